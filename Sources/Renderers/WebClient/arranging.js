// The arranging: measures the children of elements whose layout the server computes.
//
// Provides:
//   arrangeElements()   measures after a change of the document, and reports what has changed
//   forgetReports()     reports everything again, on a new connection
//
// The attribute "data-p" of such an element has the revision of its layout, then proposals, such as
// "3 -,- 120,-": a width and a height, "-" for the ideal length and "inf" for the greatest. A report
// has the available size and, for each proposal, the sizes of all children. The server answers with
// their places, and with other proposals if the layout needs them.

import { sendSizes } from "./connection.js";
import { findAll, nodeNumber } from "./document.js";

const MILLISECONDS_BETWEEN_ARRANGEMENTS = 50;
// Longer than any screen. A child that is as long takes all that it is offered.
const ENDLESS = 1000000;

let sizeReports = new WeakMap();
let sizeReportTimer;
const observedParents = new WeakSet();
const parentObserver = new ResizeObserver(arrangeElements);

export function forgetReports() {
  sizeReports = new WeakMap();
  arrangeElements();
}

export function arrangeElements() {
  if (!sizeReportTimer) reportSizes();
}

function reportSizes() {
  sizeReportTimer = undefined;
  const measured = findAll("[data-p]").filter(isDrawn).map((element) => [element, measureArrangement(element)]);
  const changed = measured.filter(([element, report]) => sizeReports.get(element) != report);
  if (changed.length == 0 || !sendSizes(changed.map(([, report]) => report).join(";"))) return;
  for (const [element, report] of changed) sizeReports.set(element, report);
  sizeReportTimer = setTimeout(reportSizes, MILLISECONDS_BETWEEN_ARRANGEMENTS);
}

function isDrawn(element) {
  return element.getClientRects().length > 0;
}

// Changes the element only while it is measured: the browser draws nothing in between.
function measureArrangement(element) {
  const { parentElement, dataset, classList, style } = element;
  if (!observedParents.has(parentElement)) parentObserver.observe(parentElement);
  observedParents.add(parentElement);
  const scrolled = scrolledParents(element);
  const [revision, ...proposals] = dataset.p.split(" ");
  classList.add("measuring", "empty");
  const available = availableSize(element);
  classList.remove("empty");
  const sizes = proposals.map((proposal) => sizesOfChildren(element, proposal));
  classList.remove("measuring");
  style.removeProperty("grid-auto-columns");
  style.removeProperty("grid-auto-rows");
  for (const [parent, top, left] of scrolled) parent.scrollTo({ top, left, behavior: "instant" });
  return [`${nodeNumber(element)} ${revision} ${available}`, ...sizes].join(",");
}

// A shorter content would move what is scrolled.
function scrolledParents(element) {
  const scrolled = [];
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const { scrollTop, scrollLeft } = parent;
    if (scrollTop || scrollLeft) scrolled.push([parent, scrollTop, scrollLeft]);
  }
  return scrolled;
}

function availableSize(element) {
  const style = getComputedStyle(element);
  const padding = (...edges) => edges.reduce((sum, edge) => sum + parseFloat(style["padding" + edge]), 0);
  const { width, height } = element.getBoundingClientRect();
  return [width - padding("Left", "Right"), height - padding("Top", "Bottom")]
    .map((length) => (length > 0 && length < ENDLESS / 10 ? Math.floor(length) : "-"))
    .join(" ");
}

function sizesOfChildren(element, proposal) {
  const [columns, rows] = proposal.split(",").map(trackLength);
  element.style.gridAutoColumns = columns;
  element.style.gridAutoRows = rows;
  return [...element.children].filter(isArranged).map(sizeOfChild).join(" ");
}

function trackLength(length) {
  if (length == "-") return "max-content";
  return `${length == "inf" ? ENDLESS : length}px`;
}

// Dialogs are placed over the window.
function isArranged(child) {
  return !child.matches("dialog,[popover]");
}

// Rounded up, so that a text is not broken in the size that it was given.
function sizeOfChild(child) {
  const { width, height } = child.getBoundingClientRect();
  return [width, height]
    .map((length) => (length >= ENDLESS ? "inf" : Math.ceil(length * 10) / 10))
    .join(" ");
}

arrangeElements();
document.fonts.ready.then(arrangeElements);
// The events of images do not bubble.
document.addEventListener("load", arrangeElements, true);
