// The finding: marks the text that was found in each field.
//
// Provides:
//   showFound()   marks the text, after a change of the document
//
// The attribute "data-found" has the start and the end of the text in the field.

import { findAll } from "./document.js";

// The shown place of the found text in fields, with the text around it.
const shownFound = new WeakMap();

export function showFound() {
  for (const field of findAll("textarea")) {
    const { found } = field.dataset;
    const shown = found && found + field.value;
    if (shownFound.get(field) == shown) continue;
    shownFound.set(field, shown);
    field.style.background = "";
    if (found) markFound(field, ...found.split(" "));
  }
}

// Browsers show the selection of the field with the focus alone. The mark is a background, whose place
// is the place of the same text in a copy of the field.
function markFound(field, start, end) {
  const { value } = field;
  const { padding, backgroundColor } = getComputedStyle(field);
  const copy = document.createElement("div");
  const mark = document.createElement("span");
  copy.className = "copy";
  Object.assign(copy.style, { padding, width: field.clientWidth + "px" });
  mark.append(value.slice(start, end));
  copy.append(value.slice(0, start), mark, value.slice(end));
  field.after(copy);
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = mark;
  field.style.background = `linear-gradient(#fc08 0 0)${offsetLeft}px ${offsetTop}px/${offsetWidth}px ${offsetHeight}px no-repeat local,${backgroundColor}`;
  field.scrollTop = offsetTop - field.clientHeight / 2;
  // What is around the field scrolls, too.
  copy.style.top = -field.scrollTop + "px";
  mark.scrollIntoView({ block: "nearest" });
  copy.remove();
  if (document.activeElement != field) field.setSelectionRange(start, end);
}

showFound();
