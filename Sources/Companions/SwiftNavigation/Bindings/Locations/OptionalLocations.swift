import IssueReporting

/// What is at another location, which always holds something.
struct WrappingLocation<Wrapped, Base: UIBindingLocation<Wrapped>>: UIBindingLocation {
  let base: Base

  var wrappedValue: Wrapped? {
    get { base.wrappedValue }
    nonmutating set {
      guard let newValue else { return }
      base.wrappedValue = newValue
    }
  }
}

/// What is at another location, or was there last.
///
/// A value that is written while nothing is there stays with the binding.
struct UnwrappingLocation<Wrapped, Base: UIBindingLocation>: UIBindingLocation
where Base.Value == Wrapped? {
  let base: Base
  private let last: LastValue<Wrapped>

  init(base: Base, value: Wrapped) {
    self.base = base
    self.last = LastValue(value)
  }

  var wrappedValue: Wrapped {
    get { last.updated(by: base.wrappedValue) }
    nonmutating set {
      last.updated(by: newValue)
      guard base.wrappedValue != nil else { return }
      base.wrappedValue = newValue
    }
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.base == rhs.base
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(base)
  }
}

/// Whether anything is at another location; writing `false` removes it.
///
/// Writing `true` while nothing is there is reported: there is no value to write.
struct PresenceLocation<Wrapped, Base: UIBindingLocation>: UIBindingLocation
where Base.Value == Wrapped? {
  let base: Base

  var wrappedValue: Bool {
    get { base.wrappedValue != nil }
    nonmutating set {
      switch (base.wrappedValue != nil, newValue) {
      case (true, false): base.wrappedValue = nil
      case (false, true): reportIssue(Issues.presenceWritten(of: Wrapped.self))
      case (true, true), (false, false): break
      }
    }
  }
}

/// What is at another location, as a value of any hashable type.
struct ErasingLocation<Base: UIBindingLocation>: UIBindingLocation where Base.Value: Hashable {
  let base: Base

  var wrappedValue: AnyHashable {
    get { base.wrappedValue }
    nonmutating set {
      guard let newValue = newValue.base as? Base.Value else { return }
      base.wrappedValue = newValue
    }
  }
}
