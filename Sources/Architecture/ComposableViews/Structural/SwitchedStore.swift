import ComposableCore
import ComposableUI

/// The store of the enclosing ``SwitchStore``.
struct SwitchedStore: Equatable {
  let store: AnyObject

  init(_ store: AnyObject) {
    self.store = store
  }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.store === rhs.store }
}

private struct SwitchedStoreKey: EnvironmentKey {
  static var defaultValue: SwitchedStore? { nil }
}

extension EnvironmentValues {
  var switchedStore: SwitchedStore? {
    get { self[SwitchedStoreKey.self] }
    set { self[SwitchedStoreKey.self] = newValue }
  }
}
