#if Macros
#if PackageSyntax
import SwiftCompilerPlugin
#endif
import SwiftSyntaxMacros

/// The macros of all libraries, in one program: each program of macros links SwiftSyntax anew.
@main
struct Plugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    // CasePaths
    CasePathableMacro.self,
    // ComposableCore
    ObservableStateMacro.self,
    ObservationStateIgnoredMacro.self,
    ObservationStateTrackedMacro.self,
    PresentsMacro.self,
    ReducerCaseEphemeralMacro.self,
    ReducerCaseIgnoredMacro.self,
    ReducerMacro.self,
    ViewActionMacro.self,
    // ComposableUI
    ViewEntryMacro.self,
    PreviewMacro.self,
    PreviewableMacro.self,
    // DependenciesMacros
    DependencyClientMacro.self,
    DependencyEndpointIgnoredMacro.self,
    DependencyEndpointMacro.self,
    DependencyEntryMacro.self,
    // Perception
    PerceptibleMacro.self,
    PerceptionIgnoredMacro.self,
    PerceptionTrackedMacro.self,
    // SwiftNavigation
    CaseBindableMacro.self,
    ViewCaseBindableMacro.self,
    UITransactionEntryMacro.self,
  ]
}
#else
// Without the trait nothing uses the program, but SwiftPM builds it with the rest of the package.
@main
enum Plugin {
  static func main() {}
}
#endif
