#if PortableViews
import ComposableUI

/// The animation of the changes of one pass.
///
/// Changes in a transaction get its animation, unless a view requests another one. Of several
/// animations, the last is used. If one transaction disables animations, nothing is animated.
struct PassAnimation {
  private var ofChanges: Animation?
  /// The animation that views request; `.some(nil)` for explicitly none.
  private var ofViews: Animation??
  private var isDisabled = false

  mutating func note(_ transaction: Transaction) {
    if transaction.disablesAnimations { isDisabled = true }
    ofChanges = transaction.animation ?? ofChanges
  }

  /// Records the animation that a view requests.
  mutating func note(ofView animation: Animation?) {
    ofViews = .some(animation ?? ofViews.flatMap(\.self))
  }

  /// The animation to use, if any.
  var outcome: Animation? {
    isDisabled ? nil : ofViews ?? ofChanges
  }
}
#endif
