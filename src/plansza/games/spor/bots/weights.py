"""What the duels at the dams are worth, learnt from games.

Found by logistic regression: thousands of games between greedy bots that made some moves at random,
first of version 1, then, twice, by the weights found so far; at every other turn what
each role saw, and whether the attacker won in the end.
"""

from typing import Final

ABOUT: Final = 11  # what is asked about a dam; `Outlook.worth` tells in which order
CLOCK: Final = 4 * ABOUT  # where the weights of the clock begin

# For each role, as it sees the table: the questions about a dam that is one of several to take and
# about one that would win at once, both once as they are and once more times the share of the deck
# that is left; then the clock, as `Outlook` asks for it.
WEIGHTS: Final[list[list[float]]] = [
    [
        0.034, -0.029, -0.032, 0.012, -0.039, 0.521, 0.034, 0.140, 0.103, -0.049, 0.027,
        -0.034, -0.064, 0.544, -0.175, -0.097, 2.571, -0.447, -0.329, 0.134, 0.378, -0.075,
        0.160, 0.170, 0.309, -0.207, -0.126, 0.809, 0.617, -1.446, 0.187, -0.342, 0.762,
        -0.244, -0.284, 1.453, -0.317, 1.154, -1.694, 1.067, -1.722, 0.508, 0.479, -0.072,
        1.219, 1.080, -0.539, 0.115, 0.670, 1.123, 0.051, -0.309, -3.390,
    ],
    [
        0.045, -0.227, 0.189, 0.192, -0.151, 0.254, 0.021, 0.513, -0.036, -0.068, 0.082,
        -0.045, -0.080, 0.880, 0.030, -0.270, 2.159, -0.145, -1.184, 0.007, 0.411, -0.162,
        0.165, 0.124, 0.613, 0.375, -0.166, -0.025, 1.260, -1.849, -0.138, 0.066, 0.365,
        0.300, -0.690, -1.149, -0.840, -0.045, -0.072, 4.596, -1.991, 1.421, 0.956, 0.291,
        1.426, 0.935, -0.524, 0.102, 0.743, 1.072, 0.066, -0.290, -3.191,
    ],
]  # fmt: skip
