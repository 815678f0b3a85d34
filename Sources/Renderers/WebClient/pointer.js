// The pointer: sends which elements it enters and leaves, and long presses.
//
// Provides:
//   pressedElement()   the element on which the pointer was last pressed

import { sendEvent } from "./connection.js";
import { listen } from "./document.js";

const MILLISECONDS_BETWEEN_HOVERS = 100;
const MILLISECONDS_OF_LONG_PRESS = 500;

// The elements that the pointer has entered (true) or left (false) since the last events.
const unsentHovers = new Map();
// The elements that the server takes to be under the pointer.
const hoveredElements = new WeakSet();
let hoverTimer;
let longPressTimer;
let pressed;

export function pressedElement() {
  return pressed;
}

function handleHover({ type, target }) {
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

function handlePress({ target }) {
  pressed = target;
  const element = target.closest("[data-e*=p]");
  if (element) longPressTimer = setTimeout(sendEvent, MILLISECONDS_OF_LONG_PRESS, element, "p");
}

listen("mouseenter mouseleave", handleHover, true);
listen("pointerdown", handlePress);
listen("pointerup pointercancel", () => clearTimeout(longPressTimer));
