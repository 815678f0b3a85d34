#if PortableViews
extension ForEach where Content: View {
  /// Creates views from bindings to identifiable elements.
  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == [Binding<C.Element>], C: MutableCollection & RandomAccessCollection,
    C.Element: Identifiable, ID == C.Element.ID
  {
    self.init(bindings: data, id: { $0.id }, content: content)
  }

  /// Creates views from bindings to elements that a key path identifies.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where Data == [Binding<C.Element>], C: MutableCollection & RandomAccessCollection {
    self.init(bindings: data, id: { $0[keyPath: id] }, content: content)
  }

  private init<C>(
    bindings data: Binding<C>, id: @escaping (C.Element) -> ID,
    content: @escaping (Binding<C.Element>) -> Content
  )
  where Data == [Binding<C.Element>], C: MutableCollection & RandomAccessCollection {
    self.data = data.elements(id: id)
    self.content = content
    key = .element { id($0.wrappedValue) }
  }
}

extension List where SelectionValue == Never {
  /// Creates a list with a row for a binding to each identifiable element.
  public init<C, RowContent: View>(
    _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<[Binding<C.Element>], C.Element.ID, RowContent>,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable
  {
    content = ForEach(data, content: rowContent)
  }
}

extension Binding where Value: MutableCollection & RandomAccessCollection {
  /// Returns bindings to the elements, which follow those whose ids are elsewhere later.
  func elements<ID: Hashable>(id: ((Value.Element) -> ID)?) -> [Binding<Value.Element>] {
    let elements = wrappedValue
    return elements.indices.map { index in
      Binding<Value.Element>(
        location: ElementLocation(base: location, index: index, element: elements[index], id: id))
    }
  }

  /// Returns bindings to the elements, at their indices.
  func elements() -> [Binding<Value.Element>] { elements(id: ((Value.Element) -> Never)?.none) }
}

/// The location of a collection's element: by index, or by id if there are ids and the element moved.
///
/// An element that is gone keeps its last value.
final class ElementLocation<C: MutableCollection & RandomAccessCollection, ID: Hashable>:
  BindingLocation<C.Element>, @unchecked Sendable
{
  // Safe: immutable, and as safe as the location of the collection.
  private let base: BindingLocation<C>
  private let index: C.Index
  private let element: C.Element
  private let elementID: ID?
  private let id: ((C.Element) -> ID)?

  init(
    base: BindingLocation<C>, index: C.Index, element: C.Element, id: ((C.Element) -> ID)?
  ) {
    self.base = base
    self.index = index
    self.element = element
    self.id = id
    elementID = id?(element)
  }

  override func get() -> C.Element {
    let elements = base.get()
    return place(in: elements).map { elements[$0] } ?? element
  }

  override func set(_ newValue: C.Element) {
    var elements = base.get()
    guard let place = place(in: elements) else { return }
    elements[place] = newValue
    base.set(elements)
  }

  override func isSame(as other: BindingLocation<C.Element>) -> Bool {
    guard let other = other as? Self else { return false }
    return base.isSame(as: other.base) && index == other.index && elementID == other.elementID
      && ValueLayout.isSame(element, other.element)
  }

  private func place(in elements: C) -> C.Index? {
    let isInside = elements.indices.contains(index)
    guard let id else { return isInside ? index : nil }
    if isInside, id(elements[index]) == elementID { return index }
    return elements.firstIndex { id($0) == elementID }
  }
}
#endif
