#if PortableViews
import Foundation

/// The edits that rows of a collection offer: deleting them, moving them, or both.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The bits of the edits.
  public let rawValue: Int

  /// Creates a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
  /// Rows can be moved.
  public static var move: Self { Self(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Rows can be deleted.
  public static var delete: Self { Self(rawValue: 2) }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
  /// Rows can be moved and deleted.
  public static var all: Self { [.move, .delete] }
}

extension ForEach where Content: View {
  /// Creates rows for bindings to identifiable elements, which people delete and move.
  public init<C>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == [Binding<C.Element>], C: MutableCollection & RandomAccessCollection,
    C: RangeReplaceableCollection, C.Element: Identifiable, ID == C.Element.ID
  {
    self = ForEach(data, content: content).editing(data, editActions)
  }

  /// Creates rows for bindings to elements that a key path identifies, which people delete and move.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == [Binding<C.Element>], C: MutableCollection & RandomAccessCollection,
    C: RangeReplaceableCollection
  {
    self = ForEach(data, id: id, content: content).editing(data, editActions)
  }

  private func editing<C>(_ data: Binding<C>, _ actions: EditActions<C>) -> Self
  where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection {
    var rows = self
    if actions.contains(.delete) { rows.onDelete = { data.wrappedValue.remove(atOffsets: $0) } }
    if actions.contains(.move) {
      rows.onMove = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
    }
    return rows
  }
}

extension List where SelectionValue == Never {
  /// Creates a list with a row for a binding to each identifiable element, which people delete and move.
  public init<C, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<[Binding<C.Element>], C.Element.ID, RowContent>,
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable
  {
    self.init { ForEach(data, editActions: editActions, content: rowContent) }
  }
}
#endif
