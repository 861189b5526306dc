"""What the duels at the dams are worth, learnt from games.

Found by logistic regression: thousands of games between greedy bots that made some moves at random,
first of version 1, then by the weights of the round before; at every other turn what
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
        0.035, -0.070, -0.082, -0.063, -0.025, 0.652, 0.052, 0.123, 0.095, -0.030, 0.009,
        -0.035, -0.129, 0.534, -0.206, -0.061, 2.659, -0.512, 0.432, 0.068, 0.253, -0.029,
        0.162, 0.182, 0.297, -0.192, -0.141, 0.821, 0.584, -1.257, 0.348, -0.547, 0.719,
        -0.131, -0.287, 1.850, -0.189, 1.112, -1.849, 0.841, -2.201, 0.482, 0.254, -0.231,
        1.279, 1.346, -0.523, 0.034, 0.583, 1.160, 0.076, -0.287, -3.163,
    ],
    [
        0.043, -0.156, 0.021, -0.005, -0.071, 0.481, 0.089, 0.299, -0.073, -0.020, -0.032,
        -0.043, 0.001, 0.686, -0.118, -0.169, 2.295, -0.194, 0.539, -0.171, 0.098, -0.112,
        0.135, 0.147, 0.466, 0.150, -0.132, 0.658, 0.565, -1.139, 0.089, -0.514, 0.516,
        0.364, -0.310, 0.045, 0.532, 0.181, -1.682, 1.675, -3.508, 0.733, 0.850, -0.283,
        1.207, 0.945, -0.471, 0.075, 0.476, 0.938, 0.103, -0.273, -2.480,
    ],
]  # fmt: skip
