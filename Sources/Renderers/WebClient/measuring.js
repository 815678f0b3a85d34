// The measuring: sends the frames of the elements that ask for them.
//
// Provides:
//   measureElements()   begins to measure new elements, and sends the frames that have changed
//
// A frame is the place in the window and the size, such as "0 60 320 200".

import { sendEvent } from "./connection.js";
import { findAll } from "./document.js";

const MILLISECONDS_BETWEEN_FRAMES = 50;

const measuredElements = new WeakSet();
// The frames that the server knows.
const sentFrames = new WeakMap();
// The elements that have changed, in the order of their first change.
const unsentElements = new Set();
let frameTimer;

const sizeObserver = new ResizeObserver((entries) => {
  for (const { target } of entries) unsentElements.add(target);
  if (!frameTimer) sendFrame();
});

export function measureElements() {
  for (const element of findAll("[data-e*=z]")) {
    if (!measuredElements.has(element)) sizeObserver.observe(element);
    else if (sentFrames.get(element) != measureFrame(element)) unsentElements.add(element);
    measuredElements.add(element);
  }
  if (!frameTimer) sendFrame();
}

// Returns the frame of the scroll view or the screen around an element, as far as it is in the window.
function measureContainer(element) {
  const container = element.parentElement.closest(".scroll,.screen>.content,.tabPanel,dialog,#app");
  const { x, y } = container.getBoundingClientRect();
  const bars = container.closest(".screen") ? 60 : 0;
  const height = Math.min(container.clientHeight, innerHeight - bars);
  return { x, y, width: container.clientWidth, height };
}

// Whole points: fractions would make an answer of every step of an animation.
function measureFrame(element) {
  const isContainer = element.hasAttribute("data-container");
  const { x, y, width, height } = isContainer ? measureContainer(element) : element.getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join(" ");
}

// Sends one frame as it is now, and the next one later, so that many elements stay below the limit of
// events.
function sendFrame() {
  frameTimer = undefined;
  for (const element of unsentElements) {
    unsentElements.delete(element);
    const frame = measureFrame(element);
    if (!element.isConnected || sentFrames.get(element) == frame) continue;
    sentFrames.set(element, frame);
    sendEvent(element, "z", frame);
    frameTimer = setTimeout(sendFrame, MILLISECONDS_BETWEEN_FRAMES);
    return;
  }
}

addEventListener("resize", measureElements);
// The events of what is scrolled inside of the page do not bubble.
addEventListener("scroll", measureElements, { capture: true, passive: true });
