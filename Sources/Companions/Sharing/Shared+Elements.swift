import IdentifiedCollections

extension RangeReplaceableCollection {
  /// Creates a collection of shared elements from a shared collection.
  ///
  /// ```swift
  /// ForEach(Array($chores)) { $chore in ChoreRow(chore: $chore) }
  /// ```
  ///
  /// An element is found by its id whenever it is read or changed. Once it was removed from the
  /// shared collection, it keeps its last value.
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
  /// An element is found by its id whenever it is read. Once it was removed from the collection, it
  /// keeps its last value.
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
