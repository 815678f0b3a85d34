import Logging

extension DependencyValues {
  /// The logger for the actions that a store processes; `nil` logs nothing.
  ///
  /// ```swift
  /// import Logging
  ///
  /// let store = Store(initialState: Game.State()) {
  ///   Game()
  /// } withDependencies: {
  ///   $0.actionLogger = Logger(label: "game")
  /// }
  /// ```
  ///
  /// Every action is logged in one line at the level "debug": the case of the action, with metadata
  /// about the type of the store, and whether a user or an effect sent the action. A root store
  /// reads the logger once, when it is created. A logger whose level is above "debug" costs next to
  /// nothing.
  public var actionLogger: Logging.Logger? {
    get { self[ActionLoggerKey.self] }
    set { self[ActionLoggerKey.self] = newValue }
  }
}

private enum ActionLoggerKey: DependencyKey {
  static let liveValue: Logging.Logger? = nil
  static let testValue: Logging.Logger? = nil
}

/// Logs the actions that an engine processes.
struct ActionLogging<State, Action> {
  private let logger: Logging.Logger
  private let store: String

  /// Creates a log, if there is a logger.
  init?(_ logger: Logging.Logger?) {
    guard let logger else { return nil }
    self.logger = logger
    store = storeTypeName(state: State.self, action: Action.self)
  }

  func log(_ action: Action, origin: ActionOrigin) {
    logger.debug(
      "\(debugCaseOutput(action))",
      metadata: ["store": "\(store)", "origin": "\(origin == .user ? "user" : "effect")"])
  }
}
