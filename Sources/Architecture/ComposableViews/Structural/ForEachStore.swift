import ComposableCore
import ComposableUI
import Foundation
import OrderedCollections

/// The actions of the controls that edit rows.
struct RowEdits {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
  #if PortableViews
  var insertion: RowInsertion?
  #endif
}

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

  private let content: (RowEdits) -> Content
  private var edits = RowEdits()

  package init(data: Data, content: Content) {
    self.data = data
    self.content = { _ in content }
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
    self.content = { edits in
      Self.rows(of: store, edits, action: { .element(id: $0, action: $1) }, content: content)
    }
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
    self.content = { edits in
      Self.rows(of: store, edits, action: { (id: $0, action: $1) }, content: content)
    }
  }

  /// The views of the elements.
  public var body: some View { content(edits) }

  #if PortableViews
  /// Adds controls to delete rows; the action gets the offsets of the rows to delete.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self {
    var copy = self
    copy.edits.delete = action
    return copy
  }

  /// Adds controls to move rows; the action gets their offsets and the offset to insert them at.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self {
    var copy = self
    copy.edits.move = action
    return copy
  }

  /// Lets values be dropped between the rows of a list; the action gets them and their offset.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> Self {
    var copy = self
    copy.edits.insertion = .values(action)
    return copy
  }

  /// Lets items of some types be dropped between the rows; the action gets their offset, and them.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> Self {
    var copy = self
    copy.edits.insertion = .items(of: supportedContentTypes, action)
    return copy
  }
  #endif

  private static func rows<Action, EachContent: View>(
    of store: Store<IdentifiedArray<ID, EachState>, Action>, _ edits: RowEdits,
    action toAction: @escaping (ID, EachAction) -> Action,
    content: @escaping (Store<EachState, EachAction>) -> EachContent
  ) -> WithViewStore<OrderedSet<ID>, Action, ForEach<OrderedSet<ID>, ID, EachContent>> {
    WithViewStore(store, observe: \.ids) { viewStore in
      let rows = ForEach(viewStore.state, id: \.self) { id in
        content(store.element(id: id, action: toAction))
      }
      #if PortableViews
      return rows.onDelete(perform: edits.delete).onMove(perform: edits.move)
        .inserting(edits.insertion)
      #else
      // SwiftUI's own modifiers edit the rows of every dynamic content.
      return rows
      #endif
    }
  }
}
