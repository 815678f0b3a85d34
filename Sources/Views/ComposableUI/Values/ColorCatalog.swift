#if PortableViews
public import Foundation

extension Color {
  /// Creates a colour from the asset catalogues of the app and its modules, by its name.
  ///
  /// A target declares its catalogue as a resource. Of a colour set, the one for any appearance
  /// counts. An unknown name is clear, and a message says so once.
  ///
  /// - Parameters:
  ///   - name: The name of the colour set, without the folders around it.
  ///   - bundle: The bundle with the catalogue; all resource bundles beside the executable if `nil`.
  public init(_ name: String, bundle: Bundle? = nil) {
    let catalog = bundle.map { ColorCatalog(folders: [$0.bundleURL, $0.resourceURL]) }
    element = (catalog ?? .shared).color(named: name)
  }
}

/// The colour sets of asset catalogues.
struct ColorCatalog {
  static let shared = ColorCatalog(
    folders: [Bundle.main.bundleURL, Bundle.main.resourceURL] + StringCatalogs.shared.bundleURLs)

  private var colors: [String: ElementColor] = [:]

  /// Reads the asset catalogues in folders; of colours with one name, the first counts.
  init(folders: [URL?]) {
    for folder in folders.compactMap({ $0 }) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for name in names.sorted() where name.hasSuffix(".xcassets") {
        read(folder.appendingPathComponent(name))
      }
    }
  }

  func color(named name: String) -> ElementColor {
    if let color = colors[name] { return color }
    AcceptedWithoutEffect.note("Color(\"\(LoggedText(name))\")", fileID: #fileID, line: #line)
    return .named(.clear)
  }

  private mutating func read(_ catalog: URL) {
    let files = FileManager.default.enumerator(at: catalog, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.lastPathComponent == "Contents.json",
        file.deletingLastPathComponent().pathExtension == "colorset",
        let data = try? Data(contentsOf: file),
        let set = try? JSONDecoder().decode(ColorSet.self, from: data),
        let color = set.color
      else { continue }
      let name = file.deletingLastPathComponent().deletingPathExtension().lastPathComponent
      if colors[name] == nil { colors[name] = color }
    }
  }
}

/// The content of a colour set's file.
private struct ColorSet: Decodable {
  struct Entry: Decodable {
    struct Value: Decodable {
      let components: [String: String]?
    }

    struct Appearance: Decodable {
      let appearance: String
    }

    let color: Value?
    let appearances: [Appearance]?
  }

  let colors: [Entry]

  /// The colour for any appearance.
  var color: ElementColor? {
    let entry = colors.first { $0.appearances == nil } ?? colors.first
    guard let parts = entry?.color?.components else { return nil }
    let alpha = parts["alpha"].flatMap(Self.number) ?? 1
    if let white = parts["white"].flatMap(Self.number) { return .rgba(white, white, white, alpha) }
    guard let red = parts["red"].flatMap(Self.number),
      let green = parts["green"].flatMap(Self.number),
      let blue = parts["blue"].flatMap(Self.number)
    else { return nil }
    return .rgba(red, green, blue, alpha)
  }

  /// Returns a component, which is a share, a number up to 255, or a hexadecimal number.
  private static func number(_ text: String) -> Double? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    guard let number = Double(text), number.isFinite else { return nil }
    return text.contains(".") ? number : number / 255
  }
}
#endif
