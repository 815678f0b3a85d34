#if PortableViews && Web
/// The symbols that show a value: the shapes of their levels, from none to all.
enum SymbolLevels {
  /// Returns the names of the shapes that a symbol shows in full strength, by its level.
  static func levels(of name: some StringProtocol) -> [String] {
    table[String(name)] ?? []
  }

  /// Returns the level of a symbol at a value from 0 to 1, or `nil` if the symbol shows no value.
  static func level(of name: String, value: Double) -> Int? {
    guard let levels = table[name], value.isFinite else { return nil }
    let steps = Double(levels.count - 1)
    return Int((min(max(value, 0), 1) * steps).rounded(.up))
  }

  private static let table = [
    "wifi": ["", "wifi.1", "wifi.2", "wifi"],
    "cellularbars": ["", "cellularbars.1", "cellularbars.2", "cellularbars.3", "cellularbars"],
    "speaker.wave.2": ["speaker", "speaker.wave.1", "speaker.wave.2"],
    "speaker.wave.2.fill": ["speaker.fill", "speaker.wave.1.fill", "speaker.wave.2.fill"],
    "speaker.wave.3": ["speaker", "speaker.wave.1", "speaker.wave.2", "speaker.wave.3"],
    "speaker.wave.3.fill": [
      "speaker.fill", "speaker.wave.1.fill", "speaker.wave.2.fill", "speaker.wave.3.fill",
    ],
    "chart.bar": ["", "chart.bar.1", "chart.bar.2", "chart.bar"],
    "chart.bar.fill": ["", "chart.bar.1.fill", "chart.bar.2.fill", "chart.bar.fill"],
  ]
}
#endif
