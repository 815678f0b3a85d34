#if PortableViews
/// A part of a user interface, described by a value.
///
/// A view's `body` is its content. A graph evaluates the body, keeps the view's `@State`, and
/// evaluates the body again only after a value that it read has changed.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view's body, inferred from `body`.
  associatedtype Body: View

  /// The content of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  /// The type of the body: `Never` has no values, so no body is ever read.
  public typealias Body = Never

  /// The body, which cannot be read, as there is no value of `Never`.
  public var body: Never { preconditionFailure("There is no value of type Never") }
}
#endif
