#if PortableViews
#if !canImport(Darwin)
import Synchronization
#endif

/// The well-known types, and the conformances of the types that the app declares.
struct UTTypeTable: Sendable {
  /// A well-known type.
  struct Entry: Sendable {
    let identifier: String
    let parents: [String]
    let extensions: [String]
    let mimeTypes: [String]
  }

  static let shared = UTTypeTable(lines)

  private let entries: [String: Entry]
  /// The identifiers of the types with a tag, the most general type first.
  private var tagged: [UTTagClass: [String: [String]]] = [.filenameExtension: [:], .mimeType: [:]]

  subscript(identifier: String) -> Entry? { entries[identifier] }

  func identifiers(of tag: String, in tagClass: UTTagClass) -> [String] {
    tagged[tagClass]?[tag] ?? []
  }

  private init(_ lines: String) {
    var entries: [String: Entry] = [:]
    for line in lines.split(separator: "\n") {
      let fields = line.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.split(separator: " ").map(String.init)
      }
      let entry = Entry(
        identifier: fields[0][0], parents: fields[1], extensions: fields[2], mimeTypes: fields[3])
      entries[entry.identifier] = entry
      for tag in entry.extensions {
        tagged[.filenameExtension]?[tag, default: []].append(entry.identifier)
      }
      for tag in entry.mimeTypes { tagged[.mimeType]?[tag, default: []].append(entry.identifier) }
    }
    self.entries = entries
  }

  private static let declared = Mutex<[String: Set<String>]>([:])

  /// Records that a declared type conforms to another one.
  static func declare(_ identifier: String, conformingTo parent: String) {
    declared.withLock { _ = $0[identifier, default: []].insert(parent) }
  }

  static func declaredParents(of identifier: String) -> [String] {
    declared.withLock { $0[identifier]?.sorted() ?? [] }
  }

  /// A line for each type: its identifier, the types that it conforms to, its filename extensions and its
  /// MIME types, the preferred ones first.
  private static let lines = """
    public.item|||
    public.content|||
    public.data|public.item||application/octet-stream
    public.composite-content|public.content||
    public.directory|public.item||
    public.folder|public.directory||
    public.text|public.data public.content||text/*
    public.plain-text|public.text|txt text|text/plain
    public.utf8-plain-text|public.plain-text||
    public.utf16-plain-text|public.plain-text||
    public.delimited-values-text|public.text||
    public.comma-separated-values-text|public.delimited-values-text|csv|text/csv
    public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values
    public.rtf|public.text|rtf|text/rtf application/rtf
    public.html|public.text|html htm|text/html
    public.xml|public.text|xml|application/xml text/xml
    public.yaml|public.text|yml yaml|application/yaml application/x-yaml
    public.json|public.text|json|application/json
    public.css|public.text|css|text/css
    net.daringfireball.markdown|public.text|md markdown|text/markdown
    public.log|public.plain-text|log|
    public.vcard|public.text|vcf vcard|text/vcard text/x-vcard
    com.apple.ical.ics|public.text|ics ical|text/calendar
    public.source-code|public.plain-text||
    public.script|public.source-code||
    public.shell-script|public.script|sh|
    public.swift-source|public.source-code|swift|text/x-swift
    public.c-source|public.source-code|c|
    public.python-script|public.script|py|text/x-python
    com.netscape.javascript-source|public.script|js javascript mjs|text/javascript
    public.image|public.data public.content||image/*
    public.png|public.image|png|image/png
    public.jpeg|public.image|jpeg jpg jpe|image/jpeg image/jpg
    com.compuserve.gif|public.image|gif|image/gif
    public.tiff|public.image|tiff tif|image/tiff
    com.microsoft.bmp|public.image|bmp|image/bmp
    com.microsoft.ico|public.image|ico|image/vnd.microsoft.icon image/x-icon
    public.heic|public.image|heic|image/heic
    public.heif|public.image|heif|image/heif
    org.webmproject.webp|public.image|webp|image/webp
    public.avif|public.image|avif|image/avif
    public.svg-image|public.image public.xml|svg|image/svg+xml
    public.camera-raw-image|public.image||
    public.audiovisual-content|public.data public.content||
    public.movie|public.audiovisual-content||
    public.video|public.movie||video/*
    public.mpeg-4|public.movie|mp4|video/mp4
    com.apple.m4v-video|public.movie|m4v|video/x-m4v
    com.apple.quicktime-movie|public.movie|mov qt|video/quicktime
    public.mpeg|public.movie|mpg mpeg|video/mpeg
    public.avi|public.movie|avi|video/avi
    org.webmproject.webm|public.movie|webm|video/webm
    public.audio|public.audiovisual-content||audio/*
    public.mp3|public.audio|mp3|audio/mpeg
    public.mpeg-4-audio|public.audio|m4a|audio/mp4 audio/x-m4a
    com.microsoft.waveform-audio|public.audio|wav|audio/vnd.wave audio/wav audio/x-wav
    public.aiff-audio|public.audio|aiff aif|audio/aiff
    com.adobe.pdf|public.data public.composite-content|pdf|application/pdf
    org.idpf.epub-container|public.data public.composite-content|epub|application/epub+zip
    public.presentation|public.composite-content||
    public.spreadsheet|public.content||
    public.database|public.data||
    public.archive|public.data||
    public.zip-archive|public.archive|zip|application/zip
    org.gnu.gnu-zip-archive|public.archive|gz gzip|application/gzip application/x-gzip
    public.tar-archive|public.archive|tar|application/x-tar
    com.apple.property-list|public.data|plist|application/x-plist
    com.apple.xml-property-list|public.xml com.apple.property-list||
    com.apple.binary-property-list|com.apple.property-list||
    public.url|public.data||text/uri-list
    public.file-url|public.url||
    public.font|public.data||font/*
    public.executable|public.item||
    public.calendar-event|public.content||
    public.contact|public.content||
    public.message|public.data||
    public.email-message|public.message|eml|message/rfc822
    com.apple.package|public.directory||
    com.apple.bundle|public.directory||
    """
}
#endif
