#if PortableViews
import Foundation

@MainActor
extension ForEach where Content: View {
  /// Lets values be dropped between the rows of a list.
  ///
  /// A drop on the upper half of a row goes before the row, one on the lower half after it. A list
  /// without rows takes no drops. A value of the same type is passed on as it is; any other is made
  /// from the data of a representation.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: Gets the values and the offset to insert them at.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> Self {
    inserting(
      RowInsertion(accepts: { $0.contains { $0.canLoad(T.self) } }) { items, offset in
        _ = items.load(T.self) { values in
          action(values, offset)
          return true
        }
      })
  }

  /// Lets items of some types be dropped between the rows of a list.
  ///
  /// A drop on the upper half of a row goes before the row, one on the lower half after it. A list
  /// without rows takes no drops.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of the items.
  ///   - action: Gets the offset to insert the items at, and the items.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> Self {
    func accepted(_ items: [TransferItem]) -> [TransferItem] {
      items.filter { DropTarget.accepts(supportedContentTypes, $0.contentTypes) }
    }
    return inserting(
      RowInsertion(accepts: { !accepted($0).isEmpty }) { items, offset in
        action(offset, accepted(items).map(NSItemProvider.init(item:)))
      })
  }

  /// Lets items of some types, by their identifiers, be dropped between the rows of a list.
  @_disfavoredOverload
  public func onInsert(
    of acceptedTypeIdentifiers: [String],
    perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> Self {
    onInsert(of: acceptedTypeIdentifiers.map(UTType.init(verbatim:)), perform: action)
  }

  private func inserting(_ insertion: RowInsertion) -> Self {
    var copy = self
    copy.insertion = insertion
    return copy
  }
}

/// The functions of rows between which items can be dropped.
package struct RowInsertion {
  /// Returns whether one of some items can be dropped.
  let accepts: @MainActor ([TransferItem]) -> Bool
  /// Takes items at an offset.
  let perform: @MainActor ([TransferItem], Int) -> Void

  /// Takes a step of items that come to a row; returns `false` for a drop of unknown items.
  ///
  /// - Parameters:
  ///   - input: The step, whose place is 0 down for the place before the row, and more for that after it.
  ///   - row: The offset of the row.
  ///   - transfers: The items that are dragged or received.
  @MainActor
  package func take(_ input: TransferInput, at row: Int, in transfers: Transfers) -> Bool {
    switch input.step {
    case .left, .failed, .over(.some): return true
    case .over(nil): return input.items(in: transfers) != nil
    case .dropped, .text, .addresses, .files:
      guard let items = input.items(in: transfers) else { return false }
      if input.step == .dropped { transfers.dragged = nil }
      if accepts(items) { perform(items, input.y >= 1 ? row + 1 : row) }
      return true
    }
  }
}
#endif
