#if PortableViews
/// A part of a list, a form or a menu, with an optional header and footer.
///
/// In a stack or a lazy grid, the header, the views and the footer are views of the stack or the grid; in a grid, the header
/// and the footer take a row each.
public struct Section<Parent: View, Content: View, Footer: View>: View, PrimitiveView {
  let header: Parent
  let footer: Footer
  let content: Content
  var isExpanded: Binding<Bool>?

  package func content(in environment: EnvironmentValues) -> ViewContent {
    guard environment.hasSections else { return .branch(ViewBranch(.only, looseViews)) }
    let title = isExpanded == nil ? header as? Text : nil
    var section = ElementContent(
      ViewElement(.section, text: title?.string(in: environment.localization)),
      content: TupleView(
        (
          title == nil && Parent.self != EmptyView.self
            ? SectionEdge(content: SectionHeader(header: header, isExpanded: isExpanded)) : nil,
          isExpanded == nil ? content : nil, expandableContent,
          Footer.self != EmptyView.self ? SectionEdge(content: footer) : nil
        )))
    if title == nil, Parent.self != EmptyView.self {
      section.element.style.effects.hasHeader = true
    }
    section.canBeRow = false
    section.rows = .inherit
    return .element(section)
  }

  /// The content that people show and hide, if they can.
  private var expandableContent: ObservingView? {
    isExpanded.map { isExpanded in
      ObservingView { if isExpanded.wrappedValue { content } }
    }
  }

  /// The views for a stack or a grid.
  private var looseViews: some View {
    TupleView(
      (
        Parent.self != EmptyView.self
          ? GridRowOfSection(content: SectionHeader(header: header, isExpanded: isExpanded)) : nil,
        isExpanded == nil ? content : nil, expandableContent,
        Footer.self != EmptyView.self ? GridRowOfSection(content: footer) : nil
      ))
  }
}

/// The header or the footer of a section outside of lists, which takes a row of a lazy grid.
private struct GridRowOfSection<Content: View>: View, PrimitiveView {
  let content: Content

  func content(in environment: EnvironmentValues) -> ViewContent {
    var box = ViewElement(.box)
    var cell = ElementGridCell()
    cell.takesRow = true
    box.style.effects.gridCell = cell
    return .element(ElementContent(box, content: content))
  }
}

private struct HasSectionsKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the views around a section draw it as one: a list, a form or a menu.
  var hasSections: Bool {
    get { self[HasSectionsKey.self] }
    set {
      guard hasSections != newValue else { return }
      self[HasSectionsKey.self] = newValue
    }
  }
}

/// A change of the environment that has sections drawn as such.
struct Sections: EnvironmentChange {
  func apply(to values: inout EnvironmentValues) { values.hasSections = true }

  func isSame(as other: any EnvironmentChange) -> Bool { other is Self }
}

/// The header or the footer of a section, which does not become a row.
private struct SectionEdge<Content: View>: View, PrimitiveView {
  let content: Content

  func content(in environment: EnvironmentValues) -> ViewContent {
    var box = ViewElement(details: .box(.edge))
    box.style.font = ElementFont(textStyle: .footnote)
    box.style.foreground = .named(.secondary)
    var edge = ElementContent(box, content: content)
    edge.canBeRow = false
    return .element(edge)
  }
}

extension Section {
  /// Creates a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.footer = footer()
    self.content = content()
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Creates a section without a header and a footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  /// Creates a section with a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { EmptyView() })
  }
}

extension Section where Parent == EmptyView {
  /// Creates a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension Section {
  /// Creates a section with a header and a footer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(titleKey) }, footer: { EmptyView() })
  }

  /// Creates a section with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}

/// The header of a section, with a button that shows and hides the content if people can.
private struct SectionHeader<Header: View>: View {
  let header: Header
  let isExpanded: Binding<Bool>?

  var body: some View {
    if let isExpanded {
      DisclosureGroup(isExpanded: isExpanded) {
        EmptyView()
      } label: {
        header
      }
    } else {
      header
    }
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section with a header; its content is shown while a binding is true.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(content: content, header: header, footer: { EmptyView() })
    self.isExpanded = isExpanded
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section with a title; its content is shown while a binding is true.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, header: { Text(titleKey) })
  }

  /// Creates a section with a title; its content is shown while a binding is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, header: { Text(title) })
  }
}
#endif
