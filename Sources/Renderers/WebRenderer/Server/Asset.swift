#if PortableViews && Web
import ComposableUI
import Foundation

/// A file that every page loads, under a name that changes with the content.
struct Asset: Sendable {
  let path: String
  let contentType: String
  let bytes: [UInt8]

  /// The bytes as a gzip file, or `nil` for an asset that is small as it is.
  let gzip: [UInt8]?

  private init(
    _ name: String, _ fileExtension: String, _ contentType: String, _ text: String,
    gzip: String? = nil
  ) {
    bytes = Array(text.utf8)
    path = "/\(name)-\(String(fingerprint(bytes), radix: 16)).\(fileExtension)"
    self.contentType = contentType
    self.gzip = gzip.flatMap { Data(base64Encoded: $0) }.map(Array.init)
  }

  /// Creates a file whose path has a fingerprint already.
  init(path: String, contentType: String, _ text: String) {
    bytes = Array(text.utf8)
    self.path = path
    self.contentType = contentType
    gzip = nil
  }

  /// Creates the image of an asset catalogue at a path, or fails if there is none.
  init?(imageAt path: String) {
    guard let file = ImageCatalog.shared.file(at: path),
      let data = try? Data(contentsOf: file.url),
      let type = ImageCatalog.mediaTypes[file.url.pathExtension.lowercased()]
    else { return nil }
    bytes = Array(data)
    self.path = path
    contentType = type
    gzip = nil
  }

  static let script = Self(
    "client", "js", "text/javascript; charset=utf-8", PageAssets.clientScript,
    gzip: PageAssets.clientScriptGzip)

  static let style = Self(
    "style", "css", "text/css; charset=utf-8", PageAssets.styleSheet,
    gzip: PageAssets.styleSheetGzip)

  /// The parts of the script that a page loads once it needs them.
  ///
  /// The script has their paths, which `Scripts/generate/assets` computes in the same way.
  static let scriptParts = [
    part("arranging", PageAssets.arrangingScript, PageAssets.arrangingScriptGzip),
    part("effects", PageAssets.effectsScript, PageAssets.effectsScriptGzip),
    part("feedback", PageAssets.feedbackScript, PageAssets.feedbackScriptGzip),
    part("finding", PageAssets.findingScript, PageAssets.findingScriptGzip),
    part("gestures", PageAssets.gesturesScript, PageAssets.gesturesScriptGzip),
    part("lifting", PageAssets.liftingScript, PageAssets.liftingScriptGzip),
    part("measuring", PageAssets.measuringScript, PageAssets.measuringScriptGzip),
    part("motion", PageAssets.motionScript, PageAssets.motionScriptGzip),
    part("sheets", PageAssets.sheetsScript, PageAssets.sheetsScriptGzip),
    part("swiping", PageAssets.swipingScript, PageAssets.swipingScriptGzip),
    part("transfer", PageAssets.transferScript, PageAssets.transferScriptGzip),
    part("zooming", PageAssets.zoomingScript, PageAssets.zoomingScriptGzip),
  ]

  private static func part(_ name: String, _ text: String, _ gzip: String) -> Self {
    Self(name, "js", "text/javascript; charset=utf-8", text, gzip: gzip)
  }

  /// The icon that a browser shows on the page's tab.
  static let icon = Self(
    "icon", "svg", "image/svg+xml",
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">\
    <rect width="32" height="32" rx="8" fill="#0a6cff"/>\
    <path d="M9 11h14M9 16h14M9 21h8" stroke="#fff" stroke-width="3" stroke-linecap="round"/>\
    </svg>
    """)

  static let all = Dictionary(
    uniqueKeysWithValues: ([script, style, icon] + scriptParts).map { ($0.path, $0) })
}

/// Returns a hash that changes with the content.
///
/// Not safe against intended collisions. The algorithm is FNV-1a with 64 bits.
private func fingerprint(_ bytes: [UInt8]) -> UInt64 {
  bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
}

/// The script, its parts and the style sheet, minified, and as gzip files in Base64.
///
/// `Scripts/generate/assets` writes them.
enum PageAssets {}
#endif
