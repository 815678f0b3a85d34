public import CasePaths

/// An enum whose bindings a `switch` can run over.
///
/// Apply the ``CaseBindable(_withoutViews:_withoutModule:)`` macro rather than conforming by hand.
public protocol CaseBindable: CasePathable {
  /// An enum with the same cases, whose associated values are bindings to the original ones.
  associatedtype UIBindingEnumeration

  /// Returns the current case of the enum, with a binding to its associated value.
  ///
  /// Underscored because only ``UIBinding/cases`` calls it.
  static func _$caseBinding(_ binding: UIBinding<Self>) -> UIBindingEnumeration
}

extension UIBinding where Value: CaseBindable {
  /// The current case of the enum, with a binding to its associated value.
  ///
  /// ```swift
  /// @UIBinding var status = Item.Status.inStock(quantity: 1)
  ///
  /// switch $status.cases {
  /// case .inStock(let quantity): quantity.wrappedValue += 1
  /// case .outOfStock(let isOnBackOrder): isOnBackOrder.wrappedValue = true
  /// }
  /// ```
  public var cases: Value.UIBindingEnumeration { Value._$caseBinding(self) }

  /// Returns a binding to the associated value of a case; `value` must be in that case.
  ///
  /// Underscored because only macro-generated code calls it.
  public func _$case<Member>(
    _ keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>, of value: Value
  ) -> UIBinding<Member> {
    func open(_ location: some UIBindingLocation<Value>) -> UIBinding<Member> {
      guard let member = Value.allCasePaths[keyPath: keyPath].extract(from: value) else {
        fatalError(Issues.notInCase(value))
      }
      return derived(CaseLocation(base: location, path: keyPath, value: member))
    }
    return open(location)
  }
}

extension UIBinding {
  /// Returns the current case of an enum in the value, with a binding to its associated value.
  public subscript<Member: CaseBindable>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Member.UIBindingEnumeration {
    (self[dynamicMember: keyPath] as UIBinding<Member>).cases
  }
}

extension UIBindable where Value: AnyObject {
  /// Returns the current case of an enum in the object, with a binding to its associated value.
  public subscript<Member: CaseBindable>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>
  ) -> Member.UIBindingEnumeration {
    (self[dynamicMember: keyPath] as UIBinding<Member>).cases
  }
}
