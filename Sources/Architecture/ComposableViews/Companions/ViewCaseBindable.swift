import ComposableCore
import ComposableUI

/// An enum that views switch over by its bindings.
///
/// Apply the `@CaseBindable` macro rather than conforming by hand.
public protocol ViewCaseBindable: CaseBindable {
  /// An enum with the same cases, each of which holds a binding to the associated value.
  associatedtype BindingEnumeration

  /// Returns the current case of the enum, with a binding to its associated value.
  ///
  /// Underscored because only ``ComposableUI/Binding/cases`` is to call it.
  static func _$caseBinding(_ binding: Binding<Self>) -> BindingEnumeration
}

#if Macros
/// Lets code switch over bindings to an enum, in views and without views.
///
/// ```swift
/// @CaseBindable
/// enum Status {
///   case inStock(quantity: Int)
///   case outOfStock(isOnBackOrder: Bool)
/// }
///
/// switch $item.status.cases {
/// case .inStock(let $quantity): Stepper("In stock", value: $quantity)
/// case .outOfStock(let $isOnBackOrder): Toggle("On back order", isOn: $isOnBackOrder)
/// }
/// ```
///
/// The macro makes the enum `CasePathable` as well.
@attached(
  extension, conformances: CaseBindable, CasePathable, CasePathIterable, ViewCaseBindable)
@attached(
  member, names: named(UIBindingEnumeration), named(BindingEnumeration), named(_$caseBinding),
  named(AllCasePaths), named(allCasePaths), named(_$Element))
public macro CaseBindable() =
  #externalMacro(module: "ComposableMacros", type: "ViewCaseBindableMacro")
#endif
