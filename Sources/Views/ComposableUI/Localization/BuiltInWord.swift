#if PortableViews
/// A text that views and renderers show by themselves, such as the title of a cancel button.
///
/// The raw value is the English text. A translation in the app's catalogue, with the raw value as
/// its key, takes precedence.
package enum BuiltInWord: String, CaseIterable, Sendable {
  // Views.
  case cancel = "Cancel"
  case chooseFile = "Choose a File…"
  case chooseFiles = "Choose Files…"
  case doNotAskAgain = "Do not ask again"
  case done = "Done"
  case edit = "Edit"
  case find = "Find"
  case more = "More"
  case nextMonth = "Next Month"
  case nextMatch = "Next Match"
  case noResults = "No Results"
  case of = "of"
  case ok = "OK"
  case open = "Open"
  case openFile = "Open a File"
  case openFiles = "Open Files"
  case paste = "Paste"
  case photos = "Photos"
  case previousMonth = "Previous Month"
  case previousMatch = "Previous Match"
  case refresh = "Refresh"
  case rename = "Rename"
  case replace = "Replace"
  case replaceAll = "Replace All"
  case replaceWith = "Replace With"
  case search = "Search"
  case sectionIndex = "Index"
  case selected = "Selected"
  case share = "Share…"
  case time = "Time"
  case tryAnotherSearch = "Try another search."
  case wrongFile = "A file of this kind cannot be opened here."

  // The standard menus of commands.
  case appMenu = "App"
  case fileMenu = "File"
  case formatMenu = "Format"
  case helpMenu = "Help"
  case viewMenu = "View"
  case windowMenu = "Window"

  // Parts of a page that have no text of their own.
  case back = "Back"
  case decrement = "Decrement"
  case delete = "Delete"
  case dialog = "Dialog"
  case increment = "Increment"
  case inProgress = "In progress"
  case moveDown = "Move down"
  case moveUp = "Move up"
  case resize = "Resize"
  case text = "Text"

  // Messages about the state of a page.
  case openElsewhere = "This page is open elsewhere."
  case cannotConnect = "This page cannot connect. Are cookies allowed?"
  case needsScript = "This page shows its first state. With JavaScript on, it can be used."
  case cannotCopy = "This browser does not let the page copy."
  case cannotPaste = "This browser does not let the page paste. Press Control-V."
  case cannotSend = "A file could not be sent. It may be too large."
  case copied = "Copied."
  case notAnswering = "The server does not answer…"
  case reconnecting = "Reconnecting…"
  case sending = "Sending…"
  case textTooLong = "A text is too long. Please shorten it."

  // Dragging with the keyboard.
  case canBeDragged = "Can be dragged with Control-X."
  case drop = "Arrow keys lead to the places, Return drops, Escape ends."
  case dropEnded = "Nothing was dropped."
  case dropped = "Dropped."
  case dropPlace = "Drop place"

  // Messages instead of a page.
  case addressTooDeep = "This address leads to too many screens."
  case addressTooLong = "This address is too long."
  case fileGone = "This file is not here any more."
  case goToFirstPage = "Go to the first page"
  case noPageHere = "There is no page at this address."
  case pagesOfAddress = "This address has too many pages open."
  case pagesOfBrowser = "This browser has too many pages open."
  case pagesOfServer = "There are too many pages open."
  case pagesTooFast = "Too many pages are being opened."
  case pagesTooFastOfAddress = "This address opens too many pages."
  case wrongHost = "This server does not answer to that host name."

  /// Returns the text in a language.
  package func text(in language: BuiltInLanguage) -> String {
    switch language {
    case .english: rawValue
    case .german: german
    }
  }
}

/// A language that the built-in words are translated into.
///
/// A new language needs a case, and a translation of every word, which the compiler checks.
package enum BuiltInLanguage: String, CaseIterable, Sendable {
  case english = "en"
  case german = "de"

  /// Creates the language of a BCP 47 tag; English if the words have no translation into it.
  package init(of tag: String?) {
    self = tag.flatMap(Self.init(matching:)) ?? .english
  }

  /// Creates the first of some languages that the words are translated into, or English.
  package init(preferred tags: [String]) {
    self = tags.lazy.compactMap(Self.init(matching:)).first ?? .english
  }

  private init?(matching tag: String) {
    self.init(rawValue: tag.prefix { $0 != "-" && $0 != "_" }.lowercased())
  }
}
#endif
