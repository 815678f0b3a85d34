#if PortableViews
public import Foundation

extension Color {
  /// Creates a colour from the asset catalogues of the app and its modules, by its name.
  ///
  /// A target declares its catalogue as a resource. Of a colour set, the one for any appearance
  /// counts, and in the dark that for the dark one. An unknown name is clear, and a message says so once.
  ///
  /// - Parameters:
  ///   - name: The name of the colour set, without the folders around it.
  ///   - bundle: The bundle with the catalogue; all resource bundles beside the executable if `nil`.
  public init(_ name: String, bundle: Bundle? = nil) {
    let catalog = bundle.map { ColorCatalog(folders: [$0.bundleURL, $0.resourceURL]) }
    if let color = (catalog ?? .shared).color(named: name) {
      element = color
    } else {
      AcceptedWithoutEffect.note("Color(\"\(LoggedText(name))\")", fileID: #fileID, line: #line)
      element = .named(.clear)
    }
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

  /// Returns the colour of a name, or `nil` for an unknown one.
  func color(named name: String) -> ElementColor? { colors[name] }

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
      let value: String?
    }

    let color: Value?
    let appearances: [Appearance]?
    let gamut: String?
    let idiom: String?

    enum CodingKeys: String, CodingKey {
      case color, appearances, idiom
      case gamut = "display-gamut"
    }

    /// The value of an appearance, such as `dark` of `luminosity`.
    func value(of appearance: String) -> String? {
      appearances?.first { $0.appearance == appearance }?.value
    }

    /// The number of conditions that a page does not meet: high contrast, wide colours, a device.
    var unmetConditions: Int {
      (value(of: "contrast") == nil ? 0 : 4) + (gamut == "display-P3" ? 2 : 0)
        + (idiom == nil || idiom == "universal" ? 0 : 1)
    }
  }

  let colors: [Entry]

  /// The colour for any appearance, with that for the dark one if the set has it.
  var color: ElementColor? {
    guard let light = color(isDark: false) ?? color(isDark: true) else { return nil }
    guard let dark = color(isDark: true), dark != light else { return light.color }
    return .adaptive(light: light, dark: dark)
  }

  /// Returns the colour for an appearance whose other conditions are the least special.
  private func color(isDark: Bool) -> ElementColor.Components? {
    func isFitting(_ entry: Entry) -> Bool {
      isDark == (entry.value(of: "luminosity") == "dark")
    }
    return colors.filter(isFitting)
      .sorted { $0.unmetConditions < $1.unmetConditions }
      .lazy.compactMap { Self.color($0.color?.components) }
      .first
  }

  private static func color(_ parts: [String: String]?) -> ElementColor.Components? {
    guard let parts else { return nil }
    let alpha = parts["alpha"].flatMap(number) ?? 1
    if let white = parts["white"].flatMap(number) {
      return ElementColor.Components(red: white, green: white, blue: white, opacity: alpha)
    }
    guard let red = parts["red"].flatMap(number), let green = parts["green"].flatMap(number),
      let blue = parts["blue"].flatMap(number)
    else { return nil }
    return ElementColor.Components(red: red, green: green, blue: blue, opacity: alpha)
  }

  /// Returns a component, which is a share, a number up to 255, or a hexadecimal number.
  private static func number(_ text: String) -> Double? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    guard let number = Double(text), number.isFinite else { return nil }
    return text.contains(".") ? number : number / 255
  }
}
#endif
