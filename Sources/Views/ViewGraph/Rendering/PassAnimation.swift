#if PortableViews
import ComposableUI

/// The animation that the changes of one pass are drawn with.
///
/// Changes within a transaction are drawn with its animation, unless a view asks for another one;
/// of several, the last is used. If one transaction disables animations, there is none.
struct PassAnimation {
  private var ofChanges: Animation?
  /// The animation that views ask for, which may be none explicitly.
  private var ofViews: Animation??
  private var isDisabled = false

  /// Notes a change within a transaction.
  mutating func note(_ transaction: Transaction) {
    if transaction.disablesAnimations { isDisabled = true }
    ofChanges = transaction.animation ?? ofChanges
  }

  /// Notes the animation that a view asks for.
  mutating func note(ofView animation: Animation?) {
    ofViews = .some(animation ?? ofViews.flatMap(\.self))
  }

  /// The animation, if there is one.
  var outcome: Animation? {
    isDisabled ? nil : ofViews ?? ofChanges
  }
}
#endif
