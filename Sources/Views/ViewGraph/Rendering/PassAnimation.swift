#if PortableViews
import ComposableUI

/// The animation that the changes of one pass are drawn with.
///
/// What was changed within a transaction is drawn with its animation, unless a view asks for
/// another one; of several, the last is taken. Where one disables animations, there is none.
struct PassAnimation {
  private var ofChanges: Animation?
  /// What views ask for: an animation, or explicitly none.
  private var ofViews: Animation??
  private var isDisabled = false

  /// Notes that something was changed within a transaction.
  mutating func note(_ transaction: Transaction) {
    if transaction.disablesAnimations { isDisabled = true }
    ofChanges = transaction.animation ?? ofChanges
  }

  /// Notes what a view asks for.
  mutating func note(ofView animation: Animation?) {
    ofViews = .some(animation ?? ofViews.flatMap(\.self))
  }

  /// The animation, if there is one.
  var outcome: Animation? {
    isDisabled ? nil : ofViews ?? ofChanges
  }
}
#endif
