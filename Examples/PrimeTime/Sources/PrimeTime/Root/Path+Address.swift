#if Macros
import ComposableArchitecture

extension PrimeTime.Path.State {
  /// The screen of a number.
  init(number: Int) {
    self = .number(NumberExplorer.State(number: number))
  }
}

/// The part of an address, such as `142307` or `kept`, that stands for the screen.
extension PrimeTime.Path.State: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    if text == "kept" {
      self = .kept(KeptNumbers.State())
    } else if let number = Int(text), NumberEntry.range.contains(number) {
      self.init(number: number)
    } else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(text)' is the address of no screen")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .kept: try container.encode("kept")
    // As a text, since an address is made of texts.
    case .number(let state): try container.encode(String(state.address))
    }
  }
}
#endif
