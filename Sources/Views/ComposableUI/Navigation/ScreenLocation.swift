#if PortableViews
/// The URL path of a screen: the path of the screen below, and one more component.
///
/// Paths share their beginnings, so the paths of a stack's screens take memory linear in the length
/// of the longest one.
final class ScreenLocation: Sendable {
  /// The path of the screen below; `nil` above the root.
  let parent: ScreenLocation?
  /// The last component, percent-encoded for a URL path.
  let component: String
  private let hash: Int

  init(_ component: String, in parent: ScreenLocation?) {
    self.component = component
    self.parent = parent
    var hasher = Hasher()
    hasher.combine(parent?.hash)
    hasher.combine(component)
    hash = hasher.finalize()
  }

  /// The path from the root.
  var text: String {
    components.reversed().map { "/" + $0 }.joined()
  }

  /// The path to the last screen that can be opened by its address, with those below.
  var address: String {
    let opened = components.reversed().prefix { !StackScreen.hasNoAddress($0) }
    return opened.isEmpty ? "/" : opened.map { "/" + $0 }.joined()
  }

  /// The components, the last one first.
  var components: some Sequence<String> {
    sequence(first: self, next: \.parent).lazy.map(\.component)
  }
}

extension ScreenLocation: Hashable {
  static func == (lhs: ScreenLocation, rhs: ScreenLocation) -> Bool {
    var (left, right): (ScreenLocation?, ScreenLocation?) = (lhs, rhs)
    while left !== right {
      guard let one = left, let other = right, one.hash == other.hash,
        one.component == other.component
      else { return false }
      (left, right) = (one.parent, other.parent)
    }
    return true
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(hash)
  }
}
#endif
