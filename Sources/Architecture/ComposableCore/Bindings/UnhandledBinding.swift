/// Notices that an assignment was never carried out.
///
/// It goes away with the action that refers to it, and tells then.
package final class UnhandledBinding: Sendable {
  private let isHandled = Locked(false)
  private let message: @Sendable () -> String

  package init<Value: Sendable>(action: Any.Type, value: Value, declaration: String? = nil) {
    message = { Issues.unhandledBinding(action: action, value: value, declaration: declaration) }
  }

  /// Notes that the assignment was carried out.
  package func handle() {
    isHandled.withValue { $0 = true }
  }

  deinit {
    if !isHandled.value { reportIssue(message()) }
  }
}

extension BindingAction {
  /// Returns the action, which reports an issue when it is released without having been carried out.
  package func reportingIfUnhandled(_ unhandled: UnhandledBinding) -> Self {
    Self(self) { [set] root in
      unhandled.handle()
      set(&root)
    }
  }
}
