#if PortableViews
/// Reasons to draw shapes in place of the content of a view.
public struct RedactionReasons: OptionSet, Sendable {
  /// The content is not available yet.
  public static let placeholder = Self(rawValue: 1)
  /// The content is private.
  public static let privacy = Self(rawValue: 2)
  /// The content is out of date.
  public static let invalidated = Self(rawValue: 4)

  /// The reasons as bits.
  public let rawValue: Int

  /// Creates reasons from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

extension EnvironmentValues {
  /// The reasons to redact the content of views.
  public var redactionReasons: RedactionReasons {
    get { self[typed: RedactionReasons.self] ?? [] }
    set { self[typed: RedactionReasons.self] = newValue }
  }
}

extension View {
  /// Adds a reason to redact the view.
  ///
  /// As a placeholder, shapes are drawn in place of texts and images. Out-of-date content is drawn
  /// as it is, and of private content only what `privacySensitive()` marks is not.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    decorated(.content) { if reason.contains(.placeholder) { $0.isRedacted = true } }
      .transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Removes the reasons to redact the view.
  nonisolated public func unredacted() -> some View {
    decorated(.content) { $0.isRedacted = false }
      .environment(\.redactionReasons, [])
  }

  /// Marks the view as private: it is redacted for the reason `privacy`.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    PrivateView(content: self, isPrivate: sensitive)
  }
}

private struct PrivateView<Content: View> {
  let content: Content
  let isPrivate: Bool
}

extension PrivateView: View, PrimitiveView {
  func content(in environment: EnvironmentValues) -> ViewContent {
    var decoration = Decoration(.content)
    if isPrivate, environment.redactionReasons.contains(.privacy) {
      decoration.style.isRedacted = true
    }
    return .decorated(decoration, content)
  }
}
#endif
