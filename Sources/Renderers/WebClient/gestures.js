// The gestures: sends the steps of pointers on elements with gestures.
//
// Provides:
//   tapByKey(element)   taps the middle of an element, as a key does
//
// A step is a text such as "d 1030 1 13 40;0 20 320 200": a letter, the time, then the number, x and y of
// each pointer that it is about. After a press, the frames of the element and of those around it that take
// pointers follow. The attribute "data-w" has the times that gestures wait for, in milliseconds after a
// press, or negative after a release.

import { sendEvent } from "./connection.js";
import { findTaker } from "./events.js";
import { capturePointer, listen, takesEvent } from "./document.js";

const MILLISECONDS_BETWEEN_MOVES = 16;
const MILLISECONDS_OF_A_PINCH = 200;
const LONGEST_MOVE_OF_A_TAP = 10;

// The element that the pointers were pressed on.
let touchedElement;
// The pressed pointers, keyed by their identifiers.
const pointers = new Map();
const movedPointers = new Set();
let moveTimer;
let waitTimers = [];
let isDragged = false;

function findTouched(target) {
  return findTaker(target, "g", "input,select,textarea");
}

function sendStep(letter, time, points, frames = []) {
  const head = [letter, Math.round(time), ...points.flatMap(({ number, x, y }) => [number, Math.round(x), Math.round(y)])];
  sendEvent(touchedElement, "g", [head.join(" "), ...frames].join(";"));
}

function takersAround(element) {
  const takers = [];
  for (; element && !element.matches("dialog"); element = element.parentElement) {
    if (takesEvent(element, "g")) takers.push(element);
  }
  return takers;
}

function frameOf(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join(" ");
}

function press(element, identifier, x, y, time, isOnControl) {
  if (!touchedElement?.isConnected) pointers.clear();
  if (pointers.size > 0 && element != touchedElement) return;
  touchedElement = element;
  const numbers = [...pointers.values()].map(({ number }) => number);
  const pointer = { number: numbers.includes(1) ? Math.max(...numbers) + 1 : 1, x, y, startX: x, startY: y };
  pointers.set(identifier, pointer);
  sendStep(isOnControl ? "D" : "d", time, [pointer], takersAround(element).map(frameOf));
  waitFor(1, time);
}

function movePointer(identifier, x, y) {
  const pointer = pointers.get(identifier);
  if (!pointer || (pointer.x == x && pointer.y == y)) return;
  Object.assign(pointer, { x, y });
  pointer.isDragged ||= Math.hypot(x - pointer.startX, y - pointer.startY) > LONGEST_MOVE_OF_A_TAP;
  movedPointers.add(pointer);
  if (!moveTimer) sendMoves();
  return pointer;
}

// Sends at once, and at most once in a frame, or before a release.
function sendMoves() {
  clearTimeout(moveTimer);
  moveTimer = movedPointers.size > 0 && setTimeout(sendMoves, MILLISECONDS_BETWEEN_MOVES);
  if (moveTimer && touchedElement.isConnected) sendStep("m", performance.now(), [...movedPointers]);
  movedPointers.clear();
}

function release(identifier, x, y, time) {
  const pointer = pointers.get(identifier);
  if (!pointer) return;
  pointers.delete(identifier);
  if (movedPointers.size > 0) sendMoves();
  if (!touchedElement.isConnected) return;
  Object.assign(pointer, { x, y });
  sendStep("u", time, [pointer]);
  waitFor(-1, time);
  return pointer;
}

function waitFor(sign, time) {
  waitTimers.forEach(clearTimeout);
  const times = takersAround(touchedElement).flatMap(({ dataset }) => (dataset.w || "").split(" "));
  waitTimers = [...new Set(times)]
    .map((text) => text * sign)
    .filter((milliseconds) => milliseconds > 0)
    .map((milliseconds) =>
      setTimeout(() => touchedElement.isConnected && sendStep("w", time + milliseconds, []), milliseconds),
    );
}

export function tapByKey(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  const point = [x + width / 2, y + height / 2, performance.now()];
  press(element, "key", ...point);
  release("key", ...point);
}

// The pointers.

function handlePointerDown({ target, pointerId, button, clientX, clientY, timeStamp }) {
  const element = button == 0 && findTouched(target);
  if (!element) return;
  // A control inside, or a view that handles taps itself, keeps its taps.
  const control = target.closest("button,a,label,[data-e*=t],[data-e*=d]");
  press(element, pointerId, clientX, clientY, timeStamp, element.contains(control));
}

function handlePointerMove({ pointerId, clientX, clientY }) {
  // Once it is no tap, the pointer belongs to the element, also outside of it.
  if (movePointer(pointerId, clientX, clientY)?.isDragged) capturePointer(touchedElement, pointerId);
}

// The click of the pointer after a drag is none.
function handlePointerUp({ pointerId, clientX, clientY, timeStamp }) {
  isDragged = release(pointerId, clientX, clientY, timeStamp)?.isDragged;
  setTimeout(() => (isDragged = false));
}

function dropClick(event) {
  // A click by a key has no detail. It may come before the timer, which is less urgent.
  if (!isDragged || !event.detail) return;
  isDragged = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}

function handlePointerCancel({ pointerId, timeStamp }) {
  if (!pointers.has(pointerId)) return;
  pointers.clear();
  movedPointers.clear();
  waitTimers.forEach(clearTimeout);
  if (touchedElement.isConnected) sendStep("x", timeStamp, []);
}

// A trackpad's pinch is a wheel with the control key. It is sent as two pointers beside the cursor.

let pinchTimer;
let pinchFactor = 1;

function handleWheel(event) {
  const { ctrlKey, target, clientX, clientY, deltaY, timeStamp } = event;
  const element = ctrlKey ? findTouched(target) : null;
  if (!element?.closest(".look-pinchable")) return;
  event.preventDefault();
  if (!pinchTimer) {
    if (pointers.size > 0) return;
    pinchFactor = 1;
    press(element, "left", clientX - 50, clientY, timeStamp);
    press(element, "right", clientX + 50, clientY, timeStamp);
  }
  pinchFactor *= Math.exp(-deltaY / 100);
  movePointer("left", clientX - 50 * pinchFactor, clientY);
  movePointer("right", clientX + 50 * pinchFactor, clientY);
  clearTimeout(pinchTimer);
  pinchTimer = setTimeout(endPinch, MILLISECONDS_OF_A_PINCH);
}

function endPinch() {
  pinchTimer = undefined;
  for (const identifier of ["left", "right"]) {
    const { x, y } = pointers.get(identifier) || {};
    release(identifier, x, y, performance.now());
  }
}

listen("pointerdown", handlePointerDown);
listen("pointermove", handlePointerMove);
listen("pointerup", handlePointerUp);
listen("pointercancel", handlePointerCancel);
listen("click", dropClick, true);
listen("contextmenu", (event) => pointers.size > 0 && event.preventDefault());
listen("wheel", handleWheel, { passive: false });
