#if PortableViews
import PerceptionCore

extension ViewGraph {
  /// Records that a visitor's view has read an object, and warns once if another visitor's has.
  func note(_ visitors: VisitorRecord, readBy visitor: Visitor) {
    guard visitors.isFirstRead(byAnother: visitor) else { return }
    logger.warning(
      """
      The views of two browsers read one '\(visitors.name())', so that its state is the same for all \
      visitors. The usual cause is a static property. To fix this, make it a property of the 'App', as \
      in 'let store = Store(…)', so that each page has its own. If all visitors are meant to share it, \
      say so: 'Store(…).sharedAmongVisitors()'.
      """)
  }
}
#endif
