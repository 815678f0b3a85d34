/// An action of one element of a list, with the id of the element.
///
/// ```swift
/// enum Action {
///   case rows(IdentifiedActionOf<Row>)
/// }
/// ```
///
/// Run the elements' feature with ``Reducer/forEach(_:action:element:fileID:filePath:line:column:)``.
/// The key path `\.rows[id: 42].saveButtonTapped` leads to the actions of one element.
public enum IdentifiedAction<ID: Hashable & Sendable, Action> {
  /// An action of the element with an id.
  case element(id: ID, action: Action)
}

/// The list actions of a feature whose state is `Identifiable`.
///
/// ```swift
/// enum Action {
///   case players(IdentifiedActionOf<Row>)
/// }
/// ```
public typealias IdentifiedActionOf<R: Reducer> = IdentifiedAction<R.State.ID, R.Action>
where R.State: Identifiable, R.State.ID: Sendable

extension IdentifiedAction: CasePathable {
  /// The path to the one case.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// The path to the one case, and to the actions of one element.
  public struct AllCasePaths: CasePathReflectable, Sendable {
    /// The actions of all elements, each with its id.
    public var element: AnyCasePath<IdentifiedAction, (id: ID, action: Action)> {
      AnyCasePath._$embed(
        { .element(id: $0.id, action: $0.action) },
        extract: {
          switch $0 {
          case .element(let id, let action): (id, action)
          }
        })
    }

    /// The actions of the element with an id.
    public subscript(id id: ID) -> AnyCasePath<IdentifiedAction, Action> {
      AnyCasePath._$embed(
        { .element(id: id, action: $0) },
        extract: {
          guard case .element(id, let action) = $0 else { return nil }
          return action
        })
    }

    /// The key path to the case of an action, which is the only one.
    public subscript(root: IdentifiedAction) -> PartialCaseKeyPath<IdentifiedAction> {
      \.element
    }
  }
}

extension IdentifiedAction: Equatable where Action: Equatable {}
extension IdentifiedAction: Hashable where Action: Hashable {}
extension IdentifiedAction: Sendable where Action: Sendable {}
extension IdentifiedAction: Encodable where ID: Encodable, Action: Encodable {}
extension IdentifiedAction: Decodable where ID: Decodable, Action: Decodable {}
