import ConcurrencyExtras

extension Store {
  /// Calls a function with a child store when optional state becomes non-`nil`, and another
  /// function when it becomes `nil`.
  ///
  /// Use it in view controllers that show a child while its state is not `nil`:
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
  /// One of the two functions is called immediately. A change of the wrapped value calls neither.
  ///
  /// - Parameters:
  ///   - unwrap: Called with a store of the wrapped value.
  ///   - else: Called when the state is `nil`.
  /// - Returns: A token that ends the observation when it is cancelled or released.
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
