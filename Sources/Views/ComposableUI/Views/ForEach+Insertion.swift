#if PortableViews
import Foundation

@MainActor
extension ForEach where Content: View {
  /// Lets values be dropped between the rows of a list.
  ///
  /// A drop on the upper half of a row goes before the row, one on the lower half after it. Without
  /// rows, a list shows an empty place, which takes drops. A value of the same type is passed on as it
  /// is; any other is made from the data of a representation.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: Gets the values and the offset to insert them at.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> Self {
    inserting(.values(action))
  }

  /// Lets items of some types be dropped between the rows of a list.
  ///
  /// A drop on the upper half of a row goes before the row, one on the lower half after it. Without
  /// rows, a list shows an empty place, which takes drops.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of the items.
  ///   - action: Gets the offset to insert the items at, and the items.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> Self {
    inserting(.items(of: supportedContentTypes, action))
  }

  /// Lets items of some types, by their identifiers, be dropped between the rows of a list.
  @_disfavoredOverload
  public func onInsert(
    of acceptedTypeIdentifiers: [String],
    perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> Self {
    onInsert(of: acceptedTypeIdentifiers.map(UTType.init(verbatim:)), perform: action)
  }

  /// Lets items be dropped between the rows of a list; with `nil`, none can be dropped.
  package func inserting(_ insertion: RowInsertion?) -> Self {
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

  /// The insertion of values of a type.
  @MainActor
  package static func values<T: Transferable>(
    _ action: @escaping ([T], Int) -> Void
  ) -> Self {
    Self(
      accepts: { $0.contains { $0.canLoad(T.self) } },
      perform: { items, offset in
        _ = items.load(T.self) { values in
          action(values, offset)
          return true
        }
      })
  }

  /// The insertion of items of some types.
  @MainActor
  package static func items(
    of types: [UTType], _ action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> Self {
    @MainActor func accepted(_ items: [TransferItem]) -> [TransferItem] {
      items.filter { DropTarget.accepts(types, $0.contentTypes) }
    }
    return Self(
      accepts: { !accepted($0).isEmpty },
      perform: { items, offset in
        action(offset, accepted(items).map(NSItemProvider.init(item:)))
      })
  }

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

/// The empty place of a list that has no rows yet, where items can be dropped.
package struct InsertionPlace: View {
  package init() {}

  /// The height of a row.
  package var body: some View {
    Color.clear.frame(maxWidth: .infinity, minHeight: 22)
      .listRowBackground(Color.clear)
      .listRowSeparator(.hidden)
      .environment(\.rowSettings.isDeleteDisabled, true)
  }
}
#endif
