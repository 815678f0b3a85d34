#if PortableViews
/// A part of a user interface, described by a value.
///
/// A view's `body` says what it is made of. A graph evaluates it, keeps its `@State`, and
/// evaluates it again only when something that it read has changed.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view's body, inferred from `body`.
  associatedtype Body: View

  /// What the view is made of.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension View where Body == Never {
  /// Traps: a primitive view has no body.
  public var body: Never {
    preconditionFailure("\(Self.self) is a primitive view and has no body")
  }
}

extension Never: View {
  /// The type of the body: there is no view to have one.
  public typealias Body = Never

  /// The body, which nothing can ask for.
  public var body: Never { preconditionFailure("There is no value of type Never") }
}
#endif
