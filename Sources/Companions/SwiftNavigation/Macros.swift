#if Macros
/// Lets bindings to an enum be switched over.
///
/// ```swift
/// @CasePathable @CaseBindable
/// enum Destination {
///   case edit(Item)
///   case help
/// }
///
/// switch $destination.cases {
/// case .edit(let item): EditScreen(item: item)  // UIBinding<Item>
/// case .help: HelpScreen()
/// }
/// ```
@attached(extension, conformances: CaseBindable)
@attached(member, names: named(CaseBinding), named(_$caseBinding))
public macro CaseBindable() =
  #externalMacro(module: "ComposableMacros", type: "CaseBindableMacro")

/// Adds a value to transactions, without a key to write.
///
/// ```swift
/// extension UITransaction {
///   @UITransactionEntry var isSilent = false
/// }
/// ```
@attached(accessor, names: named(get), named(set))
@attached(peer, names: prefixed(__Key_))
public macro UITransactionEntry() =
  #externalMacro(module: "ComposableMacros", type: "UITransactionEntryMacro")
#endif
