#if PortableViews && Web
import ComposableUI
import ViewGraph

/// Pseudo-random numbers that are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 2_685_821_657_736_338_717
  }
}

extension ViewElement {
  /// An element whose every property may or may not be set.
  static func random(_ role: Role, using generator: inout SeededGenerator) -> ViewElement {
    let words = ["", "one", "<b>&\"'", "deux\n", "三"]
    var element = ViewElement(
      role, text: Bool.random(using: &generator) ? words.random(&generator) : nil)
    element.value = ["true", "false", "0.5", "a"].random(&generator)
    element.accessibilityLabel = [nil, "", "label"].random(&generator)
    element.accessibilityIdentifier = [nil, "id"].random(&generator)
    element.isDisabled = Bool.random(using: &generator)
    element.events = ElementEvents(rawValue: UInt16.random(in: 0..<128, using: &generator))
    for attribute in ElementAttribute.allCases where Bool.random(using: &generator) {
      element.attributes[attribute] = ["1", "a", "/path", "cancel", "bordered"].random(&generator)
    }
    if Bool.random(using: &generator) {
      element.style.padding = EdgeLengths(top: 1, leading: 2.5, bottom: 3, trailing: 4)
      element.style.font = ElementFont(textStyle: .title, weight: 600)
      element.style.foreground = .named(.red, opacity: 0.5)
    }
    return element
  }
}

extension Array {
  func random(_ generator: inout SeededGenerator) -> Element {
    self[Int.random(in: indices, using: &generator)]
  }
}
#endif
