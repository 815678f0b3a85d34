// The measuring: sends the sizes of the elements that ask for them.
//
// Provides:
//   measureElements()   begins to measure the elements that are new in the document

import { sendEvent } from "./connection.js";
import { findAll } from "./document.js";

const MILLISECONDS_BETWEEN_SIZES = 50;

const measuredElements = new WeakSet();
// The sizes that the server knows.
const sentSizes = new WeakMap();
// The elements that have changed, in the order of their first change.
const unsentSizes = new Map();
let sizeTimer;

const observer = new ResizeObserver((entries) => {
  for (const { target } of entries) unsentSizes.set(target, measure(target));
  if (!sizeTimer) sendSize();
});

export function measureElements() {
  for (const element of findAll("[data-e*=z]")) {
    if (measuredElements.has(element)) continue;
    measuredElements.add(element);
    observer.observe(element);
  }
}

// Whole points: fractions would make an answer of every step of an animation.
function measure(element) {
  const { width, height } = element.getBoundingClientRect();
  return `${Math.round(width)} ${Math.round(height)}`;
}

// Sends one size, and the next one later, so that many elements stay below the limit of events.
function sendSize() {
  sizeTimer = undefined;
  for (const [element, size] of unsentSizes) {
    unsentSizes.delete(element);
    if (!element.isConnected || sentSizes.get(element) == size) continue;
    sentSizes.set(element, size);
    sendEvent(element, "z", size);
    sizeTimer = setTimeout(sendSize, MILLISECONDS_BETWEEN_SIZES);
    return;
  }
}
