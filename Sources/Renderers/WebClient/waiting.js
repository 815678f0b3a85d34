// The waiting: says that the server does not answer, and marks the controls that wait for its answer.
//
// Provides:
//   expectAnswer(…)         notes an event, and the element that it is about
//   noteAnswer(sequence)    notes that the server has answered the events up to a number
//   restartWaiting()        waits anew for the answers that are missing, on a new connection
//   stopWaiting()           waits no longer, without a connection

import { findAll, showSilence } from "./document.js";

const MILLISECONDS_TO_ANSWER = 3000;
// The events that no control sends: measures, and moves of the pointer, the focus and the screens.
const UNMARKED_EVENTS = /[abcfhjnovz]/;

// The controls of the events that have no answer yet, by the events' numbers.
const waitingControls = new Map();
let waitTimer;
let isLate = false;

// An event that is not sent yet is answered on the next connection.
export function expectAnswer(sequence, element, letter, isSent) {
  waitingControls.set(sequence, UNMARKED_EVENTS.test(letter) ? undefined : element);
  if (isSent) waitTimer ??= setTimeout(showWaiting, MILLISECONDS_TO_ANSWER, true);
  if (isLate) showWaiting(true);
}

export function noteAnswer(acknowledged) {
  const count = waitingControls.size;
  for (const sequence of waitingControls.keys())
    if (sequence <= acknowledged) waitingControls.delete(sequence);
  if (waitingControls.size < count) restartWaiting();
}

export function restartWaiting() {
  stopWaiting();
  if (waitingControls.size > 0) waitTimer = setTimeout(showWaiting, MILLISECONDS_TO_ANSWER, true);
}

export function stopWaiting() {
  clearTimeout(waitTimer);
  waitTimer = undefined;
  showWaiting(false);
}

function showWaiting(isWaiting) {
  isLate = isWaiting;
  showSilence(isLate);
  for (const control of findAll("[data-waiting]")) delete control.dataset.waiting;
  if (isLate) for (const control of waitingControls.values()) if (control) control.dataset.waiting = "";
}
