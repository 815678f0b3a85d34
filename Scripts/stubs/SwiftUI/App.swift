@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency
  var body: Body { get }

  @MainActor @preconcurrency
  init()
}

extension App {
  @MainActor @preconcurrency
  public static func main() { fatalError() }
}

@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency
  var body: Body { get }
}

extension Scene where Body == Never {
  public var body: Never { fatalError() }
}

extension Never: Scene {}

@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content {
    fatalError()
  }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { fatalError() }
}

public nonisolated struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content) { fatalError() }

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    fatalError()
  }

  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { fatalError() }
}

@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder @MainActor @preconcurrency
  static var previews: Previews { get }
}

public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

// The plug-in of this package stands in for Apple's.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ComposableMacros", type: "PreviewMacro")

@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ComposableMacros", type: "PreviewMacro")

@attached(peer)
public macro Previewable() =
  #externalMacro(module: "ComposableMacros", type: "PreviewableMacro")

public struct Preview {
  public struct ViewTraits {}
}

public struct PreviewTrait<T>: Sendable {
  public static var sizeThatFitsLayout: PreviewTrait<Preview.ViewTraits> { fatalError() }
}

extension View {
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }

  public nonisolated func previewDisplayName(_ value: String?) -> some View { self }
}
