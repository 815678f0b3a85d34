import MacroTestSupport
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ComposableMacros

private let macros = [
  "Presents": MacroSpec(type: PresentsMacro.self)
]

struct PresentsMacroTests {
  @Test("a presented property is stored as presentation state and projected")
  func property() {
    assertMacro(
      macros,
      """
      @ObservableState
      struct State {
        @Presents public var child: Child.State?
      }
      """,
      expandsTo: #"""
        @ObservableState
        struct State {
          public var child: Child.State? {
            @storageRestrictions(initializes: _child)
            init(initialValue) {
              _child = ComposableCore.PresentationState(wrappedValue: initialValue)
            }
            get {
              _$observationRegistrar._$access(self, keyPath: \.child, slot: 43)
              return _child.wrappedValue
            }
            set {
              guard _$observationRegistrar._$isObserved(slot: 43),
                ComposableCore._$isChange(from: _child.wrappedValue, to: newValue)
              else {
                _child.wrappedValue = newValue
                return
              }
              _$observationRegistrar._$willSet(self, keyPath: \.child, slot: 43)
              _child.wrappedValue = newValue
              _$observationRegistrar._$didSet(self, keyPath: \.child, slot: 43)
            }
            _modify {
              ComposableCore._$willModify(&_child)
              let modification = _$observationRegistrar._$modification(
                slot: 43, of: ComposableCore._$identity(of: _child))
              defer {
                if modification.isChange(to: ComposableCore._$identity(of: _child)) {
                  _$observationRegistrar._$notify(self, keyPath: \.child, slot: 43)
                }
              }
              yield &_child.wrappedValue
            }
          }

          public var $child: ComposableCore.PresentationState<Child.State> {
            get {
              _$observationRegistrar._$access(self, keyPath: \.child, slot: 43)
              return _child
            }
            set {
              guard _$observationRegistrar._$isObserved(slot: 43),
                ComposableCore._$isChange(from: _child, to: newValue)
              else {
                _child = newValue
                return
              }
              _$observationRegistrar._$willSet(self, keyPath: \.child, slot: 43)
              _child = newValue
              _$observationRegistrar._$didSet(self, keyPath: \.child, slot: 43)
            }
            _modify {
              ComposableCore._$willModify(&_child)
              let modification = _$observationRegistrar._$modification(
                slot: 43, of: ComposableCore._$identity(of: _child))
              defer {
                if modification.isChange(to: ComposableCore._$identity(of: _child)) {
                  _$observationRegistrar._$notify(self, keyPath: \.child, slot: 43)
                }
              }
              yield &_child
            }
          }

          private var _child = ComposableCore.PresentationState<Child.State>(wrappedValue: nil)
        }
        """#)
  }

  @Test(
    "a property's initial value becomes that of the presentation state",
    arguments: ["Optional<Child>", "(Child)?"])
  func initialValue(type: String) {
    assertMacro(
      macros,
      """
      @ObservableState
      struct State {
        @Presents var child: \(type) = Child()
      }
      """,
      expandsTo: #"""
        @ObservableState
        struct State {
          var child: \#(type) {
            @storageRestrictions(initializes: _child)
            init(initialValue) {
              _child = ComposableCore.PresentationState(wrappedValue: initialValue)
            }
            get {
              _$observationRegistrar._$access(self, keyPath: \.child, slot: 43)
              return _child.wrappedValue
            }
            set {
              guard _$observationRegistrar._$isObserved(slot: 43),
                ComposableCore._$isChange(from: _child.wrappedValue, to: newValue)
              else {
                _child.wrappedValue = newValue
                return
              }
              _$observationRegistrar._$willSet(self, keyPath: \.child, slot: 43)
              _child.wrappedValue = newValue
              _$observationRegistrar._$didSet(self, keyPath: \.child, slot: 43)
            }
            _modify {
              ComposableCore._$willModify(&_child)
              let modification = _$observationRegistrar._$modification(
                slot: 43, of: ComposableCore._$identity(of: _child))
              defer {
                if modification.isChange(to: ComposableCore._$identity(of: _child)) {
                  _$observationRegistrar._$notify(self, keyPath: \.child, slot: 43)
                }
              }
              yield &_child.wrappedValue
            }
          }

          var $child: ComposableCore.PresentationState<Child> {
            get {
              _$observationRegistrar._$access(self, keyPath: \.child, slot: 43)
              return _child
            }
            set {
              guard _$observationRegistrar._$isObserved(slot: 43),
                ComposableCore._$isChange(from: _child, to: newValue)
              else {
                _child = newValue
                return
              }
              _$observationRegistrar._$willSet(self, keyPath: \.child, slot: 43)
              _child = newValue
              _$observationRegistrar._$didSet(self, keyPath: \.child, slot: 43)
            }
            _modify {
              ComposableCore._$willModify(&_child)
              let modification = _$observationRegistrar._$modification(
                slot: 43, of: ComposableCore._$identity(of: _child))
              defer {
                if modification.isChange(to: ComposableCore._$identity(of: _child)) {
                  _$observationRegistrar._$notify(self, keyPath: \.child, slot: 43)
                }
              }
              yield &_child
            }
          }

          private var _child = ComposableCore.PresentationState<Child>(wrappedValue: Child())
        }
        """#)
  }
}
