import IdentifiedCollections

extension RangeReplaceableCollection {
  /// Creates a collection of shared elements from a shared collection.
  ///
  /// ```swift
  /// ForEach(Array($chores)) { $chore in ChoreRow(chore: $chore) }
  /// ```
  ///
  /// Each read or change finds the element by its id. An element that was removed from the shared
  /// collection keeps its last value.
  public init<Elements: _MutableIdentifiedCollection>(
    _ shared: Shared<Elements>
  ) where Element == Shared<Elements.Element> {
    self.init(
      shared.wrappedValue.ids.compactMap { id in
        let element: WritableKeyPath<Elements, Elements.Element?> = \.[id: id]
        return Shared(shared[dynamicMember: element])
      })
  }

  /// Creates a collection of readable elements from a readable collection.
  ///
  /// Each read finds the element by its id. An element that was removed from the collection keeps
  /// its last value.
  public init<Elements: _IdentifiedCollection>(
    _ reader: SharedReader<Elements>
  ) where Element == SharedReader<Elements.Element> {
    self.init(
      reader.wrappedValue.ids.compactMap { id in
        let element: KeyPath<Elements, Elements.Element?> = \.[id: id]
        return SharedReader(reader[dynamicMember: element])
      })
  }
}
