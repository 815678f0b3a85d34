import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct DependenciesMacrosPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = []
}
