import ConcurrencyExtras

extension Store {
  /// Calls a function with a store over the value of optional state when there is one, and another
  /// when there is none any more.
  ///
  /// Made for view controllers, which show a child for as long as there is state for it:
  ///
  /// ```swift
  /// final class AccountController: Controller {
  ///   let store: StoreOf<Account>
  ///   var cancellables: Set<AnyCancellable> = []
  ///
  ///   init(store: StoreOf<Account>) {
  ///     self.store = store
  ///     super.init()
  ///     store.scope(state: \.profile, action: \.profile)
  ///       .ifLet { [weak self] profile in
  ///         self?.show(ProfileController(store: profile))
  ///       } else: { [weak self] in
  ///         self?.dismiss()
  ///       }
  ///       .store(in: &cancellables)
  ///   }
  /// }
  /// ```
  ///
  /// One of the two is called at once. A change of the value itself calls neither.
  ///
  /// - Parameters:
  ///   - unwrap: Gets the store over the value.
  ///   - else: Called when there is no value.
  /// - Returns: What ends this when it is cancelled or released.
  public func ifLet<Wrapped>(
    then unwrap: @escaping (_ store: Store<Wrapped, Action>) -> Void,
    else: @escaping () -> Void = {}
  ) -> any Cancellable where State == Wrapped? {
    // Safe: the state is published on the main actor.
    let functions = UncheckedSendable((unwrap, `else`))
    return
      publisher
      .map { $0 != nil }
      .removeDuplicates()
      .sink { [self] _ in
        MainActor.assumeIsolated {
          let child: Store<Wrapped, Action>? = unwrapped()
          if let child { functions.value.0(child) } else { functions.value.1() }
        }
      }
  }
}
