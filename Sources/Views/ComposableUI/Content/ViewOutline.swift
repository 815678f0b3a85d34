#if PortableViews
/// The texts and the symbol of views, collected without showing them: the title of a choice.
///
/// State inside of such views has its initial value.
@MainActor
struct ViewOutline {
  /// The texts, in order.
  private(set) var texts: [String] = []
  /// The first symbol.
  private(set) var symbol: String?
  /// The first accessibility label, which screen readers say instead of the texts.
  private(set) var accessibilityLabel: String?

  init(_ view: any View, in environment: EnvironmentValues) {
    collect(view, in: environment)
  }

  /// The texts as one line.
  var title: String { texts.joined(separator: " ") }

  private mutating func collect(_ view: any View, in environment: EnvironmentValues) {
    guard let primitive = view as? any PrimitiveView else {
      return collect(Self.body(of: view, in: environment), in: environment)
    }
    switch primitive.content(in: environment) {
    case .empty, .branch(nil), .hoisted: break
    case .sequence(let views): for view in views { collect(view, in: environment) }
    case .branch(let branch?): collect(branch.view, in: environment)
    case .rows(let rows): for view in Self.views(of: rows) { collect(view.view, in: environment) }
    case .observing(let content): collect(content.body(content.makeModel()), in: environment)
    case .decorated(let decoration, let view):
      accessibilityLabel = accessibilityLabel ?? decoration.traits.label
      collect(view, in: environment)
    case .lifecycle(_, let view), .preference(_, let view): collect(view, in: environment)
    case .environment(let change, let view):
      var environment = environment
      change.apply(to: &environment)
      collect(view, in: environment)
    case .element(let content):
      if case .image(let image) = content.element.details { symbol = symbol ?? image.symbol }
      if let text = content.element.text, !text.isEmpty { texts.append(text) }
      if let view = content.content { collect(view, in: environment) }
    }
  }

  static func body(of view: any View, in environment: EnvironmentValues) -> any View {
    func body<V: View>(_ view: V) -> any View {
      var view = view
      withUnsafeMutablePointer(to: &view) {
        _ = ValueLayout.of(V.self).resolve(UnsafeMutableRawPointer($0), in: environment)
      }
      return view.body
    }
    return body(view)
  }

  /// Returns the views of rows, with the keys of their elements.
  static func views(of rows: any RowsView) -> [(key: AnyHashable, view: any View)] {
    func views<Rows: RowsView>(_ rows: Rows) -> [(key: AnyHashable, view: any View)] {
      rows.data.map { (AnyHashable(rows.id(of: $0)), rows.content($0)) }
    }
    return views(rows)
  }
}
#endif
