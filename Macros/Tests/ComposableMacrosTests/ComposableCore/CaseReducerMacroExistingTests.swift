import MacroTestSupport
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ComposableMacros

private let macros = [
  "Reducer": MacroSpec(type: ReducerMacro.self, conformances: ["CaseReducer", "Reducer"])
]

struct CaseReducerMacroExistingTests {
  @Test("members that exist are not generated again")
  func existing() {
    assertMacro(
      macros,
      """
      @Reducer
      enum Destination: ComposableCore.CaseReducer {
        case edit(Edit)
        @ReducerCaseIgnored case article(Article)
        enum State: CaseReducerState {
          typealias StateReducer = Destination
          case edit(Edit.State)
          case article(Article)
        }
        enum Action {
          case edit(Edit.Action)
          case article(Article)
          enum Article {}
        }
        static var body: some ReducerOf<Self> {
          EmptyReducer()
        }
      }
      """,
      expandsTo: #"""
        enum Destination: ComposableCore.CaseReducer {
          case edit(Edit)
          @ReducerCaseIgnored case article(Article)
          @CasePaths.CasePathable @dynamicMemberLookup @ComposableCore.ObservableState
          enum State: CaseReducerState {
            typealias StateReducer = Destination
            case edit(Edit.State)
            case article(Article)
          }
          @CasePaths.CasePathable
          enum Action {
            case edit(Edit.Action)
            case article(Article)
            enum Article {}
          }
          @ComposableCore.ReducerBuilder<Self.State, Self.Action>
          static var body: some ReducerOf<Self> {
            EmptyReducer()
          }

          @CasePaths.CasePathable
          @dynamicMemberLookup
          enum CaseScope: CasePaths.CasePathable, CasePaths.CasePathIterable, ComposableCore._CaseScopeProtocol {
            case edit(ComposableCore.StoreOf<Edit>)
            case article(ComposableCore.Store<Article, Action.Article>)
          }

          @preconcurrency @Swift.MainActor
          static func scope(_ store: ComposableCore.Store<Self.State, Self.Action>) -> CaseScope {
            switch store.state {
            case .edit:
              return .edit(store.scope(state: \.edit, action: \.edit)!)
            case .article:
              return .article(store.scope(state: \.article, action: \.article)!)
            }
          }

          static var _$isolation: Swift.Void {}
        }

        extension Destination: ComposableCore.Reducer {
        }
        """#)
  }

  @Test("nothing is generated if every member exists")
  func complete() {
    assertMacro(
      macros,
      """
      @Reducer
      enum Destination {
        case edit(Edit)
        typealias State = Edit.State
        typealias Action = Edit.Action
        typealias CaseScope = Void
        static let body = Edit()
        static func scope(_ store: StoreOf<Edit>) {}
      }
      """,
      expandsTo: #"""
        enum Destination {
          case edit(Edit)
          typealias State = Edit.State
          typealias Action = Edit.Action
          typealias CaseScope = Void
          static let body = Edit()
          static func scope(_ store: StoreOf<Edit>) {}

          static var _$isolation: Swift.Void {}
        }

        extension Destination: ComposableCore.CaseReducer, ComposableCore.Reducer {
        }
        """#)
  }

  @Test("the arguments become conformances of State and Action")
  func conformances() {
    assertMacro(
      macros,
      """
      @Reducer(state: .codable, .equatable, action: .sendable)
      enum Destination {
        case nowhere
      }
      """,
      expandsTo: #"""
        enum Destination {
          @ComposableCore.ReducerCaseIgnored
          case nowhere

          @CasePaths.CasePathable
          @dynamicMemberLookup
          @ComposableCore.ObservableState
          enum State: CasePaths.CasePathable, CasePaths.CasePathIterable, Observation.Observable, ComposableCore.ObservableState, ComposableCore.CaseReducerState, Swift.Codable, Swift.Equatable {
            typealias StateReducer = Destination
            static var _$isolation: Swift.Void {}
            case nowhere
          }

          @CasePaths.CasePathable
          enum Action: CasePaths.CasePathable, CasePaths.CasePathIterable, Swift.Sendable {
            case nowhere(Swift.Never)
          }

          static var body: ComposableCore.EmptyReducer<Self.State, Self.Action> {
            ComposableCore.EmptyReducer()
          }

          @CasePaths.CasePathable
          @dynamicMemberLookup
          enum CaseScope: CasePaths.CasePathable, CasePaths.CasePathIterable, ComposableCore._CaseScopeProtocol {
            case nowhere
          }

          @preconcurrency @Swift.MainActor
          static func scope(_ store: ComposableCore.Store<Self.State, Self.Action>) -> CaseScope {
            switch store.state {
            case .nowhere:
              return .nowhere
            }
          }

          static var _$isolation: Swift.Void {}
        }

        extension Destination: ComposableCore.CaseReducer, ComposableCore.Reducer {
        }
        """#)
  }
}
