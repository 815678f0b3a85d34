/// Calls a closure now, and again after each change of the observable properties that it reads.
///
/// ```swift
/// let token = observe {
///   label.text = "\(model.count)"
/// }
/// ```
///
/// The closure runs on the actor that it is isolated to, such as the main actor. Several changes
/// made without a suspension in between lead to one call.
///
/// > Important: Keep the token. The observation ends when the token is released.
///
/// - Parameter apply: A closure that reads the properties.
/// - Returns: The token that keeps the observation alive.
public func observe(
  isolation: isolated (any Actor)? = #isolation,
  @_inheritActorContext _ apply: @escaping @isolated(any) @Sendable () -> Void
) -> ObserveToken {
  // The calling convention is the same, and calls only happen on the function's isolation.
  let unisolated = unsafeBitCast(apply, to: (@Sendable () -> Void).self)
  return start(Observation(isolation: apply.isolation) { _ in unisolated() }, isolation: isolation)
}

/// Calls a closure now, and again after each change, with the transaction of that change.
///
/// - Parameter apply: A closure that reads observable properties and gets the transaction; see
///   ``withUITransaction(_:_:)``.
/// - Returns: The token that keeps the observation alive.
public func observe(
  isolation: isolated (any Actor)? = #isolation,
  @_inheritActorContext _ apply: @escaping @isolated(any) @Sendable (UITransaction) -> Void
) -> ObserveToken {
  // The calling convention is the same, and calls only happen on the function's isolation.
  let unisolated = unsafeBitCast(apply, to: (@Sendable (UITransaction) -> Void).self)
  return start(Observation(isolation: apply.isolation, apply: unisolated), isolation: isolation)
}

private func start(_ observation: Observation, isolation: isolated (any Actor)?) -> ObserveToken {
  if observation.isolation == nil || observation.isolation === isolation {
    observation.run(.current)
  } else {
    observation.schedule(.current)
  }
  return ObserveToken { observation.end() }
}
