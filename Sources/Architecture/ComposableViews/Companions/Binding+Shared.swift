import ComposableCore
import ComposableUI

extension Binding {
  /// Creates a binding that reads and changes a shared value.
  ///
  /// ```swift
  /// Toggle("Sounds", isOn: Binding($isSoundOn))
  /// ```
  public init(_ base: Shared<Value>) {
    self.init(
      get: { base.wrappedValue },
      set: { newValue in base.withLock { $0 = newValue } })
  }
}
