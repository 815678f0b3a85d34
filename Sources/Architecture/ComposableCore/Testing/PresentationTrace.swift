/// The `ifLet` operators that processed an action, recorded for a test store.
final class PresentationTrace: @unchecked Sendable {
  // Safe: changed only by reducers, while the test store sends its action on the main actor.

  /// The trace of the action that a test sends.
  @TaskLocal static var current: PresentationTrace?

  private var childActions: [Any] = []
  private var hasReported = false

  /// Records that an `ifLet` got a child's action.
  ///
  /// - Parameter isPresent: Whether there is a child to run; if not, the `ifLet` has reported it.
  func reach(_ childAction: Any, isPresent: Bool) {
    childActions.append(childAction)
    if !isPresent { hasReported = true }
  }

  /// Whether an action is for a presented feature that no `ifLet` has run.
  func isMissingIfLet(for action: Any) -> Bool {
    !hasReported && Self.depth(of: action) > 0
      && childActions.allSatisfy { Self.depth(of: $0) > 0 }
  }

  /// The number of presented features, one in the other, that an action leads to.
  private static func depth(of action: Any) -> Int {
    var depth = 0
    var action = action
    while true {
      let mirror = Mirror(reflecting: action)
      guard mirror.displayStyle == .enum, let child = mirror.children.first else { return depth }
      if action is any AnyPresentationAction { depth += 1 }
      let payload = Mirror(reflecting: child.value)
      // The action of an element is beside its id.
      action =
        payload.displayStyle == .tuple ? payload.children.map(\.value).last ?? () : child.value
    }
  }
}

/// A type-erased `PresentationAction`.
private protocol AnyPresentationAction {}

extension PresentationAction: AnyPresentationAction {}
