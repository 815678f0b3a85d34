#if PortableViews && Web
import ComposableUI
import Foundation
import ViewGraph

/// The sizes that a browser has measured for arrangements, as text.
///
/// Such as `12 3 680 -,40 20 60 20;15 1 320 -`: for each arrangement, separated by semicolons, its
/// node, its revision and the available size; then, after a comma each, the sizes of all children for
/// each of its proposals. `-` is a length that nothing limits, and `inf` an infinite one.
struct SizeReport: Equatable {
  let reports: [NodeID: ArrangementReport]

  /// Creates a report; `nil` if the text is none.
  init?(_ text: String) {
    var reports: [NodeID: ArrangementReport] = [:]
    for part in text.split(separator: ";", omittingEmptySubsequences: false) {
      let groups = part.split(separator: ",", omittingEmptySubsequences: false)
        .map { $0.split(separator: " ") }
      guard let head = groups.first, head.count == 4, let node = Int(head[0]),
        let revision = Int(head[1]), let width = Self.limit(head[2]),
        let height = Self.limit(head[3])
      else { return nil }
      var sizes: [[CGSize]] = []
      for group in groups.dropFirst() {
        guard let measured = Self.sizes(group) else { return nil }
        sizes.append(measured)
      }
      reports[NodeID(rawValue: node)] = ArrangementReport(
        revision: revision, available: ProposedViewSize(width: width, height: height), sizes: sizes)
    }
    self.reports = reports
  }

  private static let greatestLength = 1e7

  /// An available length; `.some(nil)` for none, and `nil` for a text that is no length.
  private static func limit(_ text: Substring) -> CGFloat?? {
    if text == "-" { return .some(nil) }
    return length(text).flatMap { $0.isFinite ? .some($0) : nil }
  }

  private static func length(_ text: Substring) -> CGFloat? {
    if text == "inf" { return .infinity }
    guard let length = Double(text), (0...greatestLength).contains(length) else { return nil }
    return CGFloat(length)
  }

  private static func sizes(_ group: [Substring]) -> [CGSize]? {
    let lengths = group.compactMap(length)
    guard lengths.count == group.count, lengths.count.isMultiple(of: 2) else { return nil }
    return stride(from: 0, to: lengths.count, by: 2).map {
      CGSize(width: lengths[$0], height: lengths[$0 + 1])
    }
  }
}

extension ElementArrangement {
  /// The question to the browser: the revision, then the proposals.
  var question: String {
    ([String(revision)] + proposals.map { "\(Self.text($0.width)),\(Self.text($0.height))" })
      .joined(separator: " ")
  }

  private static func text(_ length: CGFloat?) -> String {
    guard let length else { return "-" }
    guard length.isFinite else { return "inf" }
    return String(format: "%g", Double(max(length, 0)))
  }
}
#endif
