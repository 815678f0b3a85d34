#if Macros
/// Makes an enum ``CaseBindable``, so that a `switch` can run over the cases of a binding to it.
///
/// ```swift
/// @CaseBindable
/// enum Status {
///   case inStock(quantity: Int)
///   case outOfStock(isOnBackOrder: Bool)
/// }
///
/// @UIBinding var status = Status.inStock(quantity: 1)
///
/// switch $status.cases {
/// case .inStock(let quantity): quantity.wrappedValue += 1  // of a 'UIBinding<Int>'
/// case .outOfStock(let isOnBackOrder): isOnBackOrder.wrappedValue = true
/// }
/// ```
///
/// The macro also makes the enum `CasePathable`.
///
/// - Parameters:
///   - _withoutViews: Has no effect. In a file that imports two modules with a macro of this name, the
///     compiler prefers the one with fewer parameters, which is the one for views.
///   - _withoutModule: Has no effect, for the same reason.
@attached(extension, conformances: CaseBindable, CasePathable, CasePathIterable)
@attached(
  member, names: named(UIBindingEnumeration), named(_$caseBinding), named(AllCasePaths),
  named(allCasePaths), named(_$Element))
public macro CaseBindable(_withoutViews: Bool = true, _withoutModule: Bool = true) =
  #externalMacro(module: "ComposableMacros", type: "CaseBindableMacro")

/// Adds a value to transactions and generates its ``UITransactionKey``.
///
/// ```swift
/// extension UITransaction {
///   @UITransactionEntry var isDrag = false
/// }
/// ```
@attached(accessor, names: named(get), named(set))
@attached(peer, names: prefixed(__Key_))
public macro UITransactionEntry() =
  #externalMacro(module: "ComposableMacros", type: "UITransactionEntryMacro")
#endif
