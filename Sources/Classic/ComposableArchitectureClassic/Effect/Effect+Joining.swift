extension Effect {
  /// Runs effects one after the other: each is subscribed to when the previous one has completed.
  public static func concatenate(_ effects: Self...) -> Self {
    concatenate(effects)
  }

  /// Runs effects one after the other: each is subscribed to when the previous one has completed.
  public static func concatenate<C: Collection>(_ effects: C) -> Self where C.Element == Self {
    let effects = effects.filter { !$0.isNone }
    guard let first = effects.first else { return .none }
    return effects.dropFirst().reduce(first) { Self($0.append($1)) }
  }

  /// Runs effects at the same time.
  public static func merge(_ effects: Self...) -> Self {
    merge(effects)
  }

  /// Runs effects at the same time; they are subscribed to in order.
  public static func merge<S: Sequence>(_ effects: S) -> Self where S.Element == Self {
    let effects = effects.filter { !$0.isNone }
    guard effects.count > 1 else { return effects.first ?? .none }
    return Self(effects.publisher.setFailureType(to: Failure.self).flatMap { $0 })
  }
}
