// An array that shares its elements with a copy would have to copy them all before one of them can
// be mutated. Instead it keeps that one aside until the copy is gone. A store relies on it: while an
// action is processed, the state from before is kept.

/// An element that has been mutated, and its position.
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

/// Stands for an object of the language's own.
private final class NativeObject {}

/// Returns whether the object that is referred to at an address is referred to from there alone.
private func isUnique(_ reference: UnsafeMutableRawPointer) -> Bool {
  isKnownUniquelyReferenced(&reference.assumingMemoryBound(to: NativeObject.self).pointee)
}

extension IdentifiedArray {
  /// The elements in their order, with the pending one among them.
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

  /// Puts the pending element among the others.
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

  /// Puts the pending element among the others, if that copies none of them.
  ///
  /// - Returns: What to release when the array is not being changed any more.
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
  /// It changes nothing. But where the type of the elements is not known, to read an array that is
  /// behind a pointer copies it.
  package mutating func position(of id: ID) -> Int? {
    _ids.firstIndex(of: id)
  }

  /// Calls a function with the element at a position, to be mutated in place.
  ///
  /// No other element is copied, even if the array has copies.
  ///
  /// - Complexity: O(1), unless another element was mutated like that and the copy is still there
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

  /// Whether no other array shares the elements, as far as that can be told.
  private var isStorageUnique: Bool {
    mutating get {
      #if canImport(ObjectiveC)
      // An array may be one of Objective-C's there.
      return true
      #else
      // Safe: an array is a reference to its storage, and nothing else.
      return withUnsafeMutablePointer(to: &_storage) { isUnique(UnsafeMutableRawPointer($0)) }
      #endif
    }
  }
}
