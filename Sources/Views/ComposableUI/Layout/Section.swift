#if PortableViews
/// A part of a list or a form, with an optional header and footer.
public struct Section<Parent: View, Content: View, Footer: View>: View, PrimitiveView {
  let header: Parent
  let footer: Footer
  let content: Content

  package func content(in environment: EnvironmentValues) -> ViewContent {
    let title = header as? Text
    var section = ElementContent(
      ViewElement(.section, text: title?.string(in: environment.localization)),
      content: TupleView(
        (
          title == nil && Parent.self != EmptyView.self ? SectionEdge(content: header) : nil,
          content,
          Footer.self != EmptyView.self ? SectionEdge(content: footer) : nil
        )))
    section.canBeRow = false
    section.rows = .inherit
    return .element(section)
  }
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
#endif
