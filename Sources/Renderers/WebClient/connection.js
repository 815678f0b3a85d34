// The connection: a WebSocket that reconnects, and the events that wait for an acknowledgement.
//
// Provides:
//   connect()          opens the first connection
//   sendEvent(…)       sends an event of an element
//   sendSizes(…)       sends a report of measured sizes, which is no event
//   isPending(…)       whether the server has not acknowledged an event yet
//
// Every event has a sequence number. It is kept until the server has acknowledged it, and sent again
// on a new connection. The server drops events that it has handled before.

import { arrangeElements, forgetReports } from "./arranging.js";
import { listen, nodeNumber, settings, showStatus } from "./document.js";
import { reportEnvironment } from "./environment.js";
import { sendEdits, showTextStatus } from "./fields.js";
import { applyMessage } from "./patches.js";

const CLOSED_FOR_RELOAD = [4000, 4001];
const CLOSED_BY_OTHER_CONNECTION = 4003;
const LONGEST_DELAY = 5000;
// Greater than the number of any patch. The server answers a greeting with it by the whole page.
const UNKNOWN_PATCH = 9e15;

let socket;
let reconnectTimer;
let failedAttempts = 0;
let lastPatch = Number(settings.s);
let lastSequence = 0;
let pendingEvents = [];

// Sends an event, after all edits that precede it.
// Returns false, and sends nothing, if the message would be too long for the server.
export function sendEvent(element, letter, ...value) {
  if (letter != "i") sendEdits();
  const message = [lastSequence + 1, nodeNumber(element), letter, ...value];
  if (new Blob([JSON.stringify(message)]).size > settings.m) return false;
  lastSequence += 1;
  pendingEvents.push(message);
  transmit(message);
  return true;
}

// Returns false, and sends nothing, without a connection or if the message would be too long.
export function sendSizes(report) {
  const message = [0, "l", report];
  if (socket?.readyState != WebSocket.OPEN || JSON.stringify(message).length > settings.m) return false;
  transmit(message);
  return true;
}

export function isPending(element, letter) {
  const number = nodeNumber(element);
  return pendingEvents.some((message) => message[1] == number && message[2] == letter);
}

export function connect() {
  clearTimeout(reconnectTimer);
  reconnectTimer = undefined;
  socket = new WebSocket(location.origin.replace("http", "ws") + settings.socket);
  socket.onopen = greet;
  socket.onmessage = receive;
  socket.onclose = recover;
}

// Without a connection, a message waits for the next one if it is an event, and is lost if it is not.
function transmit(message) {
  if (socket?.readyState == WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function greet() {
  transmit([0, lastPatch, settings.token, ...earlierToken()]);
  reportEnvironment(transmit);
  pendingEvents.forEach(transmit);
  forgetReports();
  arrangeElements();
}

// Returns the token of the page that the tab has shown before, in an array, and keeps this page's. A
// browser may refuse to keep it.
function earlierToken() {
  try {
    const earlier = sessionStorage.getItem("page");
    sessionStorage.setItem("page", settings.token);
    return earlier ? [earlier] : [];
  } catch {
    return [];
  }
}

function receive(event) {
  try {
    const [patch, acknowledged, ...operations] = JSON.parse(event.data);
    pendingEvents = pendingEvents.filter(([sequence]) => sequence > acknowledged);
    applyMessage(operations);
    lastPatch = patch;
  } catch {
    // The document differs from the server's. Reconnects to get the whole page.
    lastPatch = UNKNOWN_PATCH;
    socket.close();
    return;
  }
  failedAttempts = 0;
  // Only the first message of a socket: a page that is live shows other messages, too.
  if (!("live" in document.documentElement.dataset)) showTextStatus();
  document.documentElement.dataset.live = "";
}

function recover({ code }) {
  delete document.documentElement.dataset.live;
  if (CLOSED_FOR_RELOAD.includes(code)) return reload();
  if (code == CLOSED_BY_OTHER_CONNECTION) return showStatus("openElsewhere");
  showStatus("reconnecting");
  const delay = Math.min(LONGEST_DELAY, 200 * 2 ** failedAttempts);
  failedAttempts += 1;
  // A random part keeps many pages from reconnecting to a restarted server all at once.
  reconnectTimer = setTimeout(connect, delay * (0.75 + Math.random() / 2));
}

// Reloads once: a page that is refused again within seconds would reload for ever.
function reload() {
  const now = Date.now();
  const { at: lastReload = 0 } = history.state;
  if (document.hidden) return setTimeout(reload, LONGEST_DELAY);
  if (now - lastReload < 9000) return showStatus("cannotConnect");
  history.replaceState({ ...history.state, at: now }, "");
  location.reload();
}

function reconnectNow() {
  if (reconnectTimer) connect();
}

addEventListener("online", reconnectNow);
listen("visibilitychange", reconnectNow);
