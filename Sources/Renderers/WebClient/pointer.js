// The pointer: sends which elements it enters and leaves, where it is in them, and long presses.
//
// Provides:
//   pressedElement()   the element on which the pointer was last pressed
//   hasRepeated()      whether the last press of the pointer has repeated a button's action

import { sendEvent } from "./connection.js";
import { listen, takesEvent } from "./document.js";

const MILLISECONDS_BETWEEN_HOVERS = 100;
const MILLISECONDS_BETWEEN_PLACES = 50;
const MILLISECONDS_OF_LONG_PRESS = 500;
const MILLISECONDS_BETWEEN_REPETITIONS = 100;

// The elements that the pointer has entered (true) or left (false) since the last events.
const unsentHovers = new Map();
// The elements that the server takes to be under the pointer.
const hoveredElements = new WeakSet();
let hoverTimer;
// The places of the pointer in the elements that ask for them, since the last events.
const unsentPlaces = new Map();
let placeTimer;
let longPressTimer;
let pressed;
let repetitionTimer;
let repeated;

export function pressedElement() {
  return pressed;
}

export function hasRepeated() {
  return repeated;
}

function handleHover({ type, target }) {
  if (type == "mouseleave" && target.matches?.("[data-e*=j]")) notePlace(target, "-");
  if (!target.matches?.("[data-e*=h]")) return;
  unsentHovers.set(target, type == "mouseenter");
  if (!hoverTimer) sendHovers();
}

// Sends at most ten times a second. Leaving an element before its entering was sent is not sent.
function sendHovers() {
  hoverTimer = unsentHovers.size > 0 && setTimeout(sendHovers, MILLISECONDS_BETWEEN_HOVERS);
  unsentHovers.forEach(sendHover);
  unsentHovers.clear();
}

function sendHover(isOver, element) {
  if (!element.isConnected || isOver == hoveredElements.has(element)) return;
  if (isOver) hoveredElements.add(element);
  else hoveredElements.delete(element);
  sendEvent(element, "h", String(isOver));
}

function handleHoverMove({ target, clientX, clientY }) {
  for (; target; target = target.parentElement) {
    if (!takesEvent(target, "j")) continue;
    const { x, y } = target.getBoundingClientRect();
    notePlace(target, [clientX, clientY, x, y].map(Math.round).join(" "));
  }
}

function notePlace(element, place) {
  unsentPlaces.set(element, place);
  if (!placeTimer) sendPlaces();
}

// Sends at most twenty times a second, and the last place always.
function sendPlaces() {
  placeTimer = unsentPlaces.size > 0 && setTimeout(sendPlaces, MILLISECONDS_BETWEEN_PLACES);
  unsentPlaces.forEach((place, element) => element.isConnected && sendEvent(element, "j", place));
  unsentPlaces.clear();
}

function handlePress({ target }) {
  pressed = target;
  const element = target.closest("[data-e*=p]");
  if (element) longPressTimer = setTimeout(sendEvent, MILLISECONDS_OF_LONG_PRESS, element, "p");
  repeated = false;
  clearTimeout(repetitionTimer);
  const button = target.closest(".look-repeating");
  if (button) repetitionTimer = setTimeout(repeatTap, MILLISECONDS_OF_LONG_PRESS, button);
}

// Ends once the button is released, disabled or removed.
function repeatTap(button) {
  if (!button.matches(":active:enabled")) return;
  repeated = true;
  sendEvent(button, "t");
  repetitionTimer = setTimeout(repeatTap, MILLISECONDS_BETWEEN_REPETITIONS, button);
}

listen("mouseenter mouseleave", handleHover, true);
listen("mousemove", handleHoverMove);
listen("pointerdown", handlePress);
listen("pointerup pointercancel", () => clearTimeout(longPressTimer));
