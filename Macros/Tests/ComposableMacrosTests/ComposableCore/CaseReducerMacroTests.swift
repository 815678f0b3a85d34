import MacroTestSupport
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ComposableMacros

private let macros = [
  "Reducer": MacroSpec(type: ReducerMacro.self, conformances: ["CaseReducer", "Reducer"])
]

struct CaseReducerMacroTests {
  @Test("each kind of case gets a state, actions, a reducer and a store")
  func kinds() {
    assertMacro(
      macros,
      """
      @Reducer
      enum Destination {
        case edit(Edit)
        case wide(edit: Edit = Edit(width: 10))
        case alert(AlertState<Alert>)
        @ReducerCaseIgnored case article(id: Int = 1)
        case pair(Int, Self.Name), nowhere
        case inner(Inner.Body = Inner.body)
      }
      """,
      expandsTo: #"""
        enum Destination {
          case edit(Edit)
          case wide(edit: Edit = Edit(width: 10))
          @ComposableCore.ReducerCaseEphemeral
          case alert(AlertState<Alert>)
          @ReducerCaseIgnored case article(id: Int = 1)
          @ComposableCore.ReducerCaseIgnored
          case pair(Int, Self.Name), nowhere
          case inner(Inner.Body = Inner.body)

          @CasePaths.CasePathable
          @dynamicMemberLookup
          @ComposableCore.ObservableState
          enum State: CasePaths.CasePathable, CasePaths.CasePathIterable, Observation.Observable, ComposableCore.ObservableState, ComposableCore.CaseReducerState {
            typealias StateReducer = Destination
            static var _$isolation: Swift.Void {}
            case edit(Edit.State)
            case wide(edit: Edit.State)
            case alert(AlertState<Alert>)
            case article(id: Int = 1)
            case pair(Int, Destination.Name)
            case nowhere
            case inner(Inner.Body.State)
          }

          @CasePaths.CasePathable
          enum Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
            case edit(Edit.Action)
            case wide(edit: Edit.Action)
            case alert(AlertState<Alert>.Action)
            case article(Swift.Never)
            case pair(Swift.Never)
            case nowhere(Swift.Never)
            case inner(Inner.Body.Action)
          }

          static var body: ComposableCore.Reduce<Self.State, Self.Action> {
            ComposableCore.Reduce(
              ComposableCore.EmptyReducer<Self.State, Self.Action>()
              .ifCaseLet(\Self.State.Cases.edit, action: \Self.Action.Cases.edit) {
                Edit()
              }
              .ifCaseLet(\Self.State.Cases.wide, action: \Self.Action.Cases.wide) {
                Edit(width: 10)
              }
              .ifCaseLet(\Self.State.Cases.inner, action: \Self.Action.Cases.inner) {
                Inner.body
              }
            )
          }

          @CasePaths.CasePathable
          @dynamicMemberLookup
          enum CaseScope: CasePaths.CasePathable, CasePaths.CasePathIterable, ComposableCore._CaseScopeProtocol {
            case edit(ComposableCore.StoreOf<Edit>)
            case wide(edit: ComposableCore.StoreOf<Edit>)
            case alert(AlertState<Alert>)
            case article(id: Int)
            case pair(Int, Destination.Name)
            case nowhere
            case inner(ComposableCore.StoreOf<Inner.Body>)
          }

          @preconcurrency @Swift.MainActor
          static func scope(_ store: ComposableCore.Store<Self.State, Self.Action>) -> CaseScope {
            switch store.state {
            case .edit:
              return .edit(store.scope(state: \.edit, action: \.edit)!)
            case .wide:
              return .wide(edit: store.scope(state: \.wide, action: \.wide)!)
            case .alert(let value0):
              return .alert(value0)
            case .article(let value0):
              return .article(id: value0)
            case .pair(let value0, let value1):
              return .pair(value0, value1)
            case .nowhere:
              return .nowhere
            case .inner:
              return .inner(store.scope(state: \.inner, action: \.inner)!)
            }
          }

          static var _$isolation: Swift.Void {}
        }

        extension Destination: ComposableCore.CaseReducer, ComposableCore.Reducer {
        }
        """#)
  }

  @Test("an enum without features gets an empty reducer")
  func empty() {
    assertMacro(
      macros,
      """
      @Reducer
      enum Destination {
      }
      """,
      expandsTo: #"""
        enum Destination {

          @CasePaths.CasePathable
          @dynamicMemberLookup
          @ComposableCore.ObservableState
          enum State: CasePaths.CasePathable, CasePaths.CasePathIterable, Observation.Observable, ComposableCore.ObservableState, ComposableCore.CaseReducerState {
            typealias StateReducer = Destination
            static var _$isolation: Swift.Void {}
          }

          @CasePaths.CasePathable
          enum Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
          }

          static var body: ComposableCore.EmptyReducer<Self.State, Self.Action> {
            ComposableCore.EmptyReducer()
          }

          @CasePaths.CasePathable
          @dynamicMemberLookup
          enum CaseScope: CasePaths.CasePathable, CasePaths.CasePathIterable, ComposableCore._CaseScopeProtocol {
          }

          @preconcurrency @Swift.MainActor
          static func scope(_ store: ComposableCore.Store<Self.State, Self.Action>) -> CaseScope {
            switch store.state {
            }
          }

          static var _$isolation: Swift.Void {}
        }

