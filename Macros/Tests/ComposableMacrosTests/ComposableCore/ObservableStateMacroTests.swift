import MacroTestSupport
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ComposableMacros

private let macros = [
  "ObservableState": MacroSpec(
    type: ObservableStateMacro.self, conformances: ["ObservableState", "Observable"])
]

struct ObservableStateMacroTests {
  @Test("a struct's stored properties are tracked, unless already marked")
  func structs() {
    assertMacro(
      macros,
      """
      @ObservableState
      struct State {
        var count = 0
        let constant = 1
        static var shared = 1
        var computed: Int { 1 }
        var observed = 1 {
          didSet {}
        }
        lazy var late = 1
        @ObservationStateIgnored var ignored = 1
        @Presents var child: Child?
        @Shared(.appStorage("x")) var x = 1
        func method() {}
      }
      """,
      expandsTo: #"""
        struct State {
          @ComposableCore.ObservationStateTracked
          var count = 0
          let constant = 1
          static var shared = 1
          var computed: Int { 1 }
          @ComposableCore.ObservationStateTracked
          var observed = 1 {
            didSet {}
          }
          lazy var late = 1
          @ObservationStateIgnored var ignored = 1
          @Presents var child: Child?
          @Shared(.appStorage("x")) var x = 1
          func method() {}

          var _$observationRegistrar = ComposableCore.ObservationStateRegistrar()

          var _$id: ComposableCore.ObservableStateID {
            _$observationRegistrar.id
          }

          mutating func _$willModify() {
            _$observationRegistrar._$willModify()
          }

          static func _$storage(of property: PartialKeyPath<Self>) -> PartialKeyPath<Self>? {
            if property == \Self.count { return \Self._count }
            if property == \Self.$child { return \Self._child }
            return nil
          }

          static var _$registrarOffset: Int? {
            MemoryLayout<Self>.offset(of: \Self._$observationRegistrar)
          }
        }

        extension State: ComposableCore.ObservableState, Observation.Observable {
        }
        """#)
  }

  @Test("generated members have the struct's access level and availability")
  func access() {
    assertMacro(
      macros,
      """
      @available(macOS 15, *)
      @ObservableState
      public struct State: Equatable, Observable {
      }
      """,
      expandsTo: #"""
        @available(macOS 15, *)
        public struct State: Equatable, Observable {

          var _$observationRegistrar = ComposableCore.ObservationStateRegistrar()

          public var _$id: ComposableCore.ObservableStateID {
            _$observationRegistrar.id
          }

          public mutating func _$willModify() {
            _$observationRegistrar._$willModify()
          }
        }

        @available(macOS 15, *)
        extension State: ComposableCore.ObservableState {
        }
        """#)
  }

  @Test("an enum's identity combines payload and case, numbered across '#if'")
  func enums() {
    assertMacro(
      macros,
      """
      @ObservableState
      package enum State {
        case child(Child)
        case labelled(child: Child), empty
        #if DEBUG
          case debug
        #endif
        case pair(Child, Child)
      }
      """,
      expandsTo: #"""
        package enum State {
          case child(Child)
          case labelled(child: Child), empty
          #if DEBUG
            case debug
          #endif
          case pair(Child, Child)

          package var _$id: ComposableCore.ObservableStateID {
            switch self {
            case .child(let state):
              return ComposableCore.ObservableStateID._$id(for: state)._$tag(0)
            case .labelled(let state):
              return ComposableCore.ObservableStateID._$id(for: state)._$tag(1)
            case .empty:
              return ComposableCore.ObservableStateID()._$tag(2)
            #if DEBUG
            case .debug:
              return ComposableCore.ObservableStateID()._$tag(3)
            #endif
            case .pair:
              return ComposableCore.ObservableStateID()._$tag(4)
            }
          }

          package mutating func _$willModify() {
            switch self {
            case .child(var state):
              ComposableCore._$willModify(&state)
              self = .child(state)
            case .labelled(var state):
              ComposableCore._$willModify(&state)
              self = .labelled(child: state)
            case .empty:
              break
            #if DEBUG
            case .debug:
              break
            #endif
            case .pair:
              break
            }
          }
        }

        extension State: ComposableCore.ObservableState, Observation.Observable {
        }
        """#)
  }
}
