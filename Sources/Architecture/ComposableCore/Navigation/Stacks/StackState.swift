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
  var elements: OrderedDictionary<StackElementID, Element>

  /// The ids of the elements, in their order.
  ///
  /// ```swift
  /// if let top = state.path.ids.last {
  ///   state.path.pop(from: top)
  /// }
  /// ```
  ///
  /// - Complexity: O(1).
  public var ids: OrderedSet<StackElementID> { elements.keys }

  /// Accesses the element with an id.
  ///
  /// Assigning `nil` removes the element alone; ``pop(from:)`` also removes those above it.
  ///
  /// > Important: Use `append` to add an element. Assigning one to an id that is not on the stack
  /// > works in tests only, to state an expectation; elsewhere it is reported and ignored.
  public subscript(id id: StackElementID) -> Element? {
    get { elements[id] }
    set {
      guard newValue == nil || canAssign(id) else { return }
      elements[id] = newValue
    }
    _modify {
      if elements[id] != nil {
        yield &elements[id]
      } else {
        var element: Element?
        yield &element
        if let element, canAssign(id) { elements[id] = element }
      }
    }
  }

  private func canAssign(_ id: StackElementID) -> Bool {
    if elements.keys.contains(id) || DependencyValues._current.context == .test { return true }
    reportIssue(Issues.unknownStackElement(id, ids: ids))
    return false
  }

  /// Calls a function with an element, to be changed in place, if it is on the stack.
  mutating func modify(_ id: StackElementID, _ body: (inout Element) -> Void) {
    guard let index = elements.index(forKey: id) else { return }
    elements.values.withUnsafeMutableBufferPointer { body(&$0[index]) }
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
    guard let index = elements.index(forKey: id) else { return }
    elements.removeSubrange(index...)
  }

  /// Removes all elements above one.
  ///
  /// - Parameter id: The id of the element; nothing happens if it is not on the stack.
  public mutating func pop(to id: StackElementID) {
    guard let index = elements.index(forKey: id) else { return }
    elements.removeSubrange((index + 1)...)
  }
}

extension StackState where Element: CasePathable {
  /// Accesses the associated value of one case of the element with an id.
  ///
  /// Writing `nil` removes the element. Writing to another case than the current one, be it `nil` or
  /// through `?`, reports an issue and changes nothing.
  public subscript<Case>(id id: StackElementID, case path: CaseKeyPath<Element, Case>) -> Case? {
    get { elements[id].flatMap { $0[case: path] } }
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
    get { elements[id].flatMap(path.extract) }
    _modify {
      var value = elements[id].flatMap(path.extract)
      let wasPresent = value != nil
      yield &value
      if wasPresent {
        elements[id] = value.map(path.embed)
      } else {
        reportIssue(
          Issues.stackElementInAnotherCase(id, holding: Case.self, element: elements[id] as Any))
      }
    }
  }
}

/// Tells whether two stacks hold the same elements, by their ids.
public func _$isIdentityEqual<Element>(
  _ lhs: StackState<Element>, _ rhs: StackState<Element>
) -> Bool {
  lhs.ids == rhs.ids
}

extension StackState: Equatable where Element: Equatable {}
extension StackState: Hashable where Element: Hashable {}
extension StackState: Sendable where Element: Sendable {}
