// The environment: reports the size of the window, the colour scheme, the time zone and so on.
//
// Provides:
//   reportEnvironment(transmit)   reports everything on a new connection, and then each change
//
// A report has the form of a URL's query. The last one is kept in a cookie as well, so that the
// server knows the environment on the next visit before it makes the page.

import { isPreferred } from "./document.js";

const MILLISECONDS_BETWEEN_REPORTS = 100;
const ENVIRONMENT_COOKIE = "composable_environment";
const SECONDS_OF_A_YEAR = 31536000;

let transmitReport;
let reportedFacts = {};
let reportTimer;
let lastReportTime = 0;
// Sent only once the user has changed them: a request for a page names them in a header.
let changedLanguages;

export function reportEnvironment(transmit) {
  transmitReport = transmit;
  reportedFacts = {};
  sendReport();
}

function currentFacts() {
  const facts = {
    width: innerWidth,
    height: innerHeight,
    scale: devicePixelRatio,
    scheme: isPreferred("prefers-color-scheme: dark") ? "dark" : "light",
    motion: isPreferred("prefers-reduced-motion: reduce") ? "reduced" : "full",
    pointer: ["fine", "coarse", "none"].find((kind) => isPreferred("pointer: " + kind)),
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    phase: document.hidden ? "background" : "active",
  };
  if (changedLanguages) facts.languages = changedLanguages;
  return facts;
}

function sendReport() {
  clearTimeout(reportTimer);
  reportTimer = undefined;
  lastReportTime = Date.now();
  const facts = currentFacts();
  const changes = Object.entries(facts).filter(([name, value]) => reportedFacts[name] !== value);
  if (!transmitReport || changes.length == 0) return;
  reportedFacts = facts;
  transmitReport([0, "e", new URLSearchParams(changes).toString()]);
  rememberFacts(facts);
}

// The next page is shown when it is made, and its request names its languages.
function rememberFacts({ phase, languages, ...facts }) {
  const value = new URLSearchParams(facts).toString();
  const secure = location.protocol == "https:" ? "; Secure" : "";
  document.cookie = `${ENVIRONMENT_COOKIE}=${value}; Path=/; Max-Age=${SECONDS_OF_A_YEAR}; SameSite=Lax${secure}`;
}

// Sends at most ten reports a second, each with all changes since the last.
function scheduleReport() {
  const delay = lastReportTime + MILLISECONDS_BETWEEN_REPORTS - Date.now();
  reportTimer ??= setTimeout(sendReport, Math.max(0, delay));
}

function noteLanguages() {
  changedLanguages = navigator.languages.join(",");
  scheduleReport();
}

addEventListener("resize", scheduleReport);
addEventListener("languagechange", noteLanguages);
// At once: timers of a hidden page are late.
document.addEventListener("visibilitychange", sendReport);
for (const query of ["prefers-color-scheme: dark", "prefers-reduced-motion: reduce", "pointer: fine"]) {
  matchMedia(`(${query})`).addEventListener("change", scheduleReport);
}
