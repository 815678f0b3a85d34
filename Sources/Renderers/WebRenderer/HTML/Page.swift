#if PortableViews && Web
import ComposableUI
import ViewGraph

/// A complete document: the first state of a session, and the data that its script needs.
struct Page {
  var title: String
  var tree: ElementTree
  /// The number of the last patch that the tree contains.
  var sequence: Int
  var token: String
  /// The URL path of the shown screens, or `nil` without navigation.
  var location: String?
  /// The greatest length of a message from the page, in bytes.
  var maximumMessageSize = SessionLimits().maximumMessageSize
  /// The most bytes of a file from the page.
  var maximumFileSize = SessionLimits().maximumFileSize
  var language = "en"
  var direction = LayoutDirection.leftToRight
  /// The colour scheme that the views prefer, if any.
  var colorScheme: ColorScheme?

  var html: HTML {
    Self.document(
      title: title, language: language, direction: direction, colorScheme: colorScheme,
      scripts: [Asset.script], body: writeBody)
  }

  /// Returns a document with the style sheet, the icon and some scripts.
  static func document(
    title: String, language: String, direction: LayoutDirection = .leftToRight,
    colorScheme: ColorScheme? = nil, scripts: [Asset],
    body: (inout HTMLWriter) -> Void
  ) -> HTML {
    HTMLWriter.write { writer in
      writer.documentType()
      writer.element(.html) {
        $0.attribute(.lang, language)
        if direction == .rightToLeft { $0.attribute(.dir, direction.attributeValue) }
        $0.attribute(.dataScheme, ifPresent: colorScheme?.attributeValue)
        $0.element(.head) { writeHead(title: title, scripts: scripts, to: &$0) }
        $0.element(.body, body)
      }
    }
  }

  private static func writeHead(title: String, scripts: [Asset], to writer: inout HTMLWriter) {
    writer.element(.meta) { $0.attribute(.charset, "utf-8") }
    writer.element(.meta) {
      $0.attribute(.name, "viewport")
      $0.attribute(.content, "width=device-width, initial-scale=1")
    }
    writer.element(.meta) {
      $0.attribute(.name, "color-scheme")
      $0.attribute(.content, "light dark")
    }
    writer.element(.title) { $0.text(title.withOwnDirections) }
    writer.element(.link) {
      $0.attribute(.rel, "icon")
      $0.attribute(.href, Asset.icon.path)
    }
    writer.element(.link) {
      $0.attribute(.rel, "stylesheet")
      $0.attribute(.href, Asset.style.path)
    }
    for script in scripts {
      writer.element(.script) {
        $0.attribute(.src, script.path)
        $0.attribute(.defer, when: true)
      }
    }
  }

  private func writeBody(to writer: inout HTMLWriter) {
    writer.attribute(.dataToken, token)
    writer.attribute(.dataSequence, "\(sequence)")
    writer.attribute(.dataSocket, "\(WireProtocol.socketPath)?v=\(WireProtocol.version)")
    writer.attribute(.dataLocation, ifPresent: location)
    writer.attribute(.dataMaximum, "\(maximumMessageSize)")
    writer.attribute(.dataMaximumFile, "\(maximumFileSize)")
    let words = BuiltInLanguage(of: language)
    var context = MarkupContext()
    context.isDocument = true
    context.language = words
    writer.element(.main) {
      $0.attribute(.id, "app")
      tree.write(to: &$0, in: context)
    }
    writer.element(.div) {
      $0.attribute(.id, "status")
      $0.attribute(.role, "status")
      $0.attribute(.dataCannotConnect, BuiltInWord.cannotConnect.text(in: words))
      $0.attribute(.dataOpenElsewhere, BuiltInWord.openElsewhere.text(in: words))
      $0.attribute(.dataCopied, BuiltInWord.copied.text(in: words))
      $0.attribute(.dataCannotCopy, BuiltInWord.cannotCopy.text(in: words))
      $0.attribute(.dataReconnecting, BuiltInWord.reconnecting.text(in: words))
      $0.attribute(.dataNotAnswering, BuiltInWord.notAnswering.text(in: words))
      $0.attribute(.dataTextTooLong, BuiltInWord.textTooLong.text(in: words))
      $0.attribute(.dataCannotPaste, BuiltInWord.cannotPaste.text(in: words))
      $0.attribute(.dataCannotSend, BuiltInWord.cannotSend.text(in: words))
      $0.attribute(.dataSending, BuiltInWord.sending.text(in: words))
      $0.attribute(.dataDrop, BuiltInWord.drop.text(in: words))
      $0.attribute(.dataDropped, BuiltInWord.dropped.text(in: words))
      $0.attribute(.dataDropEnded, BuiltInWord.dropEnded.text(in: words))
      $0.attribute(.dataDropPlace, BuiltInWord.dropPlace.text(in: words))
    }
    writer.element(.noscript) {
      $0.element(.p) {
        $0.attribute(.class, "notice")
        $0.text(BuiltInWord.needsScript.text(in: words))
      }
    }
  }
}
#endif
