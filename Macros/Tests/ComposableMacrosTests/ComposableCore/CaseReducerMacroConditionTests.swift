import MacroTestSupport
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ComposableMacros

private let macros = [
  "Reducer": MacroSpec(type: ReducerMacro.self, conformances: ["CaseReducer", "Reducer"])
]

struct CaseReducerMacroConditionTests {
  @Test("generated cases stay in their '#if', and empty branches are left out")
  func conditional() {
    assertMacro(
      macros,
      """
      @Reducer
      enum Destination {
        case edit(Edit)
        #if os(Linux)
          case server(Server)
        #elseif DEBUG
          case nowhere
        #else
          case device(Device)
        #endif
        #if A
          case a
        #elseif B
          case b(B)
          #if C
            case c
          #endif
        #else
        #endif
        #if D
          func f() {}
        #endif
      }
      """,
      expandsTo: #"""
        enum Destination {
          case edit(Edit)
          #if os(Linux)
            case server(Server)
          #elseif DEBUG
            case nowhere
          #else
            case device(Device)
          #endif
          #if A
            case a
          #elseif B
            case b(B)
            #if C
              case c
            #endif
          #else
          #endif
          #if D
            func f() {}
          #endif

          @CasePaths.CasePathable
          @dynamicMemberLookup
          @ComposableCore.ObservableState
          enum State: CasePaths.CasePathable, CasePaths.CasePathIterable, Observation.Observable, ComposableCore.ObservableState, ComposableCore.CaseReducerState {
            typealias StateReducer = Destination
            static var _$isolation: Swift.Void {}
            case edit(Edit.State)
            #if os(Linux)
            case server(Server.State)
            #elseif DEBUG
            case nowhere
            #else
            case device(Device.State)
            #endif
            #if A
            case a
            #elseif B
            case b(B.State)
            #if C
            case c
            #endif
            #endif
          }

          @CasePaths.CasePathable
          enum Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
            case edit(Edit.Action)
            #if os(Linux)
            case server(Server.Action)
            #elseif DEBUG
            case nowhere(Swift.Never)
            #else
            case device(Device.Action)
            #endif
            #if A
            case a(Swift.Never)
            #elseif B
            case b(B.Action)
            #if C
            case c(Swift.Never)
            #endif
            #endif
          }

          static var body: ComposableCore.Reduce<Self.State, Self.Action> {
            ComposableCore.Reduce(
              ComposableCore.EmptyReducer<Self.State, Self.Action>()
              .ifCaseLet(\Self.State.Cases.edit, action: \Self.Action.Cases.edit) {
                Edit()
              }
              #if os(Linux)
              .ifCaseLet(\Self.State.Cases.server, action: \Self.Action.Cases.server) {
                Server()
              }
              #elseif !(DEBUG)
              .ifCaseLet(\Self.State.Cases.device, action: \Self.Action.Cases.device) {
                Device()
              }
              #endif
              #if !(A) && (B)
              .ifCaseLet(\Self.State.Cases.b, action: \Self.Action.Cases.b) {
                B()
              }
              #endif
            )
          }

          @CasePaths.CasePathable
          @dynamicMemberLookup
          enum CaseScope: CasePaths.CasePathable, CasePaths.CasePathIterable, ComposableCore._CaseScopeProtocol {
            case edit(ComposableCore.StoreOf<Edit>)
            #if os(Linux)
            case server(ComposableCore.StoreOf<Server>)
            #elseif DEBUG
            case nowhere
            #else
            case device(ComposableCore.StoreOf<Device>)
            #endif
            #if A
            case a
            #elseif B
            case b(ComposableCore.StoreOf<B>)
            #if C
            case c
            #endif
            #endif
          }

          @preconcurrency @Swift.MainActor
          static func scope(_ store: ComposableCore.Store<Self.State, Self.Action>) -> CaseScope {
            switch store.state {
            case .edit:
              return .edit(store.scope(state: \.edit, action: \.edit)!)
            #if os(Linux)
            case .server:
              return .server(store.scope(state: \.server, action: \.server)!)
            #elseif DEBUG
            case .nowhere:
              return .nowhere
            #else
            case .device:
              return .device(store.scope(state: \.device, action: \.device)!)
            #endif
            #if A
            case .a:
              return .a
            #elseif B
            case .b:
              return .b(store.scope(state: \.b, action: \.b)!)
            #if C
            case .c:
              return .c
            #endif
            #endif
            }
          }

          static var _$isolation: Swift.Void {}
        }

        extension Destination: ComposableCore.CaseReducer, ComposableCore.Reducer {
        }
        """#)
  }
}
