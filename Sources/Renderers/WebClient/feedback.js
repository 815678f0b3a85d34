// The feedback: shakes the device, or plays tones.
//
// Provides:
//   playFeedback(name, percent)   gives the signal of a name

// Milliseconds of shaking and of rest, by turns. Other signals shake once.
const SHAKES = { success: [20, 80, 30], warning: [30, 100, 30], error: [30, 60, 30, 60, 50] };
const MILLISECONDS_OF_A_SHAKE = 25;

// Frequencies in hertz, played one after the other. Other signals make no sound.
const TONES = {
  start: [660, 880],
  stop: [880, 660],
  success: [660, 990],
  warning: [590, 590],
  error: [330, 247],
};
const SECONDS_OF_A_TONE = 0.15;
const LOUDNESS = 0.2;

let audio;

export function playFeedback(name, percent) {
  // Browsers refuse both before the first click or key in a page.
  if (navigator.userActivation?.hasBeenActive == false) return;
  navigator.vibrate?.(SHAKES[name] || (MILLISECONDS_OF_A_SHAKE * percent) / 100);
  const tones = TONES[name] || [];
  if (tones.length > 0) audio ||= new AudioContext();
  tones.forEach(playTone);
}

function playTone(frequency, index) {
  const start = audio.currentTime + index * SECONDS_OF_A_TONE;
  const end = start + SECONDS_OF_A_TONE;
  const volume = new GainNode(audio);
  volume.gain.setValueAtTime(LOUDNESS, start);
  // A tone that ends at once clicks.
  volume.gain.linearRampToValueAtTime(0, end);
  const tone = new OscillatorNode(audio, { frequency });
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(end);
}
