#if PortableViews && Web
/// The tags that the renderer uses.
enum HTMLTag: String, CaseIterable, Sendable {
  case html, head, meta, title, link, script, body, noscript
  case div, span, main, header, nav, section, footer, ul, li, form, dialog, hr
  case h1, h2, h3, h4, h5, h6, p
  case a, button, label, input, textarea, select, option, progress, fieldset
  case svg, path, use, img
  case g, rect, text, tspan, image, linearGradient, radialGradient, stop, clipPath, mask
  case foreignObject

  /// Whether the tag has neither content nor an end tag.
  var isVoid: Bool {
    switch self {
    case .meta, .link, .hr, .input, .img: true
    default: false
    }
  }

  /// Returns the heading of a level, which is clamped to 1 to 6.
  static func heading(level: Int) -> Self {
    [.h1, .h2, .h3, .h4, .h5, .h6][min(max(level, 1), 6) - 1]
  }
}

/// The attributes that the renderer uses.
enum HTMLAttribute: String, CaseIterable, Sendable {
  case id, `class`, style, role, lang, dir, name, content, charset, rel, href, src, srcset, `defer`,
    type
  case tabindex, title, hidden, disabled, value, checked, selected, placeholder, min, max, step
  case open, `for`, autocomplete, autofocus, multiple, target, inputmode, popover, popovertarget
  case draggable
  case viewBox, d, enterkeyhint, autocapitalize, autocorrect, spellcheck, alt, loading
  case xmlns, x, y, width, height, x1, y1, x2, y2, cx, cy, r, fr, rx, dy, offset, transform
  case gradientUnits, gradientTransform, preserveAspectRatio, maskUnits
  case ariaKeyShortcuts = "aria-keyshortcuts"
  case fontFamily = "font-family"
  case ariaLabel = "aria-label"
  case ariaLabelledBy = "aria-labelledby"
  case ariaDescribedBy = "aria-describedby"
  case ariaDescription = "aria-description"
  case ariaDisabled = "aria-disabled"
  case ariaHidden = "aria-hidden"
  case ariaExpanded = "aria-expanded"
  case ariaCurrent = "aria-current"
  case ariaPressed = "aria-pressed"
  case ariaSelected = "aria-selected"
  case ariaValueNow = "aria-valuenow"
  case ariaValueMin = "aria-valuemin"
  case ariaValueMax = "aria-valuemax"
  case ariaLive = "aria-live"
  /// The kinds of event that an element takes, one letter each.
  case dataEvents = "data-e"
  /// The kind of event that a click on a part of an element sends.
  case dataAction = "data-a"
  /// The URL path of the shown screens.
  case dataLocation = "data-l"
  case dataMaximum = "data-m"
  /// The transition of an element's animated insertion and removal.
  case dataTransition = "data-t"
  /// The group of elements of which one takes the place of another.
  case dataMatch = "data-match"
  /// The group of the view that a screen or a dialog grows from, and of that view itself.
  case dataZoom = "data-zoom"
  case dataZoomSource = "data-zoom-source"
  /// The motion of new texts and symbols.
  case dataContent = "data-content"
  /// The motions of the symbols in an element.
  case dataSymbol = "data-symbol"
  /// The looks of an element at the edges of the scroll view around it.
  case dataEdges = "data-edges"
  /// The least factor by which a text shrinks to fit.
  case dataFit = "data-fit"
  /// The part of a field's text that was found.
  case dataFound = "data-found"
  /// The note of a row, or of a tab.
  case dataBadge = "data-badge"
  /// The line below the title of a screen.
  case dataSubtitle = "data-subtitle"
  /// Whether the scroll view or the screen around is measured.
  case dataContainer = "data-container"
  /// The shares of the element that are reported when they come into view and when they leave it.
  case dataVisible = "data-visible"
  case dataProposals = "data-p"
  /// The point of the content of a scroll view that shows at first.
  case dataStart = "data-start"
  /// The point of a scroll view at which its position is.
  case dataAnchor = "data-anchor"
  /// The title, the text and the address that a button shares, in the form of a URL's query.
  case dataShare = "data-share"
  /// The files that a button lets the user choose: letters, then the accepted types.
  case dataFiles = "data-files"
  /// The mark of a button that pastes.
  case dataPaste = "data-paste"
  /// The most bytes of a file.
  case dataMaximumFile = "data-f"
  /// The times for which a gesture waits.
  case dataWaits = "data-w"
  /// The phases and the keys that an element takes.
  case dataKeys = "data-k"
  /// The colour scheme of the page, if it is not the user's.
  case dataScheme = "data-scheme"
  /// A name for tests and scripts.
  case dataTestID = "data-testid"
  /// The page's token, with which it connects to its session.
  case dataToken = "data-token"
  /// The sequence number of the last patch that the page contains.
  case dataSequence = "data-s"
  /// The URL path of the page's socket.
  case dataSocket = "data-socket"
  // The sentences that the script shows.
  case dataCannotConnect = "data-cannot-connect"
  case dataOpenElsewhere = "data-open-elsewhere"
  case dataReconnecting = "data-reconnecting"
  case dataNotAnswering = "data-not-answering"
  case dataCopied = "data-copied"
  case dataCannotCopy = "data-cannot-copy"
  case dataTextTooLong = "data-text-too-long"
  case dataCannotPaste = "data-cannot-paste"
  case dataCannotSend = "data-cannot-send"
  case dataSending = "data-sending"
  case dataDrop = "data-drop"
  case dataDropped = "data-dropped"
  case dataDropEnded = "data-drop-ended"
  case dataDropPlace = "data-drop-place"

  /// Whether the value is a text that a person reads or hears.
  var isText: Bool {
    switch self {
    case .ariaLabel, .ariaDescription, .placeholder, .alt, .title, .dataBadge, .dataSubtitle: true
    default: false
    }
  }
}
#endif
