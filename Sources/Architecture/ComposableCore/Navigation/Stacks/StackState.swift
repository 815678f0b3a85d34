import OrderedCollections

/// The states of the features on a stack, from the one that was pushed first to the one on top.
///
/// ```swift
/// @ObservableState
/// struct State {
///   var path = StackState<Path.State>()
/// }
/// enum Action {
///   case path(StackActionOf<Path>)
/// }
/// ```
///
/// Each element gets an id of its own when it is added, by which it is found however the stack
/// changes. Run the features with
/// ``Reducer/forEach(_:action:destination:fileID:filePath:line:column:)``.
public struct StackState<Element> {
  // An identified array changes one element without a copy of the others. Underscored, with all that
  // belongs to it, because only inlining makes them public.
  @usableFromInline
  var entries: IdentifiedArray<StackElementID, _StackEntry<Element>>

  /// The ids of the elements, in their order.
  ///
  /// ```swift
  /// if let top = state.path.ids.last {
  ///   state.path.pop(from: top)
  /// }
  /// ```
  ///
  /// - Complexity: O(1), but O(*n*) the first time and after changes in the middle of many elements.
  public var ids: OrderedSet<StackElementID> { entries.ids }

  /// Accesses the element with an id.
  ///
  /// Assigning `nil` removes the element alone; ``pop(from:)`` also removes those above it.
  ///
  /// > Important: Use `append` to add an element. Assigning one to an id that is not on the stack
  /// > works in tests only, to state an expectation; elsewhere it is reported and ignored.
  @inlinable
  public subscript(id id: StackElementID) -> Element? {
    get {
      guard let index = entries.index(id: id) else { return nil }
      return entries[index].element
    }
    set {
      guard let index = entries.index(id: id) else { return assign(newValue, toAbsent: id) }
      entries[index].element = newValue
      removeIfEmpty(at: index)
    }
    _modify {
      if let index = entries.index(id: id) {
        defer { removeIfEmpty(at: index) }
        yield &entries[index].element
      } else {
        var element: Element?
        yield &element
        assign(element, toAbsent: id)
      }
    }
  }

  @inlinable
  mutating func removeIfEmpty(at position: Int) {
    if entries[position].element == nil { remove(at: position) }
  }

  @usableFromInline
  mutating func remove(at position: Int) {
    entries.remove(at: position)
  }

  /// Adds an element that was assigned to an id which is not on the stack.
  @usableFromInline
  mutating func assign(_ element: Element?, toAbsent id: StackElementID) {
    guard let element else { return }
    guard DependencyValues._current.context == .test else {
      return reportIssue(Issues.unknownStackElement(id, ids: ids))
    }
    append(element, id: id)
  }

  mutating func append(_ element: Element, id: StackElementID) {
    entries.append(_StackEntry(id: id, element: element))
  }

  /// Removes an element and all above it.
  ///
  /// ```swift
  /// case .path(.element(let id, action: .detail(.closeButtonTapped))):
  ///   state.path.pop(from: id)
  ///   return .none
  /// ```
  ///
  /// - Parameter id: The id of the element; nothing happens if it is not on the stack.
  public mutating func pop(from id: StackElementID) {
    guard let index = entries.index(id: id) else { return }
    entries.removeSubrange(index...)
  }

  /// Removes all elements above one.
  ///
  /// - Parameter id: The id of the element; nothing happens if it is not on the stack.
  public mutating func pop(to id: StackElementID) {
    guard let index = entries.index(id: id) else { return }
    entries.removeSubrange((index + 1)...)
  }
}

extension StackState where Element: CasePathable {
  /// Accesses the associated value of one case of the element with an id.
  ///
  /// Writing `nil` removes the element. Writing to another case than the current one, be it `nil` or
  /// through `?`, reports an issue and changes nothing.
  public subscript<Case>(id id: StackElementID, case path: CaseKeyPath<Element, Case>) -> Case? {
    get { self[id: id].flatMap { $0[case: path] } }
    _modify { yield &self[id, at: AnyCasePath(path)] }
  }
}

extension StackState {
  /// Accesses the associated value of one case of the element with an id.
  @available(*, deprecated, message: "Use key paths to cases, like '\\.child', not case paths")
  public subscript<Case>(id id: StackElementID, case path: AnyCasePath<Element, Case>) -> Case? {
    get { self[id, at: path] }
    _modify { yield &self[id, at: path] }
  }

  private subscript<Case>(_ id: StackElementID, at path: AnyCasePath<Element, Case>) -> Case? {
    get { self[id: id].flatMap(path.extract) }
    _modify {
      var value = self[id: id].flatMap(path.extract)
      let wasPresent = value != nil
      yield &value
      if wasPresent {
        self[id: id] = value.map(path.embed)
      } else {
        reportIssue(
          Issues.stackElementInAnotherCase(id, holding: Case.self, element: self[id: id] as Any))
      }
    }
  }
}

/// Tells whether two stacks hold the same elements, by their ids.
public func _$isIdentityEqual<Element>(
  _ lhs: StackState<Element>, _ rhs: StackState<Element>
) -> Bool {
  lhs.idList == rhs.idList
}

extension StackState: Equatable where Element: Equatable {}
extension StackState: Hashable where Element: Hashable {}
extension StackState: Sendable where Element: Sendable {}

/// An element of a stack, with its id.
///
/// Underscored because only inlining makes it public.
@usableFromInline
struct _StackEntry<Element>: Identifiable {
  @usableFromInline
  let id: StackElementID

  /// The element; `nil` only while the subscript of the stack lends it to be changed.
  @usableFromInline
  var element: Element?

  @inlinable
  init(id: StackElementID, element: Element) {
    self.id = id
    self.element = element
  }
}

extension _StackEntry: Equatable where Element: Equatable {}
extension _StackEntry: Hashable where Element: Hashable {}
extension _StackEntry: Sendable where Element: Sendable {}
