// The client script: connects the page to its server. Its parts are in the other modules.
//
// A module that no other module imports is imported here.

import "./events.js";
import "./gestures.js";
import "./images.js";
import "./pointer.js";
import "./swiping.js";
import { watchElements } from "./appearing.js";
import { connect } from "./connection.js";
import { showDialogs } from "./dialogs.js";
import { settings } from "./document.js";
import { updateEffects } from "./effects.js";
import { travel } from "./history.js";
import { measureElements } from "./measuring.js";
import { keepAnchors } from "./scrolling.js";

travel(settings.l || location.pathname);
showDialogs(document.documentElement);
connect();
measureElements();
watchElements();
keepAnchors();
updateEffects();
