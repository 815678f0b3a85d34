#if PortableViews
/// An object that views read and that may end while they are there: a presented feature's store.
///
/// As in SwiftUI, the body of a view that holds one is evaluated a last time when that has ended and
/// what the body has read has changed. So a source only says that it is dismissed if it can still be
/// read, and whatever the view can find by it.
@MainActor
package protocol DismissibleSource: AnyObject {
  /// Whether what views read here has ended.
  var isDismissed: Bool { get }
}
#endif
