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
