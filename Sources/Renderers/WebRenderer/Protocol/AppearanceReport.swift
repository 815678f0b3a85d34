#if PortableViews && Web
import ViewGraph

/// The views in lazy containers that came close to a browser's window or moved away from it, as text.
///
/// Such as `12 13 -8`: the numbers of nodes, with a minus sign for one that has gone.
struct AppearanceReport: Equatable {
  let appearances: [ViewAppearance]

  /// Creates a report; `nil` if the text is none.
  init?(_ text: String) {
    var appearances: [ViewAppearance] = []
    for number in text.split(separator: " ", omittingEmptySubsequences: false) {
      let isNear = !number.hasPrefix("-")
      guard let node = Int(isNear ? number : number.dropFirst()), node >= 0 else { return nil }
      appearances.append(ViewAppearance(node: NodeID(rawValue: node), isNear: isNear))
    }
    self.appearances = appearances
  }
}
#endif
