#if PortableViews
extension UTType {
  /// Files, folders and everything else that has a name.
  public static let item = Self(verbatim: "public.item")
  /// Everything that people can see or hear.
  public static let content = Self(verbatim: "public.content")
  /// Content that mixes several kinds.
  public static let compositeContent = Self(verbatim: "public.composite-content")
  /// A sequence of bytes.
  public static let data = Self(verbatim: "public.data")
  /// A directory.
  public static let directory = Self(verbatim: "public.directory")
  /// A directory that people see as one.
  public static let folder = Self(verbatim: "public.folder")
  /// A directory that people see as a file.
  public static let package = Self(verbatim: "com.apple.package")
  /// A directory with a fixed structure.
  public static let bundle = Self(verbatim: "com.apple.bundle")
  /// A program.
  public static let executable = Self(verbatim: "public.executable")

  /// Text of any kind.
  public static let text = Self(verbatim: "public.text")
  /// Text without markup.
  public static let plainText = Self(verbatim: "public.plain-text")
  /// Text without markup, in UTF-8.
  public static let utf8PlainText = Self(verbatim: "public.utf8-plain-text")
  /// Text without markup, in UTF-16.
  public static let utf16PlainText = Self(verbatim: "public.utf16-plain-text")
  /// Text in columns.
  public static let delimitedText = Self(verbatim: "public.delimited-values-text")
  /// Text in columns, separated by commas.
  public static let commaSeparatedText = Self(verbatim: "public.comma-separated-values-text")
  /// Text in columns, separated by tabs.
  public static let tabSeparatedText = Self(verbatim: "public.tab-separated-values-text")
  /// Rich text.
  public static let rtf = Self(verbatim: "public.rtf")
  /// A page of HTML.
  public static let html = Self(verbatim: "public.html")
  /// An XML document.
  public static let xml = Self(verbatim: "public.xml")
  /// A YAML document.
  public static let yaml = Self(verbatim: "public.yaml")
  /// A JSON document.
  public static let json = Self(verbatim: "public.json")
  /// A style sheet.
  public static let css = Self(verbatim: "public.css")
  /// A log.
  public static let log = Self(verbatim: "public.log")
  /// An electronic business card.
  public static let vCard = Self(verbatim: "public.vcard")
  /// Source code of any language.
  public static let sourceCode = Self(verbatim: "public.source-code")
  /// A script of any language.
  public static let script = Self(verbatim: "public.script")
  /// A script of a shell.
  public static let shellScript = Self(verbatim: "public.shell-script")
  /// Source code in Swift.
  public static let swiftSource = Self(verbatim: "public.swift-source")
  /// Source code in C.
  public static let cSource = Self(verbatim: "public.c-source")
  /// A script in Python.
  public static let pythonScript = Self(verbatim: "public.python-script")
  /// A script in JavaScript.
  public static let javaScript = Self(verbatim: "com.netscape.javascript-source")

  /// An image of any kind.
  public static let image = Self(verbatim: "public.image")
  /// A PNG image.
  public static let png = Self(verbatim: "public.png")
  /// A JPEG image.
  public static let jpeg = Self(verbatim: "public.jpeg")
  /// A GIF image.
  public static let gif = Self(verbatim: "com.compuserve.gif")
  /// A TIFF image.
  public static let tiff = Self(verbatim: "public.tiff")
  /// A bitmap.
  public static let bmp = Self(verbatim: "com.microsoft.bmp")
  /// An icon.
  public static let ico = Self(verbatim: "com.microsoft.ico")
  /// An HEIC image.
  public static let heic = Self(verbatim: "public.heic")
  /// An HEIF image.
  public static let heif = Self(verbatim: "public.heif")
  /// A WebP image.
  public static let webP = Self(verbatim: "org.webmproject.webp")
  /// A vector image.
  public static let svg = Self(verbatim: "public.svg-image")
  /// An image of a camera's sensor.
  public static let rawImage = Self(verbatim: "public.camera-raw-image")

