#if Macros
/// Gives an enum a key path to each of its cases.
///
/// ```swift
/// @CasePathable
/// enum Action {
///   case delete(id: Int)
///   case reset
/// }
///
/// let delete = \Action.Cases.delete             // CaseKeyPath<Action, Int>
/// let action = delete(42)                       // Action.delete(id: 42)
/// let isDeletion = Action.reset.is(\.delete)    // false
/// ```
///
/// The value of a case with several associated values is a tuple; that of a case without any is
/// `Void`. Mark the enum `@dynamicMemberLookup` as well to read `destination.detail` directly.
@attached(extension, conformances: CasePathable, CasePathIterable)
@attached(member, names: named(AllCasePaths), named(allCasePaths), named(_$Element))
public macro CasePathable() =
  #externalMacro(module: "ComposableMacros", type: "CasePathableMacro")
#endif
