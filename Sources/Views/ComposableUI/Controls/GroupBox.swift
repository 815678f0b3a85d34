#if PortableViews
public import Foundation

/// A box around some views, with an optional label.
public struct GroupBox<Label: View, Content: View>: View, PrimitiveView {
  let label: Label
  let content: Content

  package func content(in environment: EnvironmentValues) -> ViewContent {
    .observing(
      ObservingContent {
        guard let makeGroupBox = environment.makeGroupBox else {
          return ElementView(element(in: environment))
        }
        return AnyView(
          erasing: makeGroupBox(
            GroupBoxStyleConfiguration(label: AnyView(label), content: AnyView(content))))
      })
  }

  private func element(in environment: EnvironmentValues) -> ElementContent {
    ElementContent(
      ViewElement(.groupBox, text: ViewOutline(label, in: environment).title),
      content: VStack(alignment: .leading) { content })
  }
}

extension GroupBox {
  /// Creates a box with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// Creates a box with a label.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.label = label
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a box with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// A value beside its label.
public struct LabeledContent<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.makeLabeledContent) private var makeLabeledContent

  /// The label, then the value.
  public var body: some View {
    if let makeLabeledContent {
      AnyView(
        erasing: makeLabeledContent(
          LabeledContentStyleConfiguration(label: AnyView(label), content: AnyView(content))))
    } else {
      HStack {
        label
        Spacer()
        content.foregroundStyle(.secondary)
      }
    }
  }
}

extension LabeledContent {
  /// Creates a value with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }
}

extension LabeledContent where Label == Text {
  /// Creates a value with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a value with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a text with a title.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }

  /// Creates a text with a title.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }

  /// Creates a formatted value with a title.
  public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }
}
#endif