  /// Sound and moving pictures.
  public static let audiovisualContent = Self(verbatim: "public.audiovisual-content")
  /// Moving pictures, with sound or without.
  public static let movie = Self(verbatim: "public.movie")
  /// Moving pictures without sound.
  public static let video = Self(verbatim: "public.video")
  /// An MPEG-4 movie.
  public static let mpeg4Movie = Self(verbatim: "public.mpeg-4")
  /// A QuickTime movie.
  public static let quickTimeMovie = Self(verbatim: "com.apple.quicktime-movie")
  /// An MPEG movie.
  public static let mpeg = Self(verbatim: "public.mpeg")
  /// An AVI movie.
  public static let avi = Self(verbatim: "public.avi")
  /// Sound of any kind.
  public static let audio = Self(verbatim: "public.audio")
  /// MP3 sound.
  public static let mp3 = Self(verbatim: "public.mp3")
  /// MPEG-4 sound.
  public static let mpeg4Audio = Self(verbatim: "public.mpeg-4-audio")
  /// Waveform sound.
  public static let wav = Self(verbatim: "com.microsoft.waveform-audio")
  /// AIFF sound.
  public static let aiff = Self(verbatim: "public.aiff-audio")

  /// A PDF document.
  public static let pdf = Self(verbatim: "com.adobe.pdf")
  /// An electronic publication.
  public static let epub = Self(verbatim: "org.idpf.epub-container")
  /// A presentation.
  public static let presentation = Self(verbatim: "public.presentation")
  /// A spreadsheet.
  public static let spreadsheet = Self(verbatim: "public.spreadsheet")
  /// A database.
  public static let database = Self(verbatim: "public.database")
  /// An archive of files.
  public static let archive = Self(verbatim: "public.archive")
  /// A ZIP archive.
  public static let zip = Self(verbatim: "public.zip-archive")
  /// A file that is compressed by `gzip`.
  public static let gzip = Self(verbatim: "org.gnu.gnu-zip-archive")
  /// A property list.
  public static let propertyList = Self(verbatim: "com.apple.property-list")
  /// A property list in XML.
  public static let xmlPropertyList = Self(verbatim: "com.apple.xml-property-list")
  /// A property list in its binary form.
  public static let binaryPropertyList = Self(verbatim: "com.apple.binary-property-list")
  /// An address.
  public static let url = Self(verbatim: "public.url")
  /// The address of a file.
  public static let fileURL = Self(verbatim: "public.file-url")
  /// A font.
  public static let font = Self(verbatim: "public.font")
  /// A message.
  public static let message = Self(verbatim: "public.message")
  /// A message by mail.
  public static let emailMessage = Self(verbatim: "public.email-message")
  /// A person's name and addresses.
  public static let contact = Self(verbatim: "public.contact")
  /// An event of a calendar.
  public static let calendarEvent = Self(verbatim: "public.calendar-event")
}

extension UTType {
  /// The value of an `accept` attribute of HTML: MIME types, wildcards and filename extensions.
  package static func acceptedTags(of types: [UTType]) -> String {
    let everything: Set<UTType> = [.item, .content, .data, .compositeContent, .audiovisualContent]
    guard !types.contains(where: everything.contains) else { return "" }
    var tags: [String] = []
    for type in types {
      let own = type.tags
      let all = (own[.mimeType] ?? []) + (own[.filenameExtension] ?? []).map { ".\($0)" }
      for tag in all where !tags.contains(tag) { tags.append(tag) }
    }
    return tags.joined(separator: ",")
  }

  /// The type of a file by its name, or else by a MIME type.
  package init(filename: String, mimeType: String?) {
    let pieces = filename.split(separator: ".", omittingEmptySubsequences: false)
    let ending = pieces.count > 1 ? pieces.last.map(String.init) : nil
    let byName = ending.flatMap { UTType(filenameExtension: $0, conformingTo: .data) }
    let name = mimeType?.prefix { $0 != ";" }
    let byMIMEType = name.flatMap { UTType(mimeType: String($0)) }
    let known = [byName, byMIMEType].compactMap(\.self).first { !$0.isDynamic }
    self = known ?? byName ?? .data
  }
}
#endif
