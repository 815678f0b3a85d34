// The appearing: tells which views in lazy containers come near the window, and which go.
//
// Provides:
//   watchElements()   begins to watch new elements
//
// Many views come and go at once while one scrolls. They make one event of the root's, such as
// "12 13 -8": the numbers of nodes, with a minus sign for one that has gone.

import { sendEvent } from "./connection.js";
import { findAll, nodeNumber } from "./document.js";

const MILLISECONDS_BETWEEN_APPEARANCES = 100;
const DISTANCE = "200px";

// The nodes that the server knows to be near the window.
const nearNodes = new Set();
// Of each node that has come or gone since the last event, whether it is near.
const changes = new Map();
let appearanceTimer;

const appearanceObserver = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) changes.set(nodeNumber(target), isIntersecting);
    appearanceTimer ??= setTimeout(sendAppearances, MILLISECONDS_BETWEEN_APPEARANCES);
  },
  { rootMargin: DISTANCE, scrollMargin: DISTANCE },
);

// Watching an element again changes nothing.
export function watchElements() {
  for (const element of findAll("[data-e*=a]")) appearanceObserver.observe(element);
}

function sendAppearances() {
  appearanceTimer = undefined;
  const changed = [...changes].filter(([node, isNear]) => nearNodes.has(node) != isNear);
  changes.clear();
  for (const [node, isNear] of changed) nearNodes[isNear ? "add" : "delete"](node);
  const text = changed.map(([node, isNear]) => (isNear ? "" : "-") + node).join(" ");
  if (text) sendEvent({ id: "n0" }, "a", text);
}
