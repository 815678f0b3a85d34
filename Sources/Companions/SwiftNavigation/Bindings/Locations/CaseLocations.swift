import CasePaths
import ConcurrencyExtras

/// The current or last value of a case of an enum.
///
/// A value written while the enum is in another case is kept here and leaves the enum unchanged.
struct CaseLocation<Base: UIBindingLocation, Value>: UIBindingLocation
where Base.Value: CasePathable {
  typealias Path = KeyPath<Base.Value.AllCasePaths, AnyCasePath<Base.Value, Value>>

  let base: Base
  let path: Path
  private let last: LastValue<Value>

  init(base: Base, path: Path, value: Value) {
    self.base = base
    self.path = path
    self.last = LastValue(value)
  }

  private var casePath: AnyCasePath<Base.Value, Value> { Base.Value.allCasePaths[keyPath: path] }

  var wrappedValue: Value {
    get { last.updated(by: casePath.extract(from: base.wrappedValue)) }
    nonmutating set {
      last.updated(by: newValue)
      guard casePath.extract(from: base.wrappedValue) != nil else { return }
      base.wrappedValue = casePath.embed(newValue)
    }
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.base == rhs.base && lhs.path == rhs.path
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(base)
    hasher.combine(path)
  }
}

/// The value of a case of an optional enum.
///
/// Writing `nil` sets the enum to `nil`. While the enum is not in the case, writes are ignored.
struct OptionalCaseLocation<Enum: CasePathable, Base: UIBindingLocation, Value>: UIBindingLocation
where Base.Value == Enum? {
  let base: Base
  let path: KeyPath<Enum.AllCasePaths, AnyCasePath<Enum, Value>>

  private var casePath: AnyCasePath<Enum, Value> { Enum.allCasePaths[keyPath: path] }

  var wrappedValue: Value? {
    get { base.wrappedValue.flatMap { casePath.extract(from: $0) } }
    nonmutating set {
      guard wrappedValue != nil else { return }
      base.wrappedValue = newValue.map { casePath.embed($0) }
    }
  }
}