        extension Destination: ComposableCore.CaseReducer, ComposableCore.Reducer {
        }
        """#)
  }

  @Test("generated members have the enum's access level and availability")
  func access() {
    assertMacro(
      macros,
      """
      @available(macOS 15, *)
      @Reducer
      public indirect enum Destination {
        @available(*, deprecated)
        case edit(Edit)
        case `default`
      }
      """,
      expandsTo: #"""
        @available(macOS 15, *)
        public indirect enum Destination {
          @available(*, deprecated)
          case edit(Edit)
          @ComposableCore.ReducerCaseIgnored
          case `default`

          @CasePaths.CasePathable
          @dynamicMemberLookup
          @ComposableCore.ObservableState
          public indirect enum State: CasePaths.CasePathable, CasePaths.CasePathIterable, Observation.Observable, ComposableCore.ObservableState, ComposableCore.CaseReducerState {
            public typealias StateReducer = Destination
            public static var _$isolation: Swift.Void {}
            @available(*, deprecated)
            case edit(Edit.State)
            case `default`
          }

          @CasePaths.CasePathable
          public indirect enum Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
            @available(*, deprecated)
            case edit(Edit.Action)
            case `default`(Swift.Never)
          }

          public static var body: ComposableCore.Reduce<Self.State, Self.Action> {
            ComposableCore.Reduce(
              ComposableCore.EmptyReducer<Self.State, Self.Action>()
              .ifCaseLet(\Self.State.Cases.edit, action: \Self.Action.Cases.edit) {
                Edit()
              }
            )
          }

          @CasePaths.CasePathable
          @dynamicMemberLookup
          public indirect enum CaseScope: CasePaths.CasePathable, CasePaths.CasePathIterable, ComposableCore._CaseScopeProtocol {
            @available(*, deprecated)
            case edit(ComposableCore.StoreOf<Edit>)
            case `default`
          }

          @preconcurrency @Swift.MainActor
          public static func scope(_ store: ComposableCore.Store<Self.State, Self.Action>) -> CaseScope {
            switch store.state {
            case .edit:
              return .edit(store.scope(state: \.edit, action: \.edit)!)
            case .`default`:
              return .`default`
            }
          }

          public static var _$isolation: Swift.Void {}
        }

        @available(macOS 15, *)
        extension Destination: ComposableCore.CaseReducer, ComposableCore.Reducer {
        }
        """#)
  }
}
