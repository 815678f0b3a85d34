#if PortableViews
extension List {
  /// Creates a list in which people choose one row at a time, by its identity in a `ForEach`.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: selection.map(ListSelection.init(one:)))
  }

  /// Creates a list in which people choose rows, by their identities in a `ForEach`.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: selection.map(ListSelection.init(many:)))
  }

  /// Creates a list of identifiable elements, of which people choose one at a time.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list of identifiable elements, of which people choose some.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list of elements that a key path identifies, of which people choose one at a time.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a list of elements that a key path identifies, of which people choose some.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
}

/// The selected rows of a list.
@MainActor
package struct ListSelection {
  private let read: () -> Set<AnyHashable>
  private let choose: (AnyHashable) -> Void
  /// Deselects all rows.
  let clear: () -> Void
  /// Is told of each choice.
  var didChoose: (() -> Void)?
  private let type: Any.Type
  private var chosen: Set<AnyHashable> = []

  init<Value: Hashable>(one binding: Binding<Value?>) {
    type = Value.self
    read = { binding.wrappedValue.map { [AnyHashable($0)] } ?? [] }
    choose = { id in
      guard let value = id.base as? Value else { return }
      binding.wrappedValue = value
    }
    clear = { if binding.wrappedValue != nil { binding.wrappedValue = nil } }
  }

  init<Value: Hashable>(many binding: Binding<Set<Value>>) {
    type = Value.self
    read = { Set(binding.wrappedValue.map { AnyHashable($0) }) }
    choose = { id in
      guard let value = id.base as? Value else { return }
      if binding.wrappedValue.remove(value) == nil { binding.wrappedValue.insert(value) }
    }
    clear = { if !binding.wrappedValue.isEmpty { binding.wrappedValue = [] } }
  }

  /// Returns the selection with the rows that are selected now; reads the binding.
  func current() -> Self {
    var copy = self
    copy.chosen = read()
    return copy
  }

  /// The rows that are selected now; reads the binding.
  var currentRows: Set<AnyHashable> { read() }

  /// Returns whether a row with an identity can be selected.
  package func takes(_ id: AnyHashable) -> Bool { Swift.type(of: id.base) == type }

  /// Returns whether the row with an identity is selected.
  package func isSelected(_ id: AnyHashable) -> Bool { chosen.contains(id) }

  /// Selects a row; with several selectable rows, deselects the row if it is selected.
  package func toggle(_ id: AnyHashable) {
    choose(id)
    didChoose?()
  }

  /// Passes a list's selection, or its absence, to the rows of the list, which appear lazily.
  struct Change: EnvironmentChange {
    let selection: ListSelection?

    func apply(to values: inout EnvironmentValues) {
      values.appearsLazily = true
      values.hasSections = true
      if !values.scrollObservers.isEmpty { values.scrollObservers = [] }
      guard selection != nil || values.listSelection != nil else { return }
      values.listSelection = selection
    }

    func isSame(as other: any EnvironmentChange) -> Bool {
      guard let other = other as? Self else { return false }
      return selection == nil && other.selection == nil
    }
  }
}

extension EnvironmentValues {
  /// The selection of the list around the view; `nil` if its rows cannot be selected.
  package var listSelection: ListSelection? {
    get { self[typed: ListSelection.self] }
    set { self[typed: ListSelection.self] = newValue }
  }
}
#endif
