public protocol EnvironmentKey {
  associatedtype Value

  static var defaultValue: Value { get }
}

public struct EnvironmentValues {
  public init() { fatalError() }

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { fatalError() }
    set { fatalError() }
  }
}

extension EnvironmentValues {
  public var colorScheme: ColorScheme {
    get { fatalError() }
    set { fatalError() }
  }
  public var dismiss: DismissAction { fatalError() }
  public var isPresented: Bool { fatalError() }
  public var locale: Locale {
    get { fatalError() }
    set { fatalError() }
  }
  public var openURL: OpenURLAction {
    get { fatalError() }
    set { fatalError() }
  }
}

@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  public var wrappedValue: Value { fatalError() }

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { fatalError() }

  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable { fatalError() }

  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? { fatalError() }
}

extension Environment: Sendable where Value: Sendable {}

@MainActor @preconcurrency
public struct DismissAction {
  public func callAsFunction() { fatalError() }
}

@MainActor @preconcurrency
public struct OpenURLAction {
  public func callAsFunction(_ url: URL) { fatalError() }

  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    fatalError()
  }
}

extension View {
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    self
  }

  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    self
  }

  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    self
  }
}

extension Scene {
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene {
    self
  }
}
