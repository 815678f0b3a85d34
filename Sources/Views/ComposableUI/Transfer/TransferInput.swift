#if PortableViews
import Foundation

/// A step of items that come to an element: by a drag, by pasting or by choosing files.
package struct TransferInput: Hashable, Sendable {
  package enum Step: Hashable, Sendable {
    /// A drag is over the element: of the views, or from outside with MIME types.
    case over(outside: [String]?)
    /// The drag has left the element.
    case left
    /// The items of the views' own drag were dropped.
    case dropped
    /// A text was dropped or pasted.
    case text(String)
    /// Addresses were dropped, one in a line.
    case addresses([String])
    /// Files were dropped or chosen, which the renderer has received under names.
    case files([String])
    /// Files could not be received, as one was too large.
    case failed
  }

  package var step: Step
  /// The place in the element, from its left and its top.
  package var x, y: Double

  package init(_ step: Step, x: Double = 0, y: Double = 0) {
    self.step = step
    self.x = x
    self.y = y
  }

  var location: CGPoint { CGPoint(x: x, y: y) }

  /// The most files or addresses that come at once.
  package static let itemLimit = 64

  /// Creates a step from a text such as `t 10 20`, a line break and the dropped text; `nil` for others.
  package init?(_ text: String) {
    let parts = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let words = parts[0].split(separator: " ", omittingEmptySubsequences: false)
    guard words.count >= 3, let place = InputLengths(words[1...2], count: 2) else { return nil }
    (x, y) = (place[0], place[1])
    let rest = parts.count > 1 ? String(parts[1]) : nil
    guard words[0] == "O" || words.count == 3, words.count <= Self.itemLimit + 3 else {
      return nil
    }
    switch (words[0], rest) {
    case ("o", nil): step = .over(outside: nil)
    case ("O", nil): step = .over(outside: words.dropFirst(3).map(String.init))
    case ("x", nil): step = .left
    case ("p", nil): step = .dropped
    case ("e", nil): step = .failed
    case ("t", let text?): step = .text(text)
    case ("u", let text?): step = .addresses(Self.list(text, "\n"))
    case ("f", let text?): step = .files(Self.list(text, " "))
    default: return nil
    }
    switch step {
    case .addresses(let list), .files(let list):
      guard !list.isEmpty, list.count <= Self.itemLimit else { return nil }
    default: break
    }
  }

  private static func list(_ text: String, _ separator: Character) -> [String] {
    text.split(separator: separator).map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
      .filter { !$0.isEmpty }
  }

  /// The step as a text, from which ``init(_:)`` makes it again.
  package var text: String {
    let place = "\(SliderDetails.text(x)) \(SliderDetails.text(y))"
    return switch step {
    case .over(nil): "o \(place)"
    case .over(let types?): (["O \(place)"] + types).joined(separator: " ")
    case .left: "x \(place)"
    case .dropped: "p \(place)"
    case .failed: "e \(place)"
    case .text(let text): "t \(place)\n\(text)"
    case .addresses(let list): "u \(place)\n\(list.joined(separator: "\n"))"
    case .files(let names): "f \(place)\n\(names.joined(separator: " "))"
    }
  }

  /// Returns the received items; `nil` if there are none, or if they are unknown.
  @MainActor
  func items(in transfers: Transfers?) -> [TransferItem]? {
    switch step {
    case .over(nil): transfers?.dragged
    case .dropped: transfers?.dragged
    case .text(let text): [TransferItem(text)]
    case .addresses(let list): list.map(TransferItem.init(address:))
    case .files(let names): transfers?.take(names)
    case .over, .left, .failed: nil
    }
  }
}

/// The way in which a button gets items from the user.
public enum ElementTransfer: Hashable, Sendable {
  /// A chooser of files.
  ///
  /// The types are in the form of HTML's attribute `accept`: MIME types and extensions.
  case files(accepted: String, allowsMultiple: Bool, opensAtOnce: Bool)
  /// The clipboard.
  case clipboard
}

extension EventHandlers {
  /// Adds a handler of items that come; the handler returns whether the step is valid.
  package mutating func add(transfer handler: @escaping (TransferInput) -> Bool) {
    add(
      .drop,
      checkedText: { text in
        guard let input = TransferInput(text) else { return false }
        return handler(input)
      })
  }
}
#endif
