import MacroTestSupport
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ComposableMacros

private let macros = [
  "CasePathable": MacroSpec(
    type: CasePathableMacro.self, conformances: ["CasePathable", "CasePathIterable"])
]

struct UninhabitedEnumTests {
  @Test("an enum whose cases may all be uninhabited ends its switch with a default")
  func never() {
    assertMacro(
      macros,
      """
      @CasePathable
      enum Action {
        case a(Never)
        case b(Alert<Swift.Never>.Action)
      }
      """,
      expandsTo: #"""
        enum Action {
          case a(Never)
          case b(Alert<Swift.Never>.Action)

          struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
              switch root {
              case .a: \.a
              default: \.b
              }
            }
            var a: CasePaths.AnyCasePath<Action, Never> {
              CasePaths.AnyCasePath._$embed(
                Action.a,
                extract: {
                  guard case .a(let value0) = $0 else { return nil }
                  return value0
                }
              )
            }
            var b: CasePaths.AnyCasePath<Action, Alert<Swift.Never>.Action> {
              CasePaths.AnyCasePath._$embed(
                Action.b,
                extract: {
                  guard case .b(let value0) = $0 else { return nil }
                  return value0
                }
              )
            }
            func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
              let keyPaths: [CasePaths.PartialCaseKeyPath<Action>] = [\.a, \.b]
              return keyPaths.makeIterator()
            }
          }

          static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        extension Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
        }
        """#)
  }
}
