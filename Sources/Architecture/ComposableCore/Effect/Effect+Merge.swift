extension Effect {
  /// Runs effects at the same time.
  ///
  /// ```swift
  /// case .task:
  ///   return .merge(
  ///     .run { send in await send(.results(client.search(""))) },
  ///     .run { send in
  ///       for await event in client.events() { await send(.received(event)) }
  ///     }
  ///   )
  /// ```
  public static func merge(_ effects: Self...) -> Self {
    merge(effects)
  }

  /// Runs effects at the same time.
  public static func merge(_ effects: some Sequence<Self>) -> Self {
    var operations: [Operation] = []
    for effect in effects {
      switch effect.operation {
      case .none: continue
      case .merge(let nested): operations += nested
      default: operations.append(effect.operation)
      }
    }
    return switch operations.count {
    case 0: .none
    case 1: Self(operation: operations[0])
    default: Self(operation: .merge(operations))
    }
  }

  /// Runs this effect and another at the same time.
  public func merge(with other: Self) -> Self {
    if case .none = operation { return other }
    if case .none = other.operation { return self }
    return .merge([self, other])
  }

  /// Runs effects one after the other.
  ///
  /// ```swift
  /// case .saveButtonTapped:
  ///   return .concatenate(
  ///     .run { [draft = state.draft] _ in try await client.save(draft) },
  ///     .run { send in await send(.results(client.search(""))) }
  ///   )
  /// ```
  #if ComposableArchitecture2Deprecations
  @available(*, deprecated, message: "Run the work of one effect after the other in 'Effect.run'")
  #endif
  public static func concatenate(_ effects: Self...) -> Self {
    concatenate(effects)
  }

  /// Runs effects one after the other.
  #if ComposableArchitecture2Deprecations
  @available(*, deprecated, message: "Run the work of one effect after the other in 'Effect.run'")
  #endif
  public static func concatenate(_ effects: some Collection<Self>) -> Self {
    var operations: [Operation] = []
    for effect in effects {
      switch effect.operation {
      case .none: continue
      case .concatenate(let nested): operations += nested
      default: operations.append(effect.operation)
      }
    }
    return switch operations.count {
    case 0: .none
    case 1: Self(operation: operations[0])
    default: Self(operation: .concatenate(operations))
    }
  }

  /// Runs this effect, then another.
  #if ComposableArchitecture2Deprecations
  @available(*, deprecated, message: "Run the work of one effect after the other in 'Effect.run'")
  #endif
  @_disfavoredOverload
  public func concatenate(with other: Self) -> Self {
    .concatenate([self, other])
  }
}
