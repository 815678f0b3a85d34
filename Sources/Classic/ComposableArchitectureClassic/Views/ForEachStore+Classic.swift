extension ForEachStore {
  /// Creates a view for each element of an array, whose actions carry the element's index.
  ///
  /// - Parameters:
  ///   - store: A store of an array.
  ///   - id: The key path of an element's id.
  ///   - content: Returns the view of an element.
  public init<EachContent: View>(
    _ store: Store<Data, (Data.Index, EachAction)>,
    id: KeyPath<EachState, ID>,
    @ViewBuilder content: @escaping (_ store: Store<EachState, EachAction>) -> EachContent
  )
  where
    Data == [EachState],
    Content == WithViewStore<
      [EachState], (Data.Index, EachAction), ForEach<[IndexedElement<ID>], ID, EachContent>
    >
  {
    self.init(
      data: store.withState { $0 },
      content: WithViewStore(
        store, removeDuplicates: { $0.map { $0[keyPath: id] } == $1.map { $0[keyPath: id] } }
      ) { viewStore in
        let elements = viewStore.state
        ForEach(
          elements.enumerated().map { IndexedElement(id: $1[keyPath: id], index: $0) }
        ) { element in
          content(store.element(at: element.index, last: elements[element.index]))
        }
      })
  }

  /// Creates a view for each element of an array, whose actions carry the element's index.
  ///
  /// - Parameters:
  ///   - store: A store of an array.
  ///   - content: Returns the view of an element.
  public init<EachContent: View>(
    _ store: Store<Data, (Data.Index, EachAction)>,
    @ViewBuilder content: @escaping (_ store: Store<EachState, EachAction>) -> EachContent
  )
  where
    EachState: Identifiable, EachState.ID == ID,
    Data == [EachState],
    Content == WithViewStore<
      [EachState], (Data.Index, EachAction), ForEach<[IndexedElement<ID>], ID, EachContent>
    >
  {
    self.init(store, id: \.id, content: content)
  }
}

/// An array element's index and id.
public struct IndexedElement<ID: Hashable>: Identifiable {
  /// The element's id.
  public let id: ID

  /// The element's index in the array.
  public let index: Int
}

extension Store {
  /// Returns a store of an element of an array.
  ///
  /// Once the index is out of bounds, the store reads the last value.
  fileprivate func element<Element, ElementAction>(
    at index: Int, last: Element
  ) -> Store<Element, ElementAction> where State == [Element], Action == (Int, ElementAction) {
    mapped(
      state: { $0.indices.contains(index) ? $0[index] : last }, action: { (index, $0) })
  }
}
