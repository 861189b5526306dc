// Small sounds of paper and wood, made on the spot: no files. They need one click or key first,
// because browsers keep pages silent until then.

import { recall, remember } from "./prefs.js";

let context = null;
let noise = null;

function wake() {
  const Kind = window.AudioContext ?? window.webkitAudioContext;
  if (!context && Kind && soundOn()) context = new Kind();
  if (context?.state === "suspended") context.resume();
}

/** Whether sounds are wanted. */
export function soundOn() {
  return recall("sound", true);
}

/** Switch sounds on or off. */
export function setSound(on) {
  remember("sound", on);
  if (on) wake();
}

/** A sheet of paper slides and settles. */
export function slide() {
  rustle(0, 0.16, 2600, 0.11);
  knock(0.13, 150, 0.05);
}

/** Your turn: two soft knocks on wood. */
export function call() {
  knock(0, 392, 0.16);
  knock(0.16, 523, 0.16);
}

/** Not that: one dull knock. */
export function dull() {
  knock(0, 110, 0.12);
}

/** The end of a game. */
export function finish() {
  [392, 494, 587, 784].forEach((pitch, place) => knock(place * 0.13, pitch, 0.14));
}

/** What great moments sound like, by the kind of their staging. */
export const sounds = {
  // A crack in the wood, and what falls.
  split() {
    rustle(0, 0.05, 3800, 0.3);
    knock(0.01, 92, 0.22);
    rustle(0.14, 0.3, 900, 0.12);
    knock(0.34, 130, 0.07);
  },
  // Wings: three strokes, each farther away.
  carried() {
    [0, 0.17, 0.34].forEach((after, place) => rustle(after, 0.15, 700 + 260 * place, 0.16 - 0.04 * place));
    sweep(0.1, 0.55, 300, 760, 0.03);
  },
  // Stones roll into the water.
  crumble() {
    [0, 0.09, 0.16, 0.27, 0.33, 0.46].forEach((after, place) => knock(after, 150 - 13 * place, 0.11));
    rustle(0.05, 0.48, 420, 0.14);
  },
  // A thud.
  fall() {
    sweep(0, 0.3, 240, 80, 0.07);
    knock(0.34, 70, 0.28);
    rustle(0.34, 0.12, 500, 0.12);
  },
  // A whistle through the air, and the hit.
  fly() {
    sweep(0.1, 0.42, 1300, 520, 0.045);
    rustle(0.08, 0.4, 2400, 0.05);
    knock(0.52, 165, 0.18);
  },
  // Ticks, as of tokens laid side by side.
  count() {
    for (let step = 0; step < 5; step++) knock(0.1 + step * 0.13, 523 + step * 52, 0.07);
    knock(0.86, 784, 0.12);
  },
  // Two notes up: it is somebody else's now.
  "change-hands"() {
    rustle(0, 0.2, 1700, 0.08);
    ring(0.34, 392, 0.4, 0.09);
    ring(0.48, 587, 0.6, 0.09);
  },
  // A small fanfare.
  open() {
    [392, 494, 587, 784].forEach((pitch, place) => ring(place * 0.1, pitch, 0.5, 0.07));
  },
  // A bell far away.
  time() {
    ring(0, 330, 1, 0.12);
    ring(0, 662, 0.8, 0.05);
    ring(0.02, 911, 0.5, 0.025);
  },
  // A card is turned over and laid down.
  show() {
    rustle(0, 0.12, 3200, 0.12);
    knock(0.15, 196, 0.1);
    ring(0.2, 466, 0.4, 0.05);
  },
};

function ready() {
  return context && context.state === "running" && soundOn();
}

function rustle(after, length, pitch, loud) {
  if (!ready()) return;
  noise ??= whiteNoise();
  const source = new AudioBufferSourceNode(context, { buffer: noise });
  const band = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 0.7 });
  source.connect(band).connect(fading(after, length, loud));
  source.start(context.currentTime + after, 0, length);
}

function knock(after, pitch, loud) {
  if (!ready()) return;
  const tone = new OscillatorNode(context, { type: "triangle", frequency: pitch });
  tone.connect(fading(after, 0.22, loud));
  tone.start(context.currentTime + after);
  tone.stop(context.currentTime + after + 0.25);
}

/** A tone that rings out. */
function ring(after, pitch, length, loud) {
  if (!ready()) return;
  const tone = new OscillatorNode(context, { type: "sine", frequency: pitch });
  tone.connect(fading(after, length, loud));
  tone.start(context.currentTime + after);
  tone.stop(context.currentTime + after + length + 0.05);
}

/** A tone that glides from one pitch to another. */
function sweep(after, length, from, to, loud) {
  if (!ready()) return;
  const start = context.currentTime + after;
  const tone = new OscillatorNode(context, { type: "sine", frequency: from });
  tone.frequency.setValueAtTime(from, start);
  tone.frequency.exponentialRampToValueAtTime(to, start + length);
  tone.connect(fading(after, length, loud));
  tone.start(start);
  tone.stop(start + length + 0.05);
}

function fading(after, length, loud) {
  const gain = new GainNode(context, { gain: 0 });
  const start = context.currentTime + after;
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(context.destination);
  return gain;
}

function whiteNoise() {
  const buffer = new AudioBuffer({ length: context.sampleRate / 2, sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}

for (const kind of ["pointerdown", "keydown"]) document.addEventListener(kind, wake);
