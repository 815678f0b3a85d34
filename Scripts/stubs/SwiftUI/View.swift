@_exported import AppleFoundation
@_exported import Observation

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency
  var body: Body { get }
}

extension View where Body == Never {
  public var body: Never { fatalError() }
}

extension Never: View {
  public var body: Never { fatalError() }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

public nonisolated struct EmptyView: View {
  public typealias Body = Never

  public init() { fatalError() }
}

public nonisolated struct AnyView: View {
  public typealias Body = Never

  public init<V: View>(_ view: V) { fatalError() }

  public init<V: View>(erasing view: V) { fatalError() }
}

public nonisolated struct TupleView<T>: View {
  public typealias Body = Never

  public var value: T

  public init(_ value: T) { fatalError() }
}

public nonisolated struct _ConditionalContent<TrueContent, FalseContent> {}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never
}

public nonisolated struct Group<Content> {}

extension Group: View where Content: View {
  public typealias Body = Never

  public nonisolated init(@ViewBuilder content: () -> Content) { fatalError() }
}

public nonisolated struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) { fatalError() }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
}

@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View

  typealias Content = _ViewModifier_Content<Self>

  @ViewBuilder @MainActor @preconcurrency
  func body(content: Content) -> Body
}

public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  public typealias Body = Never
}

public nonisolated struct EmptyModifier: ViewModifier {
  public typealias Body = Never

  public init() { fatalError() }

  public func body(content: Content) -> Never { fatalError() }
}

extension View {
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { fatalError() }
}
