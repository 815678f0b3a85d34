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
/// A case with several associated values has a tuple as its value. A case without associated
/// values has `Void`. To read `destination.detail` directly, mark the enum `@dynamicMemberLookup`.
@attached(extension, conformances: CasePathable, CasePathIterable)
@attached(member, names: named(AllCasePaths), named(allCasePaths), named(_$Element))
public macro CasePathable() =
  #externalMacro(module: "ComposableMacros", type: "CasePathableMacro")
#endif
