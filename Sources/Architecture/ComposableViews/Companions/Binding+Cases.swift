import ComposableCore
import ComposableUI

extension Binding {
  /// Returns a binding to the associated value of a case, or `nil` if the enum is in another case.
  ///
  /// ```swift
  /// $status.inStock.map { $quantity in
  ///   Stepper("Quantity: \(quantity)", value: $quantity)
  /// }
  /// ```
  ///
  /// Once the enum is in another case, the binding returns the last value. Writing then changes
  /// only the value in the binding, not the enum.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
  ) -> Binding<Member>? where Value: CasePathable {
    let path = Value.allCasePaths[keyPath: keyPath]
    return path.extract(from: wrappedValue).map { binding(to: path, holding: $0) }
  }

  /// Returns a binding to the associated value of a case of an optional enum.
  ///
  /// Writing `nil` removes the enum. While the enum is `nil` or in another case, the binding reads
  /// `nil` and ignores writes.
  public subscript<Enum: CasePathable, Member>(
    dynamicMember keyPath: KeyPath<Enum.AllCasePaths, AnyCasePath<Enum, Member>>
  ) -> Binding<Member?> where Value == Enum? {
    let path = Enum.allCasePaths[keyPath: keyPath]
    // Not in the closures of the binding: sendable functions must not capture conformances.
    let member = UncheckedSendable<() -> Member?>({
      wrappedValue.flatMap { path.extract(from: $0) }
    })
    let write = UncheckedSendable<(Member?) -> Void>({ newValue in
      guard member.value() != nil else { return }
      wrappedValue = newValue.map { path.embed($0) }
    })
    return Binding<Member?>(get: { member.value() }, set: { write.value($0) })
  }

  /// Returns a binding to the value of a case, which holds the last one once that is gone.
  func binding<Member>(
    to path: AnyCasePath<Value, Member>, holding value: Member
  ) -> Binding<Member> {
    let last = LastValue(value)
    let base = UncheckedSendable(self)
    return Binding<Member>(
      get: { last.updated(by: path.extract(from: base.value.wrappedValue)) },
      set: { newValue in
        last.updated(by: newValue)
        guard path.extract(from: base.value.wrappedValue) != nil else { return }
        base.value.wrappedValue = path.embed(newValue)
      })
  }
}

extension Binding where Value: ViewCaseBindable {
  /// The current case of the enum, with a binding to its associated value.
  ///
  /// ```swift
  /// switch $status.cases {
  /// case .inStock(let $quantity): Stepper("In stock", value: $quantity)
  /// case .outOfStock(let $isOnBackOrder): Toggle("On back order", isOn: $isOnBackOrder)
  /// }
  /// ```
  public var cases: Value.BindingEnumeration { Value._$caseBinding(self) }

  /// Returns a binding to the associated value of the case that a value is in.
  ///
  /// Underscored because only code that macros write calls it.
  public func _$case<Member>(
    _ keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>, of value: Value
  ) -> Binding<Member> {
    let path = Value.allCasePaths[keyPath: keyPath]
    guard let member = path.extract(from: value) else {
      fatalError("A binding to a case was made of a value in another case, \(value)")
    }
    return binding(to: path, holding: member)
  }
}

extension Binding {
  /// Returns the current case of an enum in the value, with a binding to its associated value.
  public subscript<Member: ViewCaseBindable>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Member.BindingEnumeration {
    (self[dynamicMember: keyPath] as Binding<Member>).cases
  }
}

extension Bindable where Value: AnyObject {
  /// Returns the current case of an enum in the object, with a binding to its associated value.
  public subscript<Member: ViewCaseBindable>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>
  ) -> Member.BindingEnumeration {
    (self[dynamicMember: keyPath] as Binding<Member>).cases
  }
}
