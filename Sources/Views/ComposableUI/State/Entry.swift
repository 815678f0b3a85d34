#if PortableViews && Macros
/// Makes a property of environment values, transactions, container values or focused values from a
/// default value.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var weekStart = 2
/// }
///
/// extension FocusedValues {
///   @Entry var documentName: String?
/// }
/// ```
///
/// A property of focused values has an optional type and no default value.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "ComposableMacros", type: "ViewEntryMacro")
#endif
