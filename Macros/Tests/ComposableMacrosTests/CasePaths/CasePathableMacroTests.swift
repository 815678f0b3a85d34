import MacroTestSupport
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ComposableMacros

private let macros = [
  "CasePathable": MacroSpec(
    type: CasePathableMacro.self, conformances: ["CasePathable", "CasePathIterable"])
]

struct CasePathableMacroTests {
  @Test("each case gets a case path of its value's type")
  func cases() {
    assertMacro(
      macros,
      """
      @CasePathable
      enum Action {
        /// Says how many.
        case count(Int)
        case rename(String, at: Int = 1)
        case labelled(id: Int), `default`
      }
      """,
      expandsTo: #"""
        enum Action {
          /// Says how many.
          case count(Int)
          case rename(String, at: Int = 1)
          case labelled(id: Int), `default`

          struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
              switch root {
              case .count: \.count
              case .rename: \.rename
              case .labelled: \.labelled
              case .`default`: \.`default`
              }
            }
            /// Says how many.
            var count: CasePaths.AnyCasePath<Action, Int> {
              CasePaths.AnyCasePath._$embed(
                Action.count,
                extract: {
                  guard case .count(let value0) = $0 else { return nil }
                  return value0
                }
              )
            }
            var rename: CasePaths.AnyCasePath<Action, (String, at: Int)> {
              CasePaths.AnyCasePath._$embed(
                { Action.rename($0.0, at: $0.1) },
                extract: {
                  guard case .rename(let value0, let value1) = $0 else { return nil }
                  return (value0, value1)
                }
              )
            }
            var labelled: CasePaths.AnyCasePath<Action, Int> {
              CasePaths.AnyCasePath._$embed(
                Action.labelled,
                extract: {
                  guard case .labelled(let value0) = $0 else { return nil }
                  return value0
                }
              )
            }
            var `default`: CasePaths.AnyCasePath<Action, Swift.Void> {
              CasePaths.AnyCasePath._$embed(
                { _ in Action.`default` },
                extract: {
                  guard case .`default` = $0 else { return nil }
                  return ()
                }
              )
            }
            func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
              let keyPaths: [CasePaths.PartialCaseKeyPath<Action>] = [\.count, \.rename, \.labelled, \.`default`]
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

  @Test("generated members have the enum's access level and availability")
  func access() {
    assertMacro(
      macros,
      """
      @available(macOS 15, *)
      @CasePathable
      public enum Action {
        case reset
      }
      """,
      expandsTo: #"""
        @available(macOS 15, *)
        public enum Action {
          case reset

          public struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            public subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
              switch root {
              case .reset: \.reset
              }
            }
            public var reset: CasePaths.AnyCasePath<Action, Swift.Void> {
              CasePaths.AnyCasePath._$embed(
                { _ in Action.reset },
                extract: {
                  guard case .reset = $0 else { return nil }
                  return ()
                }
              )
            }
            public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
              let keyPaths: [CasePaths.PartialCaseKeyPath<Action>] = [\.reset]
              return keyPaths.makeIterator()
            }
          }

          public static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        @available(macOS 15, *)
        extension Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
        }
        """#)
  }

  @Test("an enum in a public extension gets public members")
  func publicExtension() {
    assertMacro(
      macros,
      """
      public extension Feature {
        @CasePathable
        enum Action {
        }
      }
      """,
      expandsTo: #"""
        public extension Feature {
          enum Action {

            public struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
              public subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> { get {} }
              public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
                let keyPaths: [CasePaths.PartialCaseKeyPath<Action>] = []
                return keyPaths.makeIterator()
              }
            }

            public static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }
          }
        }

        extension Feature.Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
        }
        """#)
  }

  @Test("conditional and unavailable cases keep their conditions")
  func conditional() {
    assertMacro(
      macros,
      """
      @CasePathable
      enum Action {
        #if DEBUG
          case debug
        #elseif os(Linux)
          case linux(Self)
        #else
        #endif
        @available(*, unavailable)
        case gone
        @available(*, deprecated)
        case old([Element])
      }
      """,
      expandsTo: #"""
        enum Action {
          #if DEBUG
            case debug
          #elseif os(Linux)
            case linux(Self)
          #else
          #endif
          @available(*, unavailable)
          case gone
          @available(*, deprecated)
          case old([Element])

          struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
              switch root {
              #if DEBUG
              case .debug: \.debug
              #elseif os(Linux)
              case .linux: \.linux
              #endif
              case .old: \.old
              }
            }
            #if DEBUG
            var debug: CasePaths.AnyCasePath<Action, Swift.Void> {
              CasePaths.AnyCasePath._$embed(
                { _ in Action.debug },
                extract: {
                  guard case .debug = $0 else { return nil }
                  return ()
                }
              )
            }
            #elseif os(Linux)
            var linux: CasePaths.AnyCasePath<Action, Action> {
              CasePaths.AnyCasePath._$embed(
                Action.linux,
                extract: {
                  guard case .linux(let value0) = $0 else { return nil }
                  return value0
                }
              )
            }
            #endif
            @available(*, deprecated)
            var old: CasePaths.AnyCasePath<Action, [_$Element]> {
              CasePaths.AnyCasePath._$embed(
                Action.old,
                extract: {
                  guard case .old(let value0) = $0 else { return nil }
                  return value0
                }
              )
            }
            func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
              var keyPaths: [CasePaths.PartialCaseKeyPath<Action>] = []
              #if DEBUG
              keyPaths.append(\.debug)
              #elseif os(Linux)
              keyPaths.append(\.linux)
              #endif
              keyPaths.append(\.old)
              return keyPaths.makeIterator()
            }
          }

          static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }

          typealias _$Element = Element
        }

        extension Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
        }
        """#)
  }

  @Test("members and conformances that exist are not generated again")
  func existing() {
    assertMacro(
      macros,
      """
      @CasePathable
      enum Action: CasePathable, CasePathIterable {
        case reset
        struct AllCasePaths {}
        static var allCasePaths: AllCasePaths { AllCasePaths() }
      }
      """,
      expandsTo: #"""
        enum Action: CasePathable, CasePathIterable {
          case reset
          struct AllCasePaths {}
          static var allCasePaths: AllCasePaths { AllCasePaths() }
        }
        """#)
  }

  @Test("@CasePathable on a type that is not an enum is an error")
  func notAnEnum() {
    assertMacro(
      macros,
      """
      @CasePathable
      public struct Action {
      }
      """,
      expandsTo: """
        public struct Action {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@CasePathable' requires an enum, but 'Action' is a struct",
          line: 2, column: 8)
      ])
  }

  @Test("the binding of a bindable action holds the state that the protocol names")
  func binding() {
    assertMacro(
      macros,
      """
      @CasePathable
      enum Action: BindableAction {
        case binding(BindingAction<State.Draft>)
      }
      """,
      expandsTo: #"""
        enum Action: BindableAction {
          case binding(BindingAction<State.Draft>)

          struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
              switch root {
              default: \.binding
              }
            }
            var binding: CasePaths.AnyCasePath<Action, BindingAction<State>> {
              CasePaths.AnyCasePath._$embed(
                Action.binding,
                extract: {
                  guard case .binding(let value0) = $0 else { return nil }
                  return value0
                }
              )
            }
            func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
              let keyPaths: [CasePaths.PartialCaseKeyPath<Action>] = [\.binding]
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

  @Test("cases with one name are an error, unless they exclude each other")
  func duplicates() {
    assertMacro(
      macros,
      """
      @CasePathable
      enum Action {
        case move(x: Int)
        case move(y: Int)
        #if DEBUG
          case turn(Int)
        #else
          case turn(left: Int)
        #endif
      }
      """,
      expandsTo: """
        enum Action {
          case move(x: Int)
          case move(y: Int)
          #if DEBUG
            case turn(Int)
          #else
            case turn(left: Int)
          #endif
        }

        extension Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message:
            "'@CasePathable' requires cases to differ in their names, but there are several 'move'",
          line: 4, column: 8)
      ])
  }
}
