import MacroTestSupport
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ComposableMacros

private let macros = [
  "Reducer": MacroSpec(type: ReducerMacro.self, conformances: ["Reducer"])
]

struct ReducerMacroRequirementsTests {
  @Test("a body that names a type of state keeps State from being generated")
  func mixed() {
    assertMacro(
      macros,
      """
      @Reducer
      struct Feature {
        var body: some Reducer<Int, Action> {
          EmptyReducer()
        }
      }
      """,
      expandsTo: #"""
        struct Feature {
          @ComposableCore.ReducerBuilder<Int, Action>
          var body: some Reducer<Int, Action> {
            EmptyReducer()
          }

          @CasePaths.CasePathable
          enum Action: Swift.Equatable, Swift.Hashable, Swift.Sendable {
          }

          static var _$isolation: Swift.Void {}
        }

        extension Feature: ComposableCore.Reducer {
        }
        """#)
  }

  @Test(
    "a body of a concrete type keeps State and Action from being generated",
    arguments: [
      "var body: Reduce<Int, Bool> { Reduce { _, _ in .none } }",
      "let body = EmptyReducer<Int, Bool>()",
      "let body = ComposableCore.Reduce<Int, Bool> { _, _ in .none }",
      "let body: EmptyReducer<Int, Bool>",
      "var body: some ReducerOf<Other> = Other()",
    ])
  func concrete(body: String) {
    assertMacro(
      macros,
      """
      @Reducer
      struct Feature {
        \(body)
      }
      """,
      expandsTo: """
        struct Feature {
          \(body)

          static var _$isolation: Swift.Void {}
        }

        extension Feature: ComposableCore.Reducer {
        }
        """)
  }

  @Test("a reducer with only a body gets a State and an Action")
  func bodyAlone() {
    assertMacro(
      macros,
      """
      @Reducer
      struct Feature {
        var body: some Reducer<Self.State, Self.Action> {
          EmptyReducer()
        }
      }
      """,
      expandsTo: #"""
        struct Feature {
          @ComposableCore.ReducerBuilder<Self.State, Self.Action>
          var body: some Reducer<Self.State, Self.Action> {
            EmptyReducer()
          }

          @ComposableCore.ObservableState
          struct State: Swift.Codable, Swift.Equatable, Swift.Hashable, Swift.Sendable {
            init() {
            }
          }

          @CasePaths.CasePathable
          enum Action: Swift.Equatable, Swift.Hashable, Swift.Sendable {
          }

          static var _$isolation: Swift.Void {}
        }

        extension Feature: ComposableCore.Reducer {
        }
        """#)
  }

  @Test("a nested reducer without State and Action uses those of the outer type")
  func nested() {
    assertMacro(
      macros,
      """
      struct Outer {
        @Reducer
        struct Inner {
          var body: some Reducer<State, Action> {
            EmptyReducer()
          }
        }
      }
      """,
      expandsTo: #"""
        struct Outer {
          struct Inner {
            @ComposableCore.ReducerBuilder<State, Action>
            var body: some Reducer<State, Action> {
              EmptyReducer()
            }

            static var _$isolation: Swift.Void {}
          }
        }

        extension Outer.Inner: ComposableCore.Reducer {
        }
        """#)
  }

  @Test("members in '#if' count as present")
  func conditional() {
    assertMacro(
      macros,
      """
      @Reducer
      struct Feature {
        #if DEBUG
          struct State {}
          typealias Action = Bool
        #else
          struct State {}
          enum Action {}
        #endif
        #if DEBUG
          var body: some ReducerOf<Self> { EmptyReducer() }
        #else
          let body = EmptyReducer<State, Action>()
        #endif
      }
      """,
      expandsTo: """
        struct Feature {
          #if DEBUG
            struct State {}
            typealias Action = Bool
          #else
            struct State {}
            enum Action {}
          #endif
          #if DEBUG
            var body: some ReducerOf<Self> { EmptyReducer() }
          #else
            let body = EmptyReducer<State, Action>()
          #endif

          static var _$isolation: Swift.Void {}
        }

        extension Feature: ComposableCore.Reducer {
        }
        """)
  }

  @Test(
    "generated members have the feature's access level",
    arguments: [
      ("public ", "", "public "), ("package ", "", "package "), ("", "public ", "public "),
      ("", "package ", "package "), ("internal ", "public ", ""), ("fileprivate ", "", ""),
      ("private ", "public ", ""),
    ])
  func access(modifier: String, ofExtension: String, expected: String) {
    assertMacro(
      macros,
      """
      \(ofExtension)extension Namespace {
        @Reducer
        \(modifier)struct Feature {
          enum Action {}
          let body = EmptyReducer<State, Action>()
        }
      }
      """,
      expandsTo: """
        \(ofExtension)extension Namespace {
          \(modifier)struct Feature {
            @CasePaths.CasePathable
            enum Action {}
            let body = EmptyReducer<State, Action>()

            @ComposableCore.ObservableState
            \(expected)struct State: Swift.Codable, Swift.Equatable, Swift.Hashable, \
        Swift.Sendable {
              \(expected)init() {
              }
            }

            \(expected)static var _$isolation: Swift.Void {}
          }
        }

        extension Namespace.Feature: ComposableCore.Reducer {
        }
        """)
  }

  @Test("arguments of @Reducer on a struct are an error")
  func arguments() {
    assertMacro(
      macros,
      """
      @Reducer(state: .equatable, action: .sendable)
      struct Feature {
        typealias State = Int
        typealias Action = Bool
        let body = EmptyReducer<State, Action>()
      }
      """,
      expandsTo: """
        struct Feature {
          typealias State = Int
          typealias Action = Bool
          let body = EmptyReducer<State, Action>()

          static var _$isolation: Swift.Void {}
        }

        extension Feature: ComposableCore.Reducer {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@Reducer' requires an enum for its arguments: conform 'State' and 'Action' instead
            """,
          line: 1, column: 10,
          fixIts: [FixItSpec(message: "Remove the arguments")])
      ],
      fixedSource: """
        @Reducer
        struct Feature {
          typealias State = Int
          typealias Action = Bool
          let body = EmptyReducer<State, Action>()
        }
        """)
  }

  @Test("a 'reduce' method's parameters determine State and Action")
  func method() {
    assertMacro(
      macros,
      """
      @Reducer
      struct Feature {
        enum Action {}
        func reduce(into state: inout Int, action: Action) -> Effect<Action> {
          .none
        }
      }
      """,
      expandsTo: """
        struct Feature {
          @CasePaths.CasePathable
          enum Action {}
          func reduce(into state: inout Int, action: Action) -> Effect<Action> {
            .none
          }

          static var _$isolation: Swift.Void {}
        }

        extension Feature: ComposableCore.Reducer {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@Reducer' prefers 'body' to 'reduce(into:action:)'",
          line: 4, column: 8, severity: .warning,
          fixIts: [FixItSpec(message: "Move the method into a 'Reduce' in 'body'")])
      ],
      fixedSource: """
        @Reducer
        struct Feature {
          enum Action {}
          var body: some Reducer<Int, Action> {
            Reduce { state, action in
              .none
            }
          }
        }
        """)
  }
}
