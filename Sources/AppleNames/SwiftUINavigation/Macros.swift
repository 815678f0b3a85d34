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
///
/// - Parameter _inModule: Has no effect. In a file that also imports `ComposableArchitecture`, the compiler
///   prefers the macro of that, which has the same name and no parameter.
@attached(
  extension, conformances: CaseBindable, CasePathable, CasePathIterable, ViewCaseBindable)
@attached(
  member, names: named(UIBindingEnumeration), named(BindingEnumeration), named(_$caseBinding),
  named(AllCasePaths), named(allCasePaths), named(_$Element))
public macro CaseBindable(_inModule: Bool = true) =
  #externalMacro(module: "ComposableMacros", type: "ViewCaseBindableMacro")
#endif
