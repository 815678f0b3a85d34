import MacroTestSupport
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ComposableMacros

private let macros = [
  "Perceptible": MacroSpec(type: PerceptibleMacro.self, conformances: ["Perceptible"])
]

struct PerceptibleMacroTests {
  @Test("a class gets a registrar and tracked properties")
  func expansion() {
    assertMacro(
      macros,
      """
      @available(macOS 15, *)
      @Perceptible
      public final class Model {
        var count = 0
        let name = ""
        static var shared = Model()
        lazy var list = [1]
        var double: Int { count * 2 }
        @PerceptionIgnored var cache = 0
        @PerceptionTracked var tracked = 0
      }
      """,
      expandsTo: """
        @available(macOS 15, *)
        public final class Model {
          @PerceptionCore.PerceptionTracked
          var count = 0
          let name = ""
          static var shared = Model()
          lazy var list = [1]
          var double: Int { count * 2 }
          @PerceptionIgnored var cache = 0
          @PerceptionTracked var tracked = 0

          private let _$perceptionRegistrar = PerceptionCore.PerceptionRegistrar()

          internal nonisolated func access<Member>(keyPath: Swift.KeyPath<Model, Member>) {
            _$perceptionRegistrar.access(self, keyPath: keyPath)
          }

          internal nonisolated func withMutation<Member, MutationResult>(
            keyPath: Swift.KeyPath<Model, Member>,
            _ mutation: () throws -> MutationResult
          ) rethrows -> MutationResult {
            try _$perceptionRegistrar.withMutation(of: self, keyPath: keyPath, mutation)
          }
        }

        @available(macOS 15, *)
        extension Model: nonisolated PerceptionCore.Perceptible {
        }
        """)
  }

  @Test(
    "@Perceptible on a type that is not a class is an error",
    arguments: [("struct", "a struct"), ("enum", "an enum"), ("actor", "an actor")])
  func notClass(keyword: String, kind: String) {
    assertMacro(
      macros,
      """
      @Perceptible
      \(keyword) Model {
      }
      """,
      expandsTo: """
        \(keyword) Model {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@Perceptible' requires a class, but 'Model' is \(kind)", line: 2, column: 1)
      ])
  }
}
