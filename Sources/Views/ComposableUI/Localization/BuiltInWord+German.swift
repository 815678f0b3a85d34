#if PortableViews
extension BuiltInWord {
  /// The German text.
  var german: String {
    switch self {
    case .cancel: "Abbrechen"
    case .chooseFile: "Datei auswählen …"
    case .chooseFiles: "Dateien auswählen …"
    case .doNotAskAgain: "Nicht mehr fragen"
    case .done: "Fertig"
    case .edit: "Bearbeiten"
    case .more: "Mehr"
    case .nextMonth: "Nächster Monat"
    case .noResults: "Keine Ergebnisse"
    case .ok: "OK"
    case .open: "Öffnen"
    case .openFile: "Eine Datei öffnen"
    case .openFiles: "Dateien öffnen"
    case .paste: "Einfügen"
    case .photos: "Fotos"
    case .previousMonth: "Voriger Monat"
    case .refresh: "Aktualisieren"
    case .rename: "Umbenennen"
    case .selected: "Ausgewählt"
    case .share: "Teilen …"
    case .search: "Suchen"
    case .time: "Uhrzeit"
    case .tryAnotherSearch: "Versuchen Sie eine andere Suche."
    case .wrongFile: "Eine Datei dieser Art kann hier nicht geöffnet werden."

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
    case .resize: "Größe ändern"
    case .text: "Text"

    case .openElsewhere: "Diese Seite ist anderswo geöffnet."
    case .cannotConnect: "Diese Seite kann sich nicht verbinden. Sind Cookies erlaubt?"
    case .needsScript:
      "Diese Seite zeigt ihren ersten Zustand. Mit eingeschaltetem JavaScript ist sie bedienbar."
    case .cannotCopy: "Dieser Browser lässt die Seite nichts kopieren."
    case .cannotPaste:
      "Dieser Browser lässt die Seite nichts einfügen. Drücken Sie Steuerung-V."
    case .cannotSend: "Eine Datei konnte nicht gesendet werden. Vielleicht ist sie zu groß."
    case .copied: "Kopiert."
    case .reconnecting: "Die Verbindung wird wiederhergestellt …"
    case .sending: "Wird gesendet …"
    case .textTooLong: "Ein Text ist zu lang. Bitte kürzen Sie ihn."

    case .canBeDragged: "Kann mit Steuerung-X gezogen werden."
    case .drop: "Pfeiltasten führen zu den Zielen, die Eingabetaste legt ab, Escape beendet."
    case .dropEnded: "Nichts wurde abgelegt."
    case .dropped: "Abgelegt."
    case .dropPlace: "Ziel"

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
