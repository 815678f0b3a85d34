/// The actions of a presented feature, and its dismissal.
///
/// ```swift
/// case .profile(.presented(.saveButtonTapped)):
///   state.profile = nil
///   return .none
/// case .profile(.dismiss):
///   return .cancel(id: CancelID.save)
/// ```
public enum PresentationAction<Action> {
  /// The feature is dismissed: by a person, by its parent, or by itself.
  case dismiss

  /// An action of the presented feature.
  indirect case presented(Action)
}

extension PresentationAction: CasePathable {
  /// Paths to every case.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// Paths to the cases, and straight through to the cases of the presented feature's action.
  ///
  /// `\.profile.presented.saveButtonTapped` and `\.profile.saveButtonTapped` are the same.
  @dynamicMemberLookup
  public struct AllCasePaths: CasePathReflectable, Sendable {
    /// The dismissal.
    public var dismiss: AnyCasePath<PresentationAction, Void> {
      AnyCasePath(
        embed: { .dismiss },
        extract: {
          guard case .dismiss = $0 else { return nil }
          return ()
        })
    }

    /// The presented feature's actions.
    public var presented: AnyCasePath<PresentationAction, Action> {
      AnyCasePath(
        embed: { .presented($0) },
        extract: {
          guard case .presented(let action) = $0 else { return nil }
          return action
        })
    }

    /// The key path to the case of an action.
    public subscript(root: PresentationAction) -> PartialCaseKeyPath<PresentationAction> {
      switch root {
      case .dismiss: \.dismiss
      case .presented: \.presented
      }
    }

    /// A case of the presented feature's action.
    public subscript<Member>(
      dynamicMember keyPath: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Member>>
    ) -> AnyCasePath<PresentationAction, Member> where Action: CasePathable {
      let member = Action.allCasePaths[keyPath: keyPath]
      return AnyCasePath._$embed(
        { .presented(member.embed($0)) },
        extract: {
          guard case .presented(let action) = $0 else { return nil }
          return member.extract(from: action)
        })
    }

    /// A case of the presented feature's action, together with the dismissal.
    @_disfavoredOverload
    public subscript<Member>(
      dynamicMember keyPath: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Member>>
    ) -> AnyCasePath<PresentationAction, PresentationAction<Member>> where Action: CasePathable {
      let member = Action.allCasePaths[keyPath: keyPath]
      return AnyCasePath._$embed(
        {
          switch $0 {
          case .dismiss: .dismiss
          case .presented(let value): .presented(member.embed(value))
          }
        },
        extract: {
          switch $0 {
          case .dismiss: .dismiss
          case .presented(let action): member.extract(from: action).map { .presented($0) }
          }
        })
    }
  }
}

extension PresentationAction: NamingCases {
  package static var namedCases: [NamedCase] {
    let presented: CaseKeyPath<PresentationAction, Action> = \.presented
    let dismiss: CaseKeyPath<PresentationAction, Void> = \.dismiss
    return [NamedCase(presented, name: "presented"), NamedCase(dismiss, name: "dismiss")]
  }
}

extension PresentationAction: Equatable where Action: Equatable {}
extension PresentationAction: Hashable where Action: Hashable {}
extension PresentationAction: Sendable where Action: Sendable {}
extension PresentationAction: Encodable where Action: Encodable {}
extension PresentationAction: Decodable where Action: Decodable {}
