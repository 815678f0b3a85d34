#if PortableViews
extension BuiltInWord {
  /// The German text.
  var german: String {
    switch self {
    case .cancel: "Abbrechen"
    case .done: "Fertig"
    case .edit: "Bearbeiten"
    case .more: "Mehr"
    case .noResults: "Keine Ergebnisse"
    case .ok: "OK"
    case .open: "Öffnen"
    case .refresh: "Aktualisieren"
    case .share: "Teilen …"
    case .search: "Suchen"
    case .tryAnotherSearch: "Versuchen Sie eine andere Suche."

    case .appMenu: "App"
    case .fileMenu: "Ablage"
    case .formatMenu: "Format"
    case .helpMenu: "Hilfe"
    case .viewMenu: "Darstellung"
    case .windowMenu: "Fenster"

    case .back: "Zurück"
    case .decrement: "Verringern"
    case .delete: "Löschen"
    case .dialog: "Dialog"
    case .increment: "Erhöhen"
    case .inProgress: "In Arbeit"
    case .moveDown: "Nach unten"
    case .moveUp: "Nach oben"
    case .text: "Text"

    case .openElsewhere: "Diese Seite ist anderswo geöffnet."
    case .cannotConnect: "Diese Seite kann sich nicht verbinden. Sind Cookies erlaubt?"
    case .needsScript:
      "Diese Seite zeigt ihren ersten Zustand. Mit eingeschaltetem JavaScript ist sie bedienbar."
    case .cannotCopy: "Dieser Browser lässt die Seite nichts kopieren."
    case .copied: "Kopiert."
    case .reconnecting: "Die Verbindung wird wiederhergestellt …"
    case .textTooLong: "Ein Text ist zu lang. Bitte kürzen Sie ihn."

    case .goToFirstPage: "Zur ersten Seite"
    case .noPageHere: "Unter dieser Adresse gibt es keine Seite."
    case .pagesOfAddress: "Von dieser Adresse aus sind zu viele Seiten geöffnet."
    case .pagesOfBrowser: "In diesem Browser sind zu viele Seiten geöffnet."
    case .pagesOfServer: "Es sind zu viele Seiten geöffnet."
    case .pagesTooFast: "Es werden gerade zu viele Seiten geöffnet."
    case .pagesTooFastOfAddress: "Von dieser Adresse aus werden zu viele Seiten geöffnet."
    }
  }
}
#endif
