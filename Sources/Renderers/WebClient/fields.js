// The fields: sends what a person enters into controls, and shows what the server answers.
//
// Provides:
//   sendEdits()        sends all edits now, before an event that follows them
//   showValue(…)       shows a control's value from the server, unless the person is ahead of it
//   showTextStatus()   shows whether a text is too long to send
//
// A control that a person changes is ahead of the server from the first edit until the server has
// acknowledged the last one. Meanwhile its values from the server are out of date, and are dropped.
// After each edit the server sends its own value again, if that differs from what was entered.

import { isPending, sendEvent } from "./connection.js";
import { findAll, listen, showStatus } from "./document.js";

const MILLISECONDS_BETWEEN_EDITS = 50;

// The controls with unsent edits, with the timers that send them.
// A text that was too long to send has no timer.
const unsentEdits = new Map();
let lastSendTime = 0;

// The field of an input method's composition, with its text from before, and the last value that
// the server sent meanwhile.
let composition;

// Returns the element that takes the input of a control: one of the elements around it.
function inputTaker(control) {
  return control.closest("[data-e*=i]");
}

function isAhead(control) {
  return unsentEdits.has(control) || isPending(inputTaker(control) || control, "i");
}

function isComposed(control) {
  return composition?.field == control;
}

// Edits.

export function sendEdits() {
  [...unsentEdits.keys()].forEach(sendEdit);
}

// Sends an edit at once after a pause, else 50 ms after the last one. A later edit of the same
// control replaces an unsent one, so the last value is always sent.
function scheduleEdit(control) {
  clearTimeout(unsentEdits.get(control));
  if (!inputTaker(control)) return;
  const delay = lastSendTime + MILLISECONDS_BETWEEN_EDITS - Date.now();
  unsentEdits.set(control, setTimeout(sendEdit, delay, control));
}

function sendEdit(control) {
  if (isComposed(control)) return;
  clearTimeout(unsentEdits.get(control));
  lastSendTime = Date.now();
  const taker = inputTaker(control);
  if (!unsentEdits.delete(control) || !taker) return;
  const value = control.type == "checkbox" ? String(control.checked) : control.value;
  const isSent = sendEvent(taker, "i", value);
  // A text that was too long to send stays in its field.
  if (!isSent) unsentEdits.set(control);
  markLength(control, isSent);
}

function markLength(control, isSent) {
  const wasSent = control.ariaInvalid != "true";
  if (isSent == wasSent) return;
  control.ariaInvalid = !isSent;
  showTextStatus();
}

export function showTextStatus() {
  showStatus(findAll("[aria-invalid=true]").length > 0 ? "textTooLong" : undefined);
}

// Values from the server.

// Shows a control's value: a text, or for a check box whether it is on.
export function showValue(control, value) {
  if (isComposed(control)) {
    // Changing the text now would end the composition.
    composition.waitingValue = value;
  } else if (!isAhead(control)) {
    replaceValue(control, value);
  }
}

function replaceValue(control, value) {
  const property = typeof value == "number" ? "checked" : "value";
  const old = control[property];
  if (old == value) return;
  // A control without a caret, such as a slider, has no selection.
  const hasCaret = document.activeElement == control && control.selectionStart != null;
  const { selectionStart, selectionEnd, selectionDirection } = hasCaret ? control : {};
  control[property] = value;
  if (!hasCaret) return;
  const move = (offset) => movedOffset(offset, old, control.value);
  control.setSelectionRange(move(selectionStart), move(selectionEnd), selectionDirection);
}

// Returns where an offset in a text is after the text was replaced: next to the same characters if
// they begin or end both texts, else as far from the start as before.
function movedOffset(offset, old, text) {
  const shorter = Math.min(old.length, text.length);
  let start = 0;
  while (start < shorter && old[start] == text[start]) start += 1;
  if (offset <= start) return offset;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) == text.at(-1 - end)) end += 1;
  const fromEnd = old.length - offset;
  return fromEnd <= end ? text.length - fromEnd : Math.min(offset, text.length - end);
}

// Compositions of input methods.

function beginComposition({ target }) {
  sendEdit(target);
  composition = { field: target, oldText: target.value, waitingValue: undefined };
}

// A composition that changed the text is an edit. One that was cancelled lets the server's value in.
function endComposition({ target }) {
  const { oldText, waitingValue } = composition || {};
  composition = undefined;
  if (target.value != oldText) {
    scheduleEdit(target);
  } else if (waitingValue != undefined) {
    showValue(target, waitingValue);
  }
}

listen("input", ({ target }) => isComposed(target) || scheduleEdit(target));
listen("change", ({ target }) => sendEdit(target));
listen("compositionstart", beginComposition);
listen("compositionend", endComposition);
