// The history: keeps the page's address and the browser's history in step with the screens.
//
// Provides:
//   travel(to)   brings the address to the path of the shown screens
//
// Each entry of the history holds its path and the paths below it. So leaving a screen goes back to
// the entry of the screen below. A screen without an address has a path in which a component begins
// with "+": its entry shows the address of the last screen below that has one.

import { sendEvent } from "./connection.js";
import { findAll } from "./document.js";

// The path of the shown screens.
let path = location.pathname;
// Whether the browser is going back to an entry below.
let isGoingBack = false;

function entryPaths() {
  return history.state?.paths || [path];
}

// The path of the entry that the browser shows.
function entryPath() {
  return history.state?.paths?.at(-1) || location.pathname;
}

// Enters a path by the history's function of that name: "pushState" or "replaceState".
function enter(functionName, paths) {
  const address = paths.at(-1).replace(/\/\+.*/, "") || "/";
  history[functionName]({ ...history.state, paths }, "", address);
}

// Goes back if the path is below, forward step by step if it is above, and else replaces the entry.
export function travel(to) {
  path = to;
  if (isGoingBack || to == entryPath()) return;
  const paths = entryPaths();
  const index = paths.lastIndexOf(to);
  const base = entryPath().replace(/\/*$/, "/");
  if (index >= 0) {
    isGoingBack = true;
    history.go(index - paths.length + 1);
  } else if (to.startsWith(base)) {
    pushSteps(base, to.slice(base.length).split("/"), paths);
  } else {
    enter("replaceState", [...paths.slice(0, -1), to]);
  }
}

function pushSteps(base, steps, paths) {
  let url = base;
  for (const step of steps) {
    paths.push(url + step);
    enter("pushState", paths);
    url += step + "/";
  }
}

function handleMove() {
  const to = entryPath();
  const navigation = findAll("[data-e*=v]")[0];
  if (isGoingBack) {
    isGoingBack = false;
    // The screens may have changed meanwhile.
    travel(path);
  } else if (to != path && navigation) {
    path = to;
    sendEvent(navigation, "v", to);
  }
}

enter("replaceState", entryPaths());
addEventListener("popstate", handleMove);
