// The zooms: screens and dialogs that grow from their sources, and shrink to them when they are removed.
//
// Provides:
//   noteZoom(element)   notes an element that is about to be inserted or removed
//   playZooms()         moves the elements that were noted
//
// The attribute "data-zoom" in a screen or a dialog has the group of its source, which has that as
// "data-zoom-source".

import { findAll, isNearWindow, isPreferred, isShown } from "./document.js";
import { usePart } from "./parts.js";

const ZOOM_TIMING = { duration: 350, easing: "cubic-bezier(0.2, 0.8, 0.2, 1)" };

let zooms = [];

function findSource(group) {
  const sources = findAll(`[data-zoom-source="${group}"]`).filter(isShown);
  return sources.map((source) => source.getBoundingClientRect()).find(isNearWindow);
}

// A screen covers the source, or no longer does, so that the source is measured while it shows.
export function noteZoom(element) {
  const isOwn = (mark) => element == mark.closest(".screen,dialog");
  const group = findAll("[data-zoom]", element).find(isOwn)?.dataset.zoom;
  if (!group || isPreferred("prefers-reduced-motion: reduce")) return;
  const old = element.isConnected && { box: element.getBoundingClientRect(), parent: element.parentElement };
  zooms.push({ element, group, old, source: !old && findSource(group) });
}

export function playZooms() {
  for (const { element, group, old, source } of zooms) {
    const inner = old ? findSource(group) : source;
    const outer = old ? old.box : element.getBoundingClientRect();
    if (!inner) continue;
    // Only what is in the window shows, and covers the source.
    const above = Math.max(0, -outer.top);
    const below = Math.max(0, outer.bottom - innerHeight);
    const clipPath = `inset(${above || -99}px -99px ${below || -99}px)`;
    const [x, y] = [inner.width / outer.width, inner.height / (outer.height - above - below)];
    const left = inner.left - outer.left - (outer.width / 2) * (1 - x);
    const top = inner.top - outer.top - above * y - (outer.height / 2) * (1 - y);
    const frame = { translate: `${left}px ${top}px`, scale: `${x} ${y}`, opacity: 0 };
    if (old) {
      element.style.clipPath = clipPath;
      usePart("motion", "fadeOut", element, old, ZOOM_TIMING, frame);
    } else element.animate([{ ...frame, clipPath }, { clipPath }], ZOOM_TIMING);
  }
  zooms = [];
}
