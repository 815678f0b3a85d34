extension UIBinding {
  /// Creates a binding to the wrapped value of an optional, or fails if the optional is `nil`.
  ///
  /// Once the optional is `nil`, the binding returns the last value. A value written then is stored
  /// in the binding only; the optional stays `nil`.
  public init?(_ base: UIBinding<Value?>) {
    func open(_ location: some UIBindingLocation<Value?>) -> Self? {
      location.wrappedValue.map {
        base.derived(UnwrappingLocation<Value, _>(base: location, value: $0))
      }
    }
    guard let binding = open(base.location) else { return nil }
    self = binding
  }

  /// Creates a Boolean binding that is `true` while an optional has a value.
  ///
  /// Writing `false` sets the optional to `nil`.
  ///
  /// Reports an issue when `true` is written while the optional is `nil`.
  public init<Wrapped>(_ base: UIBinding<Wrapped?>) where Value == Bool {
    func open(_ location: some UIBindingLocation<Wrapped?>) -> Self {
      base.derived(PresenceLocation<Wrapped, _>(base: location))
    }
    self = open(base.location)
  }

  /// Creates a binding to an optional that is never `nil`; writing `nil` is ignored.
  public init<Wrapped>(_ base: UIBinding<Wrapped>) where Value == Wrapped? {
    func open(_ location: some UIBindingLocation<Wrapped>) -> Self {
      base.derived(WrappingLocation(base: location))
    }
    self = open(base.location)
  }

  /// Creates a type-erased binding to a hashable value; writing a value of another type is ignored.
  public init<Base: Hashable>(_ base: UIBinding<Base>) where Value == AnyHashable {
    func open(_ location: some UIBindingLocation<Base>) -> Self {
      base.derived(ErasingLocation(base: location))
    }
    self = open(base.location)
  }
}
