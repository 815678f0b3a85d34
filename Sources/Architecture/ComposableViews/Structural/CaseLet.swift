import ComposableCore
import ComposableUI

/// The view of one case of a ``SwitchStore``.
public struct CaseLet<EnumState, EnumAction, CaseState, CaseAction, Content: View>: View {
  /// Extracts the state of the case from the enum.
  public let toCaseState: (EnumState) -> CaseState?

  /// Embeds an action of the case in an action of the store.
  public let fromCaseAction: (CaseAction) -> EnumAction

  /// Makes the view of the case.
  public let content: (Store<CaseState, CaseAction>) -> Content

  private let location: CodeLocation
  @Environment(\.switchedStore) private var switched
  @State private var caseStore = RebindableScope<EnumState, EnumAction, CaseState?, CaseAction>()

  /// Shows a view while the state is in a case.
  ///
  /// - Parameters:
  ///   - toCaseState: Extracts the case's state from the enum: `\.login` or `/AppState.login`.
  ///   - fromCaseAction: Embeds an action of the case in an action of the store.
  ///   - content: Makes the view of the case.
  public init(
    _ toCaseState: @escaping (EnumState) -> CaseState?,
    action fromCaseAction: @escaping (CaseAction) -> EnumAction,
    @ViewBuilder then content: @escaping (_ store: Store<CaseState, CaseAction>) -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.toCaseState = toCaseState
    self.fromCaseAction = fromCaseAction
    self.content = content
    location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Shows a view while the state is in a case.
  ///
  /// - Parameters:
  ///   - toCaseState: Extracts the case's state from the enum.
  ///   - fromCaseAction: Embeds an action of the case in an action of the store.
  ///   - content: Makes the view of the case.
  public init(
    state toCaseState: @escaping (EnumState) -> CaseState?,
    action fromCaseAction: @escaping (CaseAction) -> EnumAction,
    @ViewBuilder then content: @escaping (_ store: Store<CaseState, CaseAction>) -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      toCaseState, action: fromCaseAction, then: content,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The view of the case, or a warning while the state is in another.
  public var body: some View {
    let store = switchedStore
    IfLetStore(caseStore.store(of: store, state: toCaseState, action: fromCaseAction)) { store in
      content(store)
    } else: {
      _CaseLetMismatchView(
        state: store.withState { $0 as Any }, caseState: CaseState.self, location: location)
    }
  }

  private var switchedStore: Store<EnumState, EnumAction> {
    guard let switched else { fatalError(Issues.caseLetOutsideSwitchStore(at: location)) }
    guard let store = switched.store as? Store<EnumState, EnumAction> else {
      fatalError(
        Issues.caseLetInForeignSwitchStore(
          expected: Store<EnumState, EnumAction>.self, found: type(of: switched.store),
          at: location))
    }
    return store
  }
}

extension CaseLet where EnumAction == CaseAction {
  /// Shows a view while the state is in a case, for a case that shares the actions of the enum.
  ///
  /// - Parameters:
  ///   - toCaseState: Extracts the case's state from the enum.
  ///   - content: Makes the view of the case.
  public init(
    state toCaseState: @escaping (EnumState) -> CaseState?,
    @ViewBuilder then content: @escaping (_ store: Store<CaseState, CaseAction>) -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      toCaseState, action: { $0 }, then: content,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension CaseLet: SwitchStoreBranch {
  func accepts(_ state: Any) -> Bool {
    (state as? EnumState).flatMap(toCaseState) != nil
  }
}
