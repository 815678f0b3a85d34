#if PortableViews
/// An object that may be dismissed while views read it, such as a presented feature's store.
///
/// As in SwiftUI, a view's body is evaluated a last time after the object it holds is dismissed, if
/// the state that the body read has changed. A dismissed object must therefore still be readable.
@MainActor
package protocol DismissibleSource: AnyObject {
  /// Whether the object has been dismissed.
  var isDismissed: Bool { get }
}
#endif
