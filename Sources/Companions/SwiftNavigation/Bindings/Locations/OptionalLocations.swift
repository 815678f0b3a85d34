import ConcurrencyExtras
import IssueReporting

/// The value of another location, as an optional.
///
/// Writing `nil` has no effect.
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

/// The current or last wrapped value of a location that holds an optional.
///
/// A value written while that location holds `nil` is kept here and leaves the optional `nil`.
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

/// Whether another location holds a value; writing `false` removes the value.
///
/// Writing `true` while that location holds `nil` reports an issue: there is no value to write.
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

/// The value of another location, type-erased.
///
/// Writing a value of another type has no effect.
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
