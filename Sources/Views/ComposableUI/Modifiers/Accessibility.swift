#if PortableViews
extension View {
  /// Sets the name that a screen reader says for the view.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    DescribedView(content: self, text: label, trait: \.label)
  }

  /// Sets the name that a screen reader says for the view.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets the name that a screen reader says for the view.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Sets the name that a screen reader says for the view, made from the name that it has.
  ///
  /// ```swift
  /// struct NewsButton: View {
  ///   var body: some View {
  ///     Button("News") {}.accessibilityLabel { label in
  ///       label
  ///       Text("3 unread")
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter content: Makes views, whose texts are the name, from one that stands for the name.
  public func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View {
    let name = AnyView(SpokenName(content: self))
    return NamedView(content: self, name: content(PlaceholderContentView(view: name)))
  }

  /// Sets the hint that a screen reader says after the name of the view.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    DescribedView(content: self, text: hint, trait: \.hint)
  }

  /// Sets the hint that a screen reader says after the name of the view.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// Sets the hint that a screen reader says after the name of the view.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    decorated(.content, traits: { $0.hint = String(hint) })
  }

  /// Hides the view from screen readers.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    decorated(.content, traits: { $0.isHidden = hidden })
  }

  /// Adds traits to the view.
  ///
  /// `isHeader` makes the view a heading. Screen readers announce the new content of a view with
  /// `updatesFrequently`, and say that one with `isSelected` is selected: in a browser, a button is
  /// pressed, and any other view is the current one. Other traits have no effect.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    decorated(
      .content,
      traits: { element in
        if traits.contains(.isHeader) { element.headingLevel = 2 }
        if traits.contains(.updatesFrequently) { element.isAnnounced = true }
        if traits.contains(.isSelected) { element.isSelected = true }
      })
  }

  /// Removes traits from the view.
  ///
  /// Removing `isSelected` undoes an inner `accessibilityAddTraits(_:)`. Other traits stay.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    decorated(
      .content, traits: { if traits.contains(.isSelected) { $0.isSelected = false } })
  }

  /// Accepts how screen readers combine the elements inside, without effect.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    self
  }

  /// Sets the value that a screen reader says after the name of the view.
  ///
  /// If the view also has a hint, the inner modifier wins.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    decorated(.content, traits: { $0.hint = String(value) })
  }

  /// Sets the value that a screen reader says after the name of the view.
  nonisolated public func accessibilityValue(_ valueDescription: Text) -> some View {
    DescribedView(content: self, text: valueDescription, trait: \.hint)
  }

  /// Sets the value that a screen reader says after the name of the view.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// Shows a hint while the pointer is over the view; screen readers say the hint as well.
  nonisolated public func help(_ text: Text) -> some View {
    accessibilityHint(text)
  }

  /// Shows a hint while the pointer is over the view; screen readers say the hint as well.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
    help(Text(textKey))
  }

  /// Shows a hint while the pointer is over the view; screen readers say the hint as well.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View {
    help(Text(text))
  }

  /// Names the view for tests and scripts.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    decorated(.content, traits: { $0.identifier = identifier })
  }
}

/// The name of a view, or its texts, as a text.
private struct SpokenName<Content: View>: View, PrimitiveView {
  let content: Content

  func content(in environment: EnvironmentValues) -> ViewContent {
    let outline = ViewOutline(content, in: environment)
    let words = outline.accessibilityLabel ?? outline.title
    return .branch(ViewBranch(.only, Text(verbatim: words)))
  }
}

extension View {
  /// Sets whether the view keeps its colours when the user inverts the screen's.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    decorated(.content) { $0.effects.ignoresInversion = active }
  }

  /// Sets whether the keyboard and assistive technologies take the view for one that people use.
  ///
  /// The pointer uses the view in any case.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View {
    decorated(.content, traits: { $0.isInteractive = respondsToUserInteraction ? nil : false })
  }

  /// Sets the kind of the view's text for screen readers.
  ///
  /// Browsers know the code of a program, and the lines of a console as such; others have no effect.
  nonisolated public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> some View {
    decorated(.content, traits: { $0.isCode = value == .sourceCode || value == .console })
  }
}

/// A view whose name for screen readers is made of the texts of another.
private struct NamedView<Content: View, Name: View>: View, PrimitiveView {
  let content: Content
  let name: Name

  func content(in environment: EnvironmentValues) -> ViewContent {
    var decoration = Decoration(.content)
    decoration.traits.label = ViewOutline(name, in: environment).title
    return .decorated(decoration, content)
  }
}

/// A view with words for screen readers, in the language of the environment.
private struct DescribedView<Content: View> {
  let content: Content
  let text: Text
  /// The attribute that holds the words; if `nil`, the words are the label.
  let trait: WritableKeyPath<ElementTraits, String?>
}

extension DescribedView: View, PrimitiveView {
  func content(in environment: EnvironmentValues) -> ViewContent {
    let words = text.string(in: environment.localization)
    var decoration = Decoration(.content)
    decoration.traits[keyPath: trait] = words
    return .decorated(decoration, content)
  }
}

/// The traits of a view for screen readers, in addition to its role.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// The traits as bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The view works as a button.
  public static let isButton = Self(rawValue: 1 << 0)
  /// The view is a heading.
  public static let isHeader = Self(rawValue: 1 << 1)
  /// The view is selected.
  public static let isSelected = Self(rawValue: 1 << 2)
  /// The view is a link.
  public static let isLink = Self(rawValue: 1 << 3)
  /// The view is an image.
  public static let isImage = Self(rawValue: 1 << 4)
  /// The view is text that does not change.
  public static let isStaticText = Self(rawValue: 1 << 5)
  /// The view changes often: screen readers announce its new content once they are idle.
  public static let updatesFrequently = Self(rawValue: 1 << 6)
}

/// The way in which screen readers combine the elements inside of a view, without effect.
public enum AccessibilityChildBehavior: Hashable, Sendable {
  case ignore, contain, combine
}

/// The kind of a text for screen readers.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String

  /// Text without a kind.
  public static let plain = Self(name: "plain")
  /// The lines of a console.
  public static let console = Self(name: "console")
  /// The names of files.
  public static let fileSystem = Self(name: "fileSystem")
  /// Messages.
  public static let messaging = Self(name: "messaging")
  /// A story.
  public static let narrative = Self(name: "narrative")
  /// The code of a program.
  public static let sourceCode = Self(name: "sourceCode")
  /// The cells of a spreadsheet.
  public static let spreadsheet = Self(name: "spreadsheet")
  /// A document.
  public static let wordProcessing = Self(name: "wordProcessing")
}
#endif
