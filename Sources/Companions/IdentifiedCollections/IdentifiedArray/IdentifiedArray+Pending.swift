// Mutating an element of an array that shares its storage with a copy would copy all elements.
// Instead, the array keeps the mutated element aside as pending, until the copy is released. Stores
// rely on this, because they keep the old state while they process an action.

/// A mutated element that is not written to the storage yet, and its position.
@usableFromInline
final class _PendingElement<Element> {
  @usableFromInline
  let index: Int

  @usableFromInline
  var element: Element

  @inlinable
  init(index: Int, element: Element) {
    self.index = index
    self.element = element
  }
}

/// A stand-in for any native Swift object.
private final class NativeObject {}

/// Returns whether the reference at an address is the only one to its object.
private func isUnique(_ reference: UnsafeMutableRawPointer) -> Bool {
  isKnownUniquelyReferenced(&reference.assumingMemoryBound(to: NativeObject.self).pointee)
}

extension IdentifiedArray {
  /// The elements in their order, including the pending one.
  @inlinable
  var _elements: [Element] {
    get {
      guard let pending = _pending else { return _storage }
      var elements = _storage
      elements[pending.index] = pending.element
      return elements
    }
    _modify {
      _flushPendingEditsIfAny()
      yield &_storage
    }
  }

  @inlinable
  func _element(at index: Int) -> Element {
    if let pending = _pending, pending.index == index { return pending.element }
    return _storage[index]
  }

  /// Writes the pending element, if any, back to the storage.
  @inlinable
  mutating func _flushPendingEditsIfAny() {
    if _pending != nil { _flushPendingEdits() }
  }

  @usableFromInline
  mutating func _flushPendingEdits() {
    guard let pending = _pending else { return }
    _pending = nil
    _storage[pending.index] = pending.element
  }

  /// Writes the pending element back to the storage, if that copies no other element.
  ///
  /// - Returns: An object to release once the mutation of the array has ended.
  package mutating func flushPendingEditsIfUnique() -> AnyObject? {
    guard var pending = _pending, isStorageUnique else { return nil }
    _pending = nil
    if isKnownUniquelyReferenced(&pending) {
      swap(&_storage[pending.index], &pending.element)
      return pending
    }
    let old = _PendingElement(index: pending.index, element: pending.element)
    swap(&_storage[old.index], &old.element)
    return old
  }

  /// Returns the position of the element with an id.
  ///
  /// The method changes nothing. It is `mutating` because unspecialised code copies an array to
  /// call a method that is not.
  package mutating func position(of id: ID) -> Int? {
    _ids.firstIndex(of: id)
  }

  /// Calls a function that mutates the element at a position in place.
  ///
  /// Copies no other element, even if the array shares its storage with a copy.
  ///
  /// - Complexity: O(1), unless another element is still pending
  package mutating func withMutableElement(
    at index: Int, _ body: (inout Element) -> Void
  ) {
    guard !isStorageUnique, _pending == nil || _pending?.index == index else {
      _flushPendingEditsIfAny()
      defer { _checkID(at: index) }
      body(&_storage[index])
      return
    }
    if _pending == nil || !isKnownUniquelyReferenced(&_pending) {
      _pending = _PendingElement(index: index, element: _element(at: index))
    }
    let pending = _pending!
    body(&pending.element)
    _checkID(at: index)
  }

  /// Whether no other array shares the storage; always `true` on Apple platforms.
  private var isStorageUnique: Bool {
    mutating get {
      #if canImport(ObjectiveC) || Fallbacks
      // The storage may be an Objective-C array.
      return true
      #else
      // Safe: an array consists only of a reference to its storage.
      return withUnsafeMutablePointer(to: &_storage) { isUnique(UnsafeMutableRawPointer($0)) }
      #endif
    }
  }
}
