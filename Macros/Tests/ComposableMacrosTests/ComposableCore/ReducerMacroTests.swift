import MacroTestSupport
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ComposableMacros

private let macros = [
  "Reducer": MacroSpec(type: ReducerMacro.self, conformances: ["Reducer"])
]

struct ReducerMacroTests {
  @Test("a reducer gets a conformance, case paths and a builder for its body")
  func feature() {
    assertMacro(
      macros,
      """
      @Reducer
      struct Feature {
        enum State {
          case off
        }
        enum Action {
          case tap
        }
        enum Other {
        }
        var body: some ReducerOf<Self> {
          EmptyReducer()
        }
      }
      """,
      expandsTo: #"""
        struct Feature {
          @CasePaths.CasePathable @dynamicMemberLookup
          enum State {
            case off
          }
          @CasePaths.CasePathable
          enum Action {
            case tap
          }
          enum Other {
          }
          @ComposableCore.ReducerBuilder<Self.State, Self.Action>
          var body: some ReducerOf<Self> {
            EmptyReducer()
          }

          static var _$isolation: Swift.Void {}
        }

        extension Feature: ComposableCore.Reducer {
        }
        """#)
  }

  @Test("members and conformances that exist are not generated again")
  func existing() {
    assertMacro(
      macros,
      """
      @Reducer
      struct Feature: ComposableCore.Reducer {
        @CasePathable @dynamicMemberLookup
        enum State {
        }
        enum Action: CasePathable {
        }
        @ReducerBuilder<State, Action>
        var body: some Reducer<State, Action> {
        }
      }
      """,
      expandsTo: #"""
        struct Feature: ComposableCore.Reducer {
          @CasePathable @dynamicMemberLookup
          enum State {
          }
          enum Action: CasePathable {
          }
          @ReducerBuilder<State, Action>
          var body: some Reducer<State, Action> {
          }

          static var _$isolation: Swift.Void {}
        }
        """#)
  }

  @Test("missing members are generated with the feature's access level")
  func missing() {
    assertMacro(
      macros,
      """
      @available(macOS 15, *)
      @Reducer
      public struct Feature {
      }
      """,
      expandsTo: #"""
        @available(macOS 15, *)
        public struct Feature {

          @ComposableCore.ObservableState
          public struct State: Swift.Codable, Swift.Equatable, Swift.Hashable, Swift.Sendable {
            public init() {
            }
          }

          @CasePaths.CasePathable
          public enum Action: Swift.Equatable, Swift.Hashable, Swift.Sendable {
          }

          public let body = ComposableCore.EmptyReducer<State, Action>()

          public static var _$isolation: Swift.Void {}
        }

        @available(macOS 15, *)
        extension Feature: ComposableCore.Reducer {
        }
        """#)
  }

  @Test("a body that names State and Action determines both")
  func settled() {
    assertMacro(
      macros,
      """
      @Reducer
      struct Feature {
        var body: some Reducer<Int, Bool> {
          EmptyReducer()
        }
      }
      """,
      expandsTo: #"""
        struct Feature {
          @ComposableCore.ReducerBuilder<Int, Bool>
          var body: some Reducer<Int, Bool> {
            EmptyReducer()
          }

          static var _$isolation: Swift.Void {}
        }

        extension Feature: ComposableCore.Reducer {
        }
        """#)
  }

  @Test("type aliases count as State and Action")
  func aliases() {
    assertMacro(
      macros,
      """
      @Reducer
      struct Feature {
        typealias State = Int
        typealias Action = Bool
        var body: some ComposableCore.ReducerOf<Other> {
          EmptyReducer()
        }
      }
      """,
      expandsTo: #"""
        struct Feature {
          typealias State = Int
          typealias Action = Bool
          @ComposableCore.ReducerBuilder<Other.State, Other.Action>
          var body: some ComposableCore.ReducerOf<Other> {
            EmptyReducer()
          }

          static var _$isolation: Swift.Void {}
        }

        extension Feature: ComposableCore.Reducer {
        }
        """#)
  }

  @Test("a 'reduce' method beside a body is an error")
  func both() {
    assertMacro(
      macros,
      """
      @Reducer
      struct Feature {
        typealias State = Int
        typealias Action = Bool
        func reduce(into state: inout State, action: Action) -> Effect<Action> {
          .none
        }
        var body: Never { fatalError() }
      }
      """,
      expandsTo: """
        struct Feature {
          typealias State = Int
          typealias Action = Bool
          func reduce(into state: inout State, action: Action) -> Effect<Action> {
            .none
          }
          var body: Never { fatalError() }

          static var _$isolation: Swift.Void {}
        }

        extension Feature: ComposableCore.Reducer {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@Reducer' requires either 'body' or 'reduce(into:action:)', but there are both: \
            the method is what would run
            """,
          line: 5, column: 8,
          notes: [NoteSpec(message: "'@Reducer' would never run this 'body'", line: 8, column: 7)])
      ])
  }

  @Test("a 'reduce' method is a warning, fixed by moving it into a body")
  func method() {
    assertMacro(
      macros,
      """
      @Reducer
      struct Feature {
        typealias State = Int
        typealias Action = Bool
        public func reduce(into state: inout State, action: Action) -> Effect<Action> {
          state += 1
          return .none
        }
      }
      """,
      expandsTo: """
        struct Feature {
          typealias State = Int
          typealias Action = Bool
          public func reduce(into state: inout State, action: Action) -> Effect<Action> {
            state += 1
            return .none
          }

          static var _$isolation: Swift.Void {}
        }

        extension Feature: ComposableCore.Reducer {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@Reducer' prefers 'body' to 'reduce(into:action:)'",
          line: 5, column: 15, severity: .warning,
          fixIts: [FixItSpec(message: "Move the method into a 'Reduce' in 'body'")])
      ],
      fixedSource: """
        @Reducer
        struct Feature {
          typealias State = Int
          typealias Action = Bool
          public var body: some ReducerOf<Self> {
            Reduce { state, action in
              state += 1
              return .none
            }
          }
        }
        """)
  }
}
