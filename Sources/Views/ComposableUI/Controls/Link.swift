#if PortableViews
public import Foundation

/// A link to a web page.
public struct Link<Label: View>: View, PrimitiveView {
  let destination: URL
  let label: Label

  /// Creates a link with a label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  package func content(in environment: EnvironmentValues) -> ViewContent {
    var element = ViewElement(
      details: .link(LinkDetails(destination: destination.absoluteString)))
    element.isDisabled = !environment.isEnabled
    var content = ElementContent(element)
    content.setLabel(label, in: environment)
    return .element(content)
  }
}

extension Link where Label == Text {
  /// Creates a link with a title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.destination = destination
    label = Text(titleKey)
  }

  /// Creates a link with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.destination = destination
    label = Text(title)
  }
}
#endif
