#if PortableViews
/// A section of a view: a `Section`, or views between sections that are in none.
public struct SectionConfiguration: Identifiable {
  /// The identity of a section, which it keeps for as long as it is at its place or has its key.
  public struct ID: Hashable {
    fileprivate let path: [AnyHashable]
  }

  /// The identity of the section.
  public let id: ID
  /// The values that the section gives to its container.
  public private(set) var containerValues = ContainerValues()
  /// The views of the header, if it has one.
  public private(set) var header: SubviewsCollection
  /// The views of the footer, if it has one.
  public private(set) var footer: SubviewsCollection
  /// The views of the section itself.
  public private(set) var content: SubviewsCollection
}

extension SectionConfiguration {
  /// Returns the sections of a view, at least one.
  @MainActor
  static func sections(of view: any View) -> [SectionConfiguration] {
    var sections: [SectionConfiguration] = []
    var loose: [Subview] = []
    func close() {
      guard let first = loose.first else { return }
      sections.append(SectionConfiguration(["loose", first.id], content: loose))
      loose = []
    }
    for part in SectionPart.parts(of: view, at: []) {
      switch part {
      case .subview(let subview): loose.append(subview)
      case .section(let section):
        close()
        sections.append(section)
      }
    }
    close()
    return sections.isEmpty ? [SectionConfiguration(["loose"], content: [])] : sections
  }

  fileprivate init(
    _ path: [AnyHashable], header: [Subview] = [], content: [Subview], footer: [Subview] = []
  ) {
    id = ID(path: path)
    self.header = SubviewsCollection(header)
    self.content = SubviewsCollection(content)
    self.footer = SubviewsCollection(footer)
  }

  fileprivate func changing(_ change: (inout ContainerValues) -> Void) -> Self {
    var copy = self
    change(&copy.containerValues)
    return copy
  }

  /// The section with a modifier around each of its views.
  fileprivate func modified(by modify: (any View) -> any View) -> Self {
    var copy = self
    copy.header = SubviewsCollection(header.map { $0.modified(by: modify) })
    copy.content = SubviewsCollection(content.map { $0.modified(by: modify) })
    copy.footer = SubviewsCollection(footer.map { $0.modified(by: modify) })
    return copy
  }
}

/// A section, or a view beside sections.
private enum SectionPart {
  case section(SectionConfiguration)
  case subview(Subview)

  @MainActor
  static func parts(of view: any View, at path: [AnyHashable]) -> [SectionPart] {
    if let section = view as? any SectionView { return [.section(section.configuration(at: path))] }
    let whole = { Subview.subviews(of: view, at: path).map(SectionPart.subview) }
    guard let primitive = view as? any PrimitiveView else { return whole() }
    // The structure of a view does not follow from its environment.
    switch primitive.content(in: EnvironmentValues()) {
    case .sequence(let views):
      return views.enumerated().flatMap { parts(of: $1, at: path + [$0]) }
    case .branch(let branch?):
      let found = parts(of: branch.view, at: path + [branch.key])
      guard let values = view as? any ContainerValueSetting else { return found }
      return found.map { part in
        switch part {
        case .section(let section): .section(section.changing(values.set))
        case .subview(let subview): .subview(subview.changing { values.set(&$0.containerValues) })
        }
      }
    case .rows(let rows):
      return parts(ofRows: rows, at: path)
    case .decorated(let decoration, let content):
      return parts(of: content, at: path, or: whole) {
        DecoratedView(content: $0, decoration: decoration)
      }
    case .environment(let change, let content):
      return parts(of: content, at: path, or: whole) { inside(change, $0) }
    case .empty, .branch(nil), .element, .observing, .lifecycle, .preference, .hoisted:
      return whole()
    }
  }

  /// The sections in a modified view, each with the modifier around its views; `whole` without any.
  @MainActor
  private static func parts(
    of content: any View, at path: [AnyHashable], or whole: () -> [SectionPart],
    modify: (AnyView) -> any View
  ) -> [SectionPart] {
    let found = parts(of: content, at: path)
    let hasSections = found.contains { if case .section = $0 { true } else { false } }
    guard hasSections else { return whole() }
    return found.map { part in
      switch part {
      case .section(let section): .section(section.modified { modify(erased($0)) })
      case .subview(let subview): .subview(subview.modified { modify(erased($0)) })
      }
    }
  }

  @MainActor
  private static func parts<Rows: RowsView>(
    ofRows rows: Rows, at path: [AnyHashable]
  ) -> [SectionPart] {
    rows.data.flatMap { parts(of: rows.content($0), at: path + [rows.id(of: $0)]) }
  }
}

/// Returns a view of any type as one of a known type.
@MainActor
private func erased(_ view: any View) -> AnyView {
  func erase(_ view: some View) -> AnyView { AnyView(view) }
  return erase(view)
}

/// Returns a view in a changed environment.
@MainActor
private func inside<Change: EnvironmentChange>(_ change: Change, _ view: AnyView) -> any View {
  EnvironmentView(content: view, change: change)
}

/// A section of any type.
@MainActor
private protocol SectionView {
  func configuration(at path: [AnyHashable]) -> SectionConfiguration
}

extension Section: SectionView {
  fileprivate func configuration(at path: [AnyHashable]) -> SectionConfiguration {
    let isOpen = isExpanded?.wrappedValue != false
    return SectionConfiguration(
      path, header: Subview.subviews(of: header, at: path + ["header"]),
      content: isOpen ? Subview.subviews(of: content, at: path + ["content"]) : [],
      footer: Subview.subviews(of: footer, at: path + ["footer"]))
  }
}

/// The sections of a view, in order.
public struct SectionCollection: RandomAccessCollection {
  private let sections: [SectionConfiguration]

  @MainActor
  init(of view: some View) { sections = SectionConfiguration.sections(of: view) }

  /// The index of the first section.
  public var startIndex: Int { 0 }

  /// The index after the last section.
  public var endIndex: Int { sections.count }

  /// The section at an index.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// The sections of a view, for a `ForEach`.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  fileprivate let sections: SectionCollection

  /// The index of the first section.
  public var startIndex: Int { sections.startIndex }

  /// The index after the last section.
  public var endIndex: Int { sections.endIndex }

  /// The section at an index.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension ForEach {
  /// Creates views from the sections of a view.
  ///
  /// Views that are in no section make sections with those beside them.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - content: Makes a view from a section.
  @MainActor
  public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
    self.init(ForEachSectionCollection(sections: SectionCollection(of: view)), content: content)
  }
}

/// A view that a function makes from the sections of another.
public struct GroupSectionsOfContent<Sections: View, Content: View>: View, PrimitiveView {
  fileprivate let sections: Sections
  fileprivate let transform: (SectionCollection) -> Content

  package func content(in environment: EnvironmentValues) -> ViewContent {
    .observing(ObservingContent { transform(SectionCollection(of: sections)) })
  }
}

extension Group {
  /// Creates a view from the sections of another one.
  ///
  /// - Parameters:
  ///   - view: The view with the sections.
  ///   - transform: Makes the new view.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init { GroupSectionsOfContent(sections: view, transform: transform) }
  }
}
#endif
