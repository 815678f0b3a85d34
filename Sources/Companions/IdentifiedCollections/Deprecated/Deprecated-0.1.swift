extension IdentifiedArray {
  /// Creates an array of elements with unique ids.
  @available(*, deprecated, renamed: "init(uniqueElements:id:)")
  @inlinable
  public init(_ elements: some Sequence<Element>, id: KeyPath<Element, ID>) {
    self.init(uniqueElements: elements, id: id)
  }
}

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  /// Creates an array of elements with unique ids.
  @available(*, deprecated, renamed: "init(uniqueElements:)")
  @inlinable
  public init(_ elements: some Sequence<Element>) {
    self.init(uniqueElements: elements)
  }
}
