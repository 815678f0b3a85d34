/// The actions of the features on a stack, and the changes of the stack.
///
/// ```swift
/// case .path(.element(id: _, action: .detail(.closeButtonTapped))):
///   state.path.removeAll()
///   return .none
/// case .path(.popFrom), .path(.push):
///   return .none
/// ```
public enum StackAction<State, Action> {
  /// An action of the feature with an id.
  indirect case element(id: StackElementID, action: Action)

  /// Removes a feature and all above it; sent by a person, by the parent, or by the feature itself.
  case popFrom(id: StackElementID)

  /// Puts a feature on top.
  case push(id: StackElementID, state: State)
}

/// The stack actions of a feature, most often an enum of all that can be on the stack.
///
/// ```swift
/// enum Action {
///   case path(StackActionOf<Path>)
/// }
/// ```
public typealias StackActionOf<R: Reducer> = StackAction<R.State, R.Action>

extension StackAction: CasePathable {
  /// Paths to every case.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// Paths to the cases, and to the actions of one feature.
  public struct AllCasePaths: CasePathReflectable, Sendable {
    /// The actions of all features, each with its id.
    public var element: AnyCasePath<StackAction, (id: StackElementID, action: Action)> {
      AnyCasePath._$embed(
        { .element(id: $0.id, action: $0.action) },
        extract: {
          guard case .element(let id, let action) = $0 else { return nil }
          return (id, action)
        })
    }

    /// The id of the feature that is removed with all above it.
    public var popFrom: AnyCasePath<StackAction, StackElementID> {
      AnyCasePath._$embed(
        { .popFrom(id: $0) },
        extract: {
          guard case .popFrom(let id) = $0 else { return nil }
          return id
        })
    }

    /// The id and the state of the feature that is put on top.
    public var push: AnyCasePath<StackAction, (id: StackElementID, state: State)> {
      AnyCasePath._$embed(
        { .push(id: $0.id, state: $0.state) },
        extract: {
          guard case .push(let id, let state) = $0 else { return nil }
          return (id, state)
        })
    }

    /// The actions of the feature with an id.
    public subscript(id id: StackElementID) -> AnyCasePath<StackAction, Action> {
      AnyCasePath._$embed(
        { .element(id: id, action: $0) },
        extract: {
          guard case .element(id, let action) = $0 else { return nil }
          return action
        })
    }

    /// The key path to the case of an action.
    public subscript(root: StackAction) -> PartialCaseKeyPath<StackAction> {
      switch root {
      case .element: \.element
      case .popFrom: \.popFrom
      case .push: \.push
      }
    }
  }
}

extension StackAction: Equatable where State: Equatable, Action: Equatable {}
extension StackAction: Hashable where State: Hashable, Action: Hashable {}
extension StackAction: Sendable where State: Sendable, Action: Sendable {}
