#if PortableViews
public import Foundation

/// Views made from the elements of a collection, each identified by a key.
///
/// A row keeps its state for as long as its key is in the collection, also when it moves.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection with one element per row.
  public var data: Data

  /// The function that makes the view of an element.
  public var content: (Data.Element) -> Content

  let key: RowKey<Data.Element, ID>
  var onDelete: ((IndexSet) -> Void)?
  var onMove: ((IndexSet, Int) -> Void)?
  package internal(set) var insertion: RowInsertion?
}

extension ForEach {
  /// Creates rows for content of any kind, such as the marks of a chart.
  package init(
    _data data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    key = .keyPath(id)
  }
}

/// The function or key path by which a `ForEach` finds the key of an element.
enum RowKey<Element, ID: Hashable> {
  case element((Element) -> ID)
  case keyPath(KeyPath<Element, ID>)

  func callAsFunction(_ element: Element) -> ID {
    switch self {
    case .element(let id): id(element)
    case .keyPath(let keyPath): element[keyPath: keyPath]
    }
  }
}

extension ForEach: View where Content: View {}

extension ForEach: PrimitiveView where Content: View {
  package func content(in environment: EnvironmentValues) -> ViewContent {
    .rows(self)
  }
}

extension ForEach: RowsView where Content: View {
  package func id(of element: Data.Element) -> ID {
    key(element)
  }

  package var delete: ((Int) -> Void)? {
    onDelete.map { onDelete in { onDelete(IndexSet(integer: $0)) } }
  }

  package var move: ((Int, Int) -> Void)? {
    onMove.map { onMove in { onMove(IndexSet(integer: $0), $1) } }
  }
}

extension ForEach where Content: View, ID == Data.Element.ID, Data.Element: Identifiable {
  /// Creates views from identifiable elements.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
    key = .element { $0.id }
  }
}

extension ForEach where Content: View {
  /// Creates views from elements that a key path identifies.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    key = .keyPath(id)
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// Creates views from a range of numbers.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
    key = .element { $0 }
  }
}

extension ForEach where Content: View {
  /// Adds controls to delete rows; the action gets the offsets of the rows to delete.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self {
    var copy = self
    copy.onDelete = action
    return copy
  }

  /// Lets rows be dragged to other places, and adds controls to move them.
  ///
  /// The action gets the rows' offsets and the offset to insert them at.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self {
    var copy = self
    copy.onMove = action
    return copy
  }
}

extension View {
  /// Sets whether deleting the row of this view is disabled.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    environment(\.rowSettings.isDeleteDisabled, isDisabled)
  }

  /// Sets whether moving the row of this view is disabled.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    environment(\.rowSettings.isMoveDisabled, isDisabled)
  }

  /// Sets whether the row of this view cannot be selected.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    environment(\.rowSettings.isSelectionDisabled, isDisabled)
  }
}

/// The settings of rows in an environment.
package struct RowSettings {
  package var isDeleteDisabled = false
  package var isMoveDisabled = false
  package var isSelectionDisabled = false
}

extension EnvironmentValues {
  package var rowSettings: RowSettings {
    get { self[typed: RowSettings.self] ?? RowSettings() }
    set { self[typed: RowSettings.self] = newValue }
  }
}

/// A view made of one row per element of a collection.
@MainActor @preconcurrency
public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection

  /// The collection with one element per row.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}
#endif
