/// Detects that an assignment was never carried out.
///
/// The action retains the object, whose deinitializer reports an assignment not carried out.
package final class UnhandledBinding: Sendable {
  private let isHandled = Locked(false)
  private let message: @Sendable () -> String

  package init(action: Any.Type, value: Any, declaration: String? = nil) {
    // Safe: read once, when nothing else refers to the action.
    let value = UncheckedSendable(value)
    message = {
      Issues.unhandledBinding(action: action, value: value.value, declaration: declaration)
    }
  }

  /// Records that the assignment was carried out.
  package func handle() {
    isHandled.withValue { $0 = true }
  }

  deinit {
    if !isHandled.value { reportIssue(message()) }
  }
}

extension BindingAction {
  /// Returns the action, which reports an issue if it is released before being carried out.
  package func reportingIfUnhandled(_ unhandled: UnhandledBinding) -> Self {
    Self(self) { [set] root in
      unhandled.handle()
      set(&root)
    }
  }
}
