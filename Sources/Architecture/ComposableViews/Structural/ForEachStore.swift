import ComposableCore
import ComposableUI
import OrderedCollections

/// A view for each element of a store's identified array.
///
/// The view is evaluated again only when elements are inserted, removed or moved. Each element's
/// view has its own store.
///
/// ```swift
/// ForEachStore(store.scope(state: \.rows, action: \.rows)) { store in
///   RowView(store: store)
/// }
/// ```
public struct ForEachStore<EachState, EachAction, Data: Collection, ID: Hashable, Content: View>:
  DynamicViewContent
{
  /// The elements at the time when the view was created.
  public let data: Data

  private let content: Content

  package init(data: Data, content: Content) {
    self.data = data
    self.content = content
  }

  /// Shows a view for each element.
  ///
  /// - Parameters:
  ///   - store: A store of an identified array.
  ///   - content: Makes the view of an element.
  public init<EachContent: View>(
    _ store: Store<IdentifiedArray<ID, EachState>, IdentifiedAction<ID, EachAction>>,
    @ViewBuilder content: @escaping (_ store: Store<EachState, EachAction>) -> EachContent
  )
  where
    Data == IdentifiedArray<ID, EachState>,
    Content == WithViewStore<
      OrderedSet<ID>, IdentifiedAction<ID, EachAction>, ForEach<OrderedSet<ID>, ID, EachContent>
    >
  {
    data = store.withState { $0 }
    self.content = Self.rows(of: store, action: { .element(id: $0, action: $1) }, content: content)
  }

  /// Shows a view for each element, and sends actions in a tuple with the element's id.
  ///
  /// - Parameters:
  ///   - store: A store of an identified array.
  ///   - content: Makes the view of an element.
  public init<EachContent: View>(
    _ store: Store<IdentifiedArray<ID, EachState>, (id: ID, action: EachAction)>,
    @ViewBuilder content: @escaping (_ store: Store<EachState, EachAction>) -> EachContent
  )
  where
    Data == IdentifiedArray<ID, EachState>,
    Content == WithViewStore<
      OrderedSet<ID>, (id: ID, action: EachAction), ForEach<OrderedSet<ID>, ID, EachContent>
    >
  {
    data = store.withState { $0 }
    self.content = Self.rows(of: store, action: { (id: $0, action: $1) }, content: content)
  }

  /// The views of the elements.
  public var body: some View { content }

  private static func rows<Action, EachContent: View>(
    of store: Store<IdentifiedArray<ID, EachState>, Action>,
    action toAction: @escaping (ID, EachAction) -> Action,
    content: @escaping (Store<EachState, EachAction>) -> EachContent
  ) -> WithViewStore<OrderedSet<ID>, Action, ForEach<OrderedSet<ID>, ID, EachContent>> {
    WithViewStore(store, observe: \.ids) { viewStore in
      ForEach(viewStore.state, id: \.self) { id in
        content(store.element(id: id, action: toAction))
      }
    }
  }
}
