// The measuring: sends the frames, the visibility and the scrolling of the elements that ask for them.
//
// Provides:
//   measureElements()   begins to measure new elements, and sends the measures that have changed
//
// A frame is the place in the window and the size, such as "0 60 320 200". The visibility is the greatest
// share of an element that shows, of those in its attribute "data-visible", or -1. The scrolling is a phase,
// the offset, the size of the content, the size of the part that shows, and the speed while it scrolls.

import { sendEvent } from "./connection.js";
import { findAll, takesEvent } from "./document.js";
import { scrollPhase, scrollSpeed, scrollsItself } from "./scrolling.js";

const MILLISECONDS_BETWEEN_MEASURES = 50;
const MEASURES = { z: measureFrame, n: measureVisibility, o: measureScrolling };
const CONTAINERS = ".screen>.content,.tabPanel,dialog,#app";

// The measures that the server knows of each element, by their letters.
const sentMeasures = new WeakMap();
// The elements that have changed, in the order of their first change.
const unsentElements = new Set();
let measureTimer;

const sizeObserver = new ResizeObserver((entries) => {
  for (const { target } of entries) unsentElements.add(target);
  if (!measureTimer) sendMeasure();
});

export function measureElements() {
  for (const element of findAll("[data-e*=z],[data-e*=n],[data-e*=o]")) {
    if (sentMeasures.has(element)) unsentElements.add(element);
    else {
      // Nothing shows until it is told.
      sentMeasures.set(element, { n: "-1" });
      sizeObserver.observe(element);
    }
  }
  if (!measureTimer) sendMeasure();
}

// Returns the frame of the scroll view or the screen around an element, as far as it is in the window.
function measureContainer(element) {
  const container = element.parentElement.closest(".scroll," + CONTAINERS);
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

// The edges of an element, as far as they are in the window and below the bar of a screen.
function shownEdges(element) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const bar = element.closest(".screen") ? 60 : 0;
  return [Math.max(left, 0), Math.min(right, innerWidth), Math.max(top, bar), Math.min(bottom, innerHeight)];
}

function measureVisibility(element) {
  const { width, height } = element.getBoundingClientRect();
  const [left, right, top, bottom] = shownEdges(element);
  const around = shownEdges(element.parentElement.closest(".scroll,.list,.form," + CONTAINERS));
  const shownWidth = Math.min(right, around[1]) - Math.max(left, around[0]);
  const shownHeight = Math.min(bottom, around[3]) - Math.max(top, around[2]);
  const share = shownWidth > 0 && shownHeight > 0 ? (shownWidth * shownHeight) / (width * height) : -1;
  // Lengths of windows are fractions on some screens.
  return String(Math.max(-1, ...element.dataset.visible.split(" ").filter((least) => share + 0.01 >= least)));
}

function measureScrolling(element) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const edges = scrollsItself(element) ? [left, right, top, bottom] : shownEdges(element);
  const lengths = [
    Math.abs(element.scrollLeft) + edges[0] - left,
    element.scrollTop + edges[2] - top,
    element.scrollWidth,
    element.scrollHeight,
    Math.max(0, edges[1] - edges[0]),
    Math.max(0, edges[3] - edges[2]),
  ];
  return [scrollPhase(element), ...[...lengths, ...scrollSpeed(element)].map(Math.round)].join(" ");
}

// Sends one measure as it is now, and the next one later, so that many elements stay below the limit of
// events.
function sendMeasure() {
  measureTimer = undefined;
  for (const element of unsentElements) {
    unsentElements.delete(element);
    for (const letter in MEASURES) {
      const measure = element.isConnected && takesEvent(element, letter) && MEASURES[letter](element);
      const sent = sentMeasures.get(element);
      if (!measure || sent[letter] == measure) continue;
      sent[letter] = measure;
      sendEvent(element, letter, measure);
      // The element may have other measures.
      unsentElements.add(element);
      measureTimer = setTimeout(sendMeasure, MILLISECONDS_BETWEEN_MEASURES);
      return;
    }
  }
}

addEventListener("resize", measureElements);
measureElements();
