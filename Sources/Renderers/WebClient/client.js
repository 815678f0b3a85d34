// The client script: connects the page to its server. Its parts are in the other modules.
//
// A module that no other module imports is imported here, and those that few pages need in parts.js.

import "./events.js";
import "./images.js";
import "./pointer.js";
import { watchElements } from "./appearing.js";
import { connect } from "./connection.js";
import { showDialogs } from "./dialogs.js";
import { settings } from "./document.js";
import { travel } from "./history.js";
import { loadParts } from "./parts.js";
import { keepAnchors } from "./scrolling.js";

travel(settings.l || location.pathname);
showDialogs(document.documentElement);
loadParts();
connect();
watchElements();
keepAnchors();
