/// The access to the states of the elements of a list or a stack: in memory where possible, else by a key path.
///
/// See ``ChildPath``; here, observers learn that an element was replaced by another.
final class ElementsPath<Root, Elements: EditableElements> {
  typealias ID = Elements.ID
  typealias Element = Elements.Element

  private let keyPath: WritableKeyPath<Root, Elements>
  @exclusivity(unchecked) private var memory: PropertyMemory?
  @exclusivity(unchecked) private var isResolved = false

  init(_ keyPath: WritableKeyPath<Root, Elements>) {
    self.keyPath = keyPath
  }

  func ids(in root: inout Root) -> ContiguousArray<ID> {
    if !isResolved { resolve() }
    guard let memory else { return root[keyPath: keyPath].idList }
    return withUnsafeMutablePointer(to: &root) { elements(in: $0, memory).pointee.idList }
  }

  /// Tells whether there is an element with an id.
  func contains(_ id: ID, in root: inout Root) -> Bool {
    if !isResolved { resolve() }
    guard let memory else { return root[keyPath: keyPath].hasElement(id: id) }
    return index(of: id, in: &root, memory) != nil
  }

  func element(_ id: ID, in root: inout Root) -> Element? {
    if !isResolved { resolve() }
    guard let memory else { return root[keyPath: keyPath][id: id] }
    return withUnsafeMutablePointer(to: &root) { elements(in: $0, memory).pointee[id: id] }
  }

  /// Calls a function with the element with an id, to be changed in place.
  ///
  /// - Returns: Whether there is such an element.
  func modify(_ root: inout Root, _ id: ID, _ body: (inout Element) -> Void) -> Bool {
    if !isResolved { resolve() }
    guard let memory else { return modifyByKeyPath(&root, id, body) }
    guard let index = index(of: id, in: &root, memory) else { return false }
    var isReplaced = false
    withUnsafeMutablePointer(to: &root) { root in
      elements(in: root, memory).pointee.withMutableElement(at: index) { element in
        guard let identity = memory.identity else { return body(&element) }
        let before = identity.read(of: &element)
        body(&element)
        isReplaced = identity.read(of: &element) != before
      }
    }
    if isReplaced { replace(&root, id, memory) }
    return true
  }

  // Not inlined: features that contain themselves need the stack frame of `modify` at every level.

  @inline(never)
  private func modifyByKeyPath(
    _ root: inout Root, _ id: ID, _ body: (inout Element) -> Void
  ) -> Bool {
    func modify(_ elements: inout Elements) {
      guard let index = elements.position(of: id) else { return }
      elements.withMutableElement(at: index, body)
    }
    guard root[keyPath: keyPath].hasElement(id: id) else { return false }
    modify(&root[keyPath: keyPath])
    return true
  }

  @inline(never)
  private func index(of id: ID, in root: inout Root, _ memory: PropertyMemory) -> Int? {
    withUnsafeMutablePointer(to: &root) { elements(in: $0, memory).pointee.position(of: id) }
  }

  /// Flushes the pending edits of the list and of edited elements, once the old state is released.
  ///
  /// - Returns: Whether the elements were flushed. Otherwise an old element, with which a changed one
  ///   may share lists, has to be released first.
  func flushPendingEdits(
    _ root: inout Root, _ ids: EditedElementIDs<ID>, _ releases: inout DeferredReleases,
    waitsForRelease: Bool = false, _ body: ((inout Element, inout DeferredReleases) -> Void)?
  ) -> Bool {
    guard let memory else { return true }
    return withUnsafeMutablePointer(to: &root) { root in
      let elements = elements(in: root, memory)
      let old = elements.pointee.flushPendingEditsIfUnique()
      releases.add(old)
      guard let body else { return true }
      if waitsForRelease, old != nil { return false }
      for position in 0..<ids.count {
        guard let index = elements.pointee.position(of: ids[position]) else { continue }
        elements.pointee.withMutableElement(at: index) { body(&$0, &releases) }
      }
      return true
    }
  }

  /// Tells observers that an element was replaced, as if the list had been set.
  @inline(never)
  private func replace(_ root: inout Root, _ id: ID, _ memory: PropertyMemory) {
    let new = withUnsafeMutablePointer(to: &root) { root in
      let elements = elements(in: root, memory)
      let new = elements.pointee
      guard let index = elements.pointee.position(of: id) else { return new }
      // The old element needs another identity than the new one, or observers are not told.
      elements.pointee.withMutableElement(at: index) { element in
        withUnsafeMutablePointer(to: &element) { memory.identity?.renew($0) }
      }
      return new
    }
    root[keyPath: keyPath] = new
  }

  private func elements(
    in root: UnsafeMutablePointer<Root>, _ memory: PropertyMemory
  ) -> UnsafeMutablePointer<Elements> {
    (UnsafeMutableRawPointer(root) + memory.offset)
      .assumingMemoryBound(to: Elements.self)
  }

  @inline(never)
  private func resolve() {
    isResolved = true
    // The identity of a list does not include optional elements.
    let identity =
      Element.self is any ObservableState.Type ? StateIdentityReader(for: Element.self) : nil
    memory = PropertyMemory(keyPath, valuesToldApart: identity)
  }
}
