import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct PerceptionPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    PerceptibleMacro.self,
    PerceptionIgnoredMacro.self,
    PerceptionTrackedMacro.self,
  ]
}
