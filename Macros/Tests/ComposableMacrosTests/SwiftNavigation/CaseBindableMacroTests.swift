import MacroTestSupport
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ComposableMacros

private let macros = [
  "CaseBindable": MacroSpec(type: CaseBindableMacro.self, conformances: ["CaseBindable"])
]

struct CaseBindableMacroTests {
  @Test("an enum gets a nested enum whose cases hold bindings")
  func expansion() {
    assertMacro(
      macros,
      """
      @CasePathable @CaseBindable
      public enum Destination {
        case edit(Item)
        case move(from: Int, _ to: Int)
        case help
        #if DEBUG
        case log(text: String)
        #endif
      }
      """,
      expandsTo: #"""
        @CasePathable
        public enum Destination {
          case edit(Item)
          case move(from: Int, _ to: Int)
          case help
          #if DEBUG
          case log(text: String)
          #endif

          public enum UIBindingEnumeration {
            case edit(SwiftNavigation.UIBinding<Item>)
            case move(SwiftNavigation.UIBinding<(from: Int, Int)>)
            case help
            #if DEBUG
            case log(SwiftNavigation.UIBinding<String>)
            #endif
          }

          public static func _$caseBinding(_ binding: SwiftNavigation.UIBinding<Destination>) -> UIBindingEnumeration {
            let value = binding.wrappedValue
            switch value {
            case .edit:
              return .edit(binding._$case(\.edit, of: value))
            case .move:
              return .move(binding._$case(\.move, of: value))
            case .help:
              return .help
            #if DEBUG
            case .log:
              return .log(binding._$case(\.log, of: value))
            #endif
            }
          }
        }

        extension Destination: SwiftNavigation.CaseBindable {
        }
        """#)
  }

  @Test("an enum without case paths gets them")
  func casePaths() {
    assertMacro(
      [
        "CaseBindable": MacroSpec(
          type: CaseBindableMacro.self,
          conformances: ["CaseBindable", "CasePathable", "CasePathIterable"])
      ],
      """
      @CaseBindable
      enum Status {
        case open(Int)
      }
      """,
      expandsTo: #"""
        enum Status {
          case open(Int)

          struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            subscript(root: Status) -> CasePaths.PartialCaseKeyPath<Status> {
              switch root {
              case .open: \.open
              }
            }
            var open: CasePaths.AnyCasePath<Status, Int> {
              CasePaths.AnyCasePath._$embed(
                Status.open,
                extract: {
                  guard case .open(let value0) = $0 else { return nil }
                  return value0
                }
              )
            }
            func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Status>]> {
              let keyPaths: [CasePaths.PartialCaseKeyPath<Status>] = [\.open]
              return keyPaths.makeIterator()
            }
          }

          static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }

          enum UIBindingEnumeration {
            case open(SwiftNavigation.UIBinding<Int>)
          }

          static func _$caseBinding(_ binding: SwiftNavigation.UIBinding<Status>) -> UIBindingEnumeration {
            let value = binding.wrappedValue
            switch value {
            case .open:
              return .open(binding._$case(\.open, of: value))
            }
          }
        }

        extension Status: CasePaths.CasePathable, CasePaths.CasePathIterable {
        }

        extension Status: SwiftNavigation.CaseBindable {
        }
        """#)
  }

  @Test("with views, an enum also gets a nested enum of view bindings")
  func views() {
    assertMacro(
      [
        "CaseBindable": MacroSpec(
          type: ViewCaseBindableMacro.self, conformances: ["CaseBindable", "ViewCaseBindable"])
      ],
      """
      @CasePathable @CaseBindable
      enum Status {
        case open(Int)
        case closed
      }
      """,
      expandsTo: #"""
        @CasePathable
        enum Status {
          case open(Int)
          case closed

          enum UIBindingEnumeration {
            case open(SwiftNavigation.UIBinding<Int>)
            case closed
          }

          static func _$caseBinding(_ binding: SwiftNavigation.UIBinding<Status>) -> UIBindingEnumeration {
            let value = binding.wrappedValue
            switch value {
            case .open:
              return .open(binding._$case(\.open, of: value))
            case .closed:
              return .closed
            }
          }

          enum BindingEnumeration {
            case open(ComposableUI.Binding<Int>)
            case closed
          }

          static func _$caseBinding(_ binding: ComposableUI.Binding<Status>) -> BindingEnumeration {
            let value = binding.wrappedValue
            switch value {
            case .open:
              return .open(binding._$case(\.open, of: value))
            case .closed:
              return .closed
            }
          }
        }

        extension Status: SwiftNavigation.CaseBindable, ComposableViews.ViewCaseBindable {
        }
        """#)
  }

  @Test("@CaseBindable on a type that is not an enum is an error")
  func notEnum() {
    assertMacro(
      macros,
      """
      @CaseBindable
      struct Destination {
      }
      """,
      expandsTo: """
        struct Destination {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@CaseBindable' requires an enum, but 'Destination' is a struct",
          line: 2, column: 1)
      ])
  }

  @Test("@CaseBindable on an enum without cases is an error")
  func noCases() {
    assertMacro(
      macros,
      """
      @CaseBindable
      enum Destination {
      }
      """,
      expandsTo: """
        enum Destination {
        }

        extension Destination: SwiftNavigation.CaseBindable {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@CaseBindable' requires an enum with cases", line: 2, column: 6)
      ])
  }
}
