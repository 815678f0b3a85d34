public struct Animation: Hashable, Sendable {
  public static let `default` = Animation()

  init() { fatalError() }
}

public struct Transaction {
  public var animation: Animation? {
    get { fatalError() }
    set { fatalError() }
  }

  public init() { fatalError() }

  public init(animation: Animation?) { fatalError() }
}

public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  fatalError()
}

public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  fatalError()
}

public struct AnyTransition {
  public static var opacity: AnyTransition { fatalError() }

  public static func move(edge: Edge) -> AnyTransition { fatalError() }

  public func combined(with other: AnyTransition) -> AnyTransition { fatalError() }
}

extension View {
  public nonisolated func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    self
  }

  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    self
  }

  public nonisolated func transition(_ t: AnyTransition) -> some View { self }
}
