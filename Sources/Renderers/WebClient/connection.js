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
//
// The server sends an empty array every 20 seconds, and gets one back. A connection on which nothing
// comes any more is given up, as after a computer has slept.

import { listen, nodeNumber, settings, showStatus } from "./document.js";
import { reportEnvironment } from "./environment.js";
import { sendEdits, showTextStatus } from "./fields.js";
import { load, parts } from "./parts.js";
import { applyMessage } from "./patches.js";
import { expectAnswer, noteAnswer, restartWaiting, stopWaiting } from "./waiting.js";

const CLOSED_FOR_RELOAD = [4000, 4001];
const CLOSED_BY_OTHER_CONNECTION = 4003;
const LONGEST_DELAY = 5000;
const LONGEST_SILENCE = 45000;
const MILLISECONDS_BETWEEN_CHECKS = 5000;
const HEARTBEAT = "[]";
// Greater than the number of any patch. The server answers a greeting with it by the whole page.
const UNKNOWN_PATCH = 9e15;

let socket;
// The time of the last message, or of the attempt to connect.
let lastHeardTime;
// The messages that are not applied yet: those after one whose animation is being loaded.
let receivedMessages = [];
let reconnectTimer;
let failedAttempts = 0;
let lastPatch = Number(settings.s);
let lastSequence = 0;
// The number of the last event that was sent on any connection.
let lastSent = 0;
let pendingEvents = [];

// Sends an event, after all edits that precede it.
// Returns false, and sends nothing, if the message would be too long for the server.
export function sendEvent(element, letter, ...value) {
  if (letter != "i") sendEdits();
  const message = [lastSequence + 1, nodeNumber(element), letter, ...value];
  if (new Blob([JSON.stringify(message)]).size > settings.m) return false;
  if (replaceWaitingEdit(message)) return true;
  lastSequence += 1;
  pendingEvents.push(message);
  transmit(message);
  expectAnswer(lastSequence, element, letter, socket?.readyState == WebSocket.OPEN);
  return true;
}

// An edit takes the place of the edit before, if that waits for a first connection to be sent on: a text that
// is entered meanwhile is one event.
function replaceWaitingEdit([, node, letter, value]) {
  const last = pendingEvents.at(-1);
  if (letter != "i" || !(last?.[0] > lastSent) || last[1] != node || last[2] != "i") return false;
  last[3] = value;
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
  lastHeardTime = Date.now();
  socket = new WebSocket(location.origin.replace("http", "ws") + settings.socket);
  socket.onopen = greet;
  socket.onmessage = receive;
  socket.onclose = recover;
}

// Without a connection, a message waits for the next one if it is an event, and is lost if it is not.
function transmit(message) {
  if (socket?.readyState != WebSocket.OPEN) return;
  socket.send(JSON.stringify(message));
  lastSent = Math.max(lastSent, message[0]);
}

function greet() {
  transmit([0, lastPatch, settings.token, ...earlierToken()]);
  reportEnvironment(transmit);
  pendingEvents.forEach(transmit);
  restartWaiting();
  parts.arranging?.forgetReports();
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

function receive({ data }) {
  lastHeardTime = Date.now();
  if (data == HEARTBEAT) return socket.send(HEARTBEAT);
  receivedMessages.push(data);
  applyReceived();
}

// A message with an animation waits until the part for that is loaded, and so do those after it.
function applyReceived() {
  while (receivedMessages.length > 0) {
    if (!parts.motion && receivedMessages[0].includes('["n",')) return load("motion").then(applyReceived);
    apply(receivedMessages.shift());
  }
}

function apply(text) {
  try {
    const [patch, acknowledged, ...operations] = JSON.parse(text);
    pendingEvents = pendingEvents.filter(([sequence]) => sequence > acknowledged);
    applyMessage(operations);
    noteAnswer(acknowledged);
    lastPatch = patch;
  } catch {
    // The document differs from the server's. Reconnects to get the whole page.
    lastPatch = UNKNOWN_PATCH;
    receivedMessages = [];
    socket.close();
    return;
  }
  failedAttempts = 0;
  // Only the first message of a socket: a page that is live shows other messages, too.
  if (!("live" in document.documentElement.dataset)) showTextStatus();
  document.documentElement.dataset.live = "";
}

function recover({ code }) {
  receivedMessages = [];
  stopWaiting();
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
  else leaveSilentConnection();
}

// A browser that closes a dead connection waits for an answer. It is left alone instead.
function leaveSilentConnection() {
  const isSilent = Date.now() - lastHeardTime > LONGEST_SILENCE;
  if (!isSilent || reconnectTimer || socket.readyState == WebSocket.CLOSED) return;
  socket.onopen = socket.onmessage = socket.onclose = null;
  socket.close();
  recover({});
}

setInterval(leaveSilentConnection, MILLISECONDS_BETWEEN_CHECKS);
addEventListener("online", reconnectNow);
listen("visibilitychange", reconnectNow);
