#if Macros
import ComposableArchitecture
import Foundation

extension PrimeTime.Path.State {
  /// The screen of a number.
  init(number: Int) {
    self = .number(NumberExplorer.State(number: number))
  }

  /// The screens that an address such as `/142307` or `/kept/7` leads to; `nil` if it leads nowhere.
  static func screens(at url: URL) -> [Self]? {
    let parts = url.path.split(separator: "/").map(String.init)
    switch (parts.first, parts.count) {
    case (nil, _): return []
    case ("kept", 1): return [.kept(KeptNumbers.State())]
    case ("kept", 2): return number(parts[1]).map { [.kept(KeptNumbers.State()), $0] }
    case (let first?, 1): return number(first).map { [$0] }
    default: return nil
    }
  }

  private static func number(_ text: String) -> Self? {
    guard let number = Int(text), NumberEntry.range.contains(number) else { return nil }
    return Self(number: number)
  }
}

/// The part of an address that stands for the screen.
extension PrimeTime.Path.State: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .kept: try container.encode("kept")
    case .number(let state): try container.encode(state.address)
    }
  }
}
#endif
