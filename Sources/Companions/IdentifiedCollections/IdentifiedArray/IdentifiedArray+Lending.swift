// `subscript(id:)` lends an optional element to the code that mutates it, and an array has no place
// for one. The place is the free memory behind the last element, since the frame of an accessor is
// allocated if it is larger than 32 bytes.

/// An element that is lent to a mutation.
@usableFromInline
struct _LentElement<Element> {
  /// The position of the element, or -1 if the id is absent.
  @usableFromInline
  let index: Int

  /// The place of the element; the start of an ``_AbsentElement`` if the id is absent.
  @usableFromInline
  let place: UnsafeMutablePointer<Element?>

  @inlinable
  init(index: Int, place: UnsafeMutablePointer<Element?>) {
    self.index = index
    self.place = place
  }
}

/// The place of an element that a mutation may add.
@usableFromInline
struct _AbsentElement<ID, Element> {
  // First, so that it has the address of the whole.
  @usableFromInline
  var element: Element?

  @usableFromInline
  let id: ID

  @inlinable
  init(id: ID) {
    element = nil
    self.id = id
  }
}

extension IdentifiedArray {
  /// Moves the element with an id out of the array, for a mutation without a copy.
  ///
  /// The last element takes its place until the element is taken back.
  @inlinable
  mutating func _lend(id: ID) -> _LentElement<Element> {
    guard let index = _ids.firstIndex(of: id) else { return _lendAbsent(id: id) }
    _flushPendingEditsIfAny()
    // An optional may be larger than an element. This moves an array without room for one element
    // more, once.
    if MemoryLayout<Element?>.size > MemoryLayout<Element>.stride {
      _storage.reserveCapacity(_storage.count + 1)
    }
    var element = _storage.removeLast()
    if index < _storage.count { swap(&element, &_storage[index]) }
    // Safe: the array is not used until the element is taken back, and has room for the place.
    let place = _storage.withUnsafeMutableBufferPointer { elements in
      UnsafeMutableRawPointer(elements.baseAddress! + elements.count)
        .bindMemory(to: Element?.self, capacity: 1)
    }
    place.initialize(to: element)
    return _LentElement(index: index, place: place)
  }

  /// Moves a lent element back to its place, appends a new one, or completes a removal.
  @inlinable
  mutating func _takeBack(_ lent: _LentElement<Element>) {
    let index = lent.index
    if index < 0 { return _takeBackAbsent(lent.place) }
    guard var element = lent.place.move() else { return _completeRemoval(at: index) }
    let hasSameID = _getID(element) == _ids[index]
    if index < _storage.count { swap(&element, &_storage[index]) }
    _storage.append(element)
    if !hasSameID { _checkID(at: index) }
  }

  @inlinable
  @inline(never)
  mutating func _lendAbsent(id: ID) -> _LentElement<Element> {
    let absent = UnsafeMutablePointer<_AbsentElement<ID, Element>>.allocate(capacity: 1)
    absent.initialize(to: _AbsentElement(id: id))
    return _LentElement(
      index: -1, place: UnsafeMutableRawPointer(absent).assumingMemoryBound(to: Element?.self))
  }

  @inlinable
  @inline(never)
  mutating func _takeBackAbsent(_ place: UnsafeMutablePointer<Element?>) {
    let absent = UnsafeMutableRawPointer(place)
      .assumingMemoryBound(to: _AbsentElement<ID, Element>.self)
    let new = absent.move()
    absent.deallocate()
    if let element = new.element { _add(element, id: new.id) }
  }

  @inlinable
  @inline(never)
  mutating func _completeRemoval(at index: Int) {
    if index < _storage.count { _storage.append(_storage.remove(at: index)) }
    _ids.remove(at: index)
  }
}
