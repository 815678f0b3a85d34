#if PortableViews
/// One of the views that a view consists of: an element of a `ForEach`, a view in a view builder.
///
/// A view of one's own is one subview, whatever its body has.
public struct Subview: Identifiable {
  /// The identity of a subview, which it keeps for as long as it is at its place or has its key.
  public struct ID: Hashable {
    fileprivate let path: [AnyHashable]
  }

  /// The identity of the subview.
  public let id: ID
  /// The values that the subview gives to its container.
  public internal(set) var containerValues = ContainerValues()

  private var view: any View
}

extension Subview: View, PrimitiveView {
  package func content(in environment: EnvironmentValues) -> ViewContent {
    .branch(ViewBranch(.type(ObjectIdentifier(type(of: view))), view))
  }
}

extension Subview {
  /// Returns the subviews of a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - path: The place of the view, with which the identities of its subviews begin.
  @MainActor
  static func subviews(of view: any View, at path: [AnyHashable] = []) -> [Subview] {
    guard let primitive = view as? any PrimitiveView else { return [Subview(view, at: path)] }
    // The structure of a view does not follow from its environment.
    switch primitive.content(in: EnvironmentValues()) {
    case .empty:
      return []
    case .sequence(let views):
      return views.enumerated().flatMap { subviews(of: $1, at: path + [$0]) }
    case .branch(let branch):
      guard let branch else { return [] }
      let found = subviews(of: branch.view, at: path + [branch.key])
      guard let values = view as? any ContainerValueSetting else { return found }
      return found.map { $0.changing { values.set(&$0.containerValues) } }
    case .rows(let rows):
      return subviews(ofRows: rows, at: path)
    case .decorated(let decoration, let content):
      return subviews(of: content, at: path).map {
        $0.changing { $0.view = $0.decorated(by: decoration) }
      }
    case .environment(_, let content), .lifecycle(_, let content), .preference(_, let content):
      // Several views inside have one modifier in common, and so they are one subview.
      let found = subviews(of: content, at: path)
      return found.count == 1
        ? [found[0].changing { $0.view = view }] : [Subview(view, at: path)]
    case .element, .observing, .hoisted:
      return [Subview(view, at: path)]
    }
  }

  @MainActor
  private static func subviews<Rows: RowsView>(
    ofRows rows: Rows, at path: [AnyHashable]
  ) -> [Subview] {
    rows.data.flatMap { subviews(of: rows.content($0), at: path + [rows.id(of: $0)]) }
  }

  init(_ view: any View, at path: [AnyHashable]) {
    id = ID(path: path)
    self.view = view
  }

  func changing(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }

  /// The subview with a modifier around it.
  func modified(by modify: (any View) -> any View) -> Self { changing { $0.view = modify(view) } }

  private func decorated(by decoration: Decoration) -> any View {
    func decorate(_ view: some View) -> any View {
      DecoratedView(content: view, decoration: decoration)
    }
    return decorate(view)
  }
}

/// A view that sets values for its container.
protocol ContainerValueSetting {
  var set: (inout ContainerValues) -> Void { get }
}

extension ContainerValueView: ContainerValueSetting {}
#endif
