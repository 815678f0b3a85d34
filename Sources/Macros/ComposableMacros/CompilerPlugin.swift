#if Macros && !PackageSyntax
@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

#if canImport(SwiftCompilerPlugin)
#error("The build folder has another SwiftSyntax, of an older version: run 'swift package clean'")
#endif

/// A program that expands macros for the compiler.
///
/// Toolchains come without the module of this name, which is a part of the package of SwiftSyntax.
protocol CompilerPlugin {
  /// Creates the program.
  init()

  /// The types of its macros.
  var providingMacros: [any Macro.Type] { get }
}

extension CompilerPlugin {
  /// Expands macros as the compiler asks for them, over standard input and output.
  static func main() throws {
    let listener = CompilerPluginMessageListener(
      connection: try StandardIOMessageConnection(),
      provider: NamedMacros(types: Self().providingMacros))
    try listener.main()
  }
}

/// The macros of a program by their names.
private struct NamedMacros: PluginProvider {
  let types: [String: any Macro.Type]

  init(types: [any Macro.Type]) {
    self.types = Dictionary(uniqueKeysWithValues: types.map { (String(reflecting: $0), $0) })
  }

  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    let name = "\(moduleName).\(typeName)"
    guard let type = types[name] else { throw UnknownMacro(name: name) }
    return type
  }
}

private struct UnknownMacro: Error, CustomStringConvertible {
  let name: String

  var description: String { "The plug-in has no macro '\(name)': add it to 'Plugin'." }
}
#endif
