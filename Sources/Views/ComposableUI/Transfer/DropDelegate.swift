#if PortableViews
public import Foundation

/// An object that decides about drops on a view, and takes them.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Returns whether the view takes a drag; `true` by default.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes the dropped items; returns whether it does.
  func performDrop(info: DropInfo) -> Bool
  /// Called when a drag enters the view.
  func dropEntered(info: DropInfo)
  /// Called as the drag moves over the view; the answer has no effect unless it forbids the drop.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Is told that the drag has left the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Returns `true`.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Returns `nil`.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

/// The items of a drag, as far as they are known, and its place.
public struct DropInfo {
  /// The place in the view.
  public let location: CGPoint
  let items: [TransferItem]

  /// Returns whether there is an item of one of some types; a drag from outside has none before the drop.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    items.contains { DropTarget.accepts(contentTypes, $0.contentTypes) }
  }

  /// Returns the items of some types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    items.filter { DropTarget.accepts(contentTypes, $0.contentTypes) }
      .map(NSItemProvider.init(item:))
  }
}

/// The effect of a drop, as a delegate proposes it.
public enum DropOperation: Hashable, Sendable {
  case cancel, forbidden, copy, move
}

/// The proposal of a delegate for a drop.
public struct DropProposal: Sendable {
  /// The effect of the drop.
  public let operation: DropOperation

  /// Creates a proposal.
  public init(operation: DropOperation) {
    self.operation = operation
  }
}

extension DropTarget {
  @MainActor
  init(types: [UTType], delegate: any DropDelegate) {
    self.init(types: types) { _, _ in false }
    moved = { items, location, isFirst in
      let info = DropInfo(location: location, items: items)
      guard delegate.validateDrop(info: info) else { return false }
      if isFirst { delegate.dropEntered(info: info) }
      let operation = delegate.dropUpdated(info: info)?.operation
      return operation != .forbidden && operation != .cancel
    }
    perform = { items, location in
      delegate.performDrop(info: DropInfo(location: location, items: items))
    }
    left = { location in delegate.dropExited(info: DropInfo(location: location, items: [])) }
  }
}
#endif
