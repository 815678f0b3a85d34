import ConcurrencyExtras

extension Store {
  /// Calls a function with a child store when optional state becomes non-`nil`, and another
  /// function
  /// when it becomes `nil`.
  ///
  /// Use it in view controllers that show a child while its state is not `nil`:
  ///
  /// ```swift
  /// store.scope(state: \.detail, action: \.detail)
  ///   .ifLet { [weak self] detail in
  ///     self?.show(DetailViewController(store: detail), sender: self)
  ///   } else: { [weak self] in
  ///     guard let self else { return }
  ///     navigationController?.popToViewController(self, animated: true)
  ///   }
  ///   .store(in: &cancellables)
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
