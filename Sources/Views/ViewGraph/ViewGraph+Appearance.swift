#if PortableViews
import ComposableUI

/// A view in a lazy container that came close to the window, or moved away from it.
public struct ViewAppearance: Hashable, Sendable {
  /// The node of the view's element.
  public var node: NodeID
  /// Whether the view is near the window.
  public var isNear: Bool

  /// Creates the appearance of a node.
  public init(node: NodeID, isNear: Bool) {
    self.node = node
    self.isNear = isNear
  }
}

extension ViewGraph {
  /// Records which elements came close to the window or moved away from it, in order, and flushes.
  ///
  /// Elements that the views have removed in the meantime, or that do not take `appear`, have no
  /// effect; nor has a repetition.
  public func take(_ appearances: [ViewAppearance]) {
    flush()
    withServices {
      for appearance in appearances {
        guard let element = elements[appearance.node], element.element.events.contains(.appear)
        else { continue }
        take(isNear: appearance.isNear, of: element)
      }
    }
    flush()
  }

  func take(isNear: Bool, of element: RenderedElement) {
    let isChange =
      isNear ? nearNodes.insert(element.id).inserted : nearNodes.remove(element.id) != nil
    if isChange { _ = element.handlers[.appear]?(.flag(isNear)) }
  }

  /// Forgets that an element was near the window, which the views have removed.
  func forgetAppearance(of element: RenderedElement) {
    guard nearNodes.remove(element.id) != nil else { return }
    _ = element.handlers[.appear]?(nil)
  }
}
#endif
