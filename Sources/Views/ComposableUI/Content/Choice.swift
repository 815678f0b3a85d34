#if PortableViews
/// A choice of a picker: its tag, title and symbol.
struct Choice: Identifiable {
  let tag: AnyHashable
  let title: String
  let symbol: String?
  /// The name of the choice in events, unique among the picker's choices.
  var id: String
}

extension Choice {
  /// Returns the choices that a picker's content offers.
  @MainActor
  static func choices(in content: any View, environment: EnvironmentValues) -> [Choice] {
    var collector = Collector()
    var environment = environment
    environment.hasSections = true
    collector.collect(content, implicitTag: nil, in: environment)
    return collector.choices
  }
}

/// A search for the choices among the views of a picker.
@MainActor
private struct Collector {
  var choices: [Choice] = []
  private var names: Set<String> = []

  mutating func collect(
    _ view: any View, implicitTag: AnyHashable?, in environment: EnvironmentValues
  ) {
    if let tagged = view as? any TagHaving {
      return add(tagged.taggedView, tag: tagged.tag, in: environment)
    }
    guard let primitive = view as? any PrimitiveView else {
      return collect(
        ViewOutline.body(of: view, in: environment), implicitTag: implicitTag, in: environment)
    }
    switch primitive.content(in: environment) {
    case .empty, .branch(nil), .hoisted: break
    case .sequence(let views):
      for view in views { collect(view, implicitTag: implicitTag, in: environment) }
    case .branch(let branch?): collect(branch.view, implicitTag: implicitTag, in: environment)
    case .rows(let rows):
      for row in ViewOutline.views(of: rows) {
        collect(row.view, implicitTag: row.key, in: environment)
      }
    case .observing(let content):
      collect(content.body(content.makeModel()), implicitTag: implicitTag, in: environment)
    case .decorated(_, let view), .lifecycle(_, let view), .preference(_, let view):
      collect(view, implicitTag: implicitTag, in: environment)
    case .environment(let change, let view):
      var environment = environment
      change.apply(to: &environment)
      collect(view, implicitTag: implicitTag, in: environment)
    case .element(let content):
      if content.element.role == .section, let views = content.content {
        return collect(views, implicitTag: implicitTag, in: environment)
      }
      if let implicitTag { add(view, tag: implicitTag, in: environment) }
    }
  }

  private mutating func add(_ view: any View, tag: AnyHashable, in environment: EnvironmentValues) {
    let outline = ViewOutline(view, in: environment)
    var name = PathComponent.text(of: tag.base) ?? ""
    if name.isEmpty || name.utf8.count > 64 || names.contains(name) {
      name = "#\(choices.count)"
    }
    names.insert(name)
    choices.append(Choice(tag: tag, title: outline.title, symbol: outline.symbol, id: name))
  }
}
#endif
