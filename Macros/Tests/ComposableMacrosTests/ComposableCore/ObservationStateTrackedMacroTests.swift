import MacroTestSupport
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ComposableMacros

private let macros = [
  "ObservationStateTracked": MacroSpec(type: ObservationStateTrackedMacro.self)
]

struct ObservationStateTrackedMacroTests {
  @Test("a tracked property gets a stored twin and observing accessors")
  func property() {
    assertMacro(
      macros,
      """
      struct State {
        @ObservationStateTracked
        public var count: Int = 0
      }
      """,
      expandsTo: #"""
        struct State {
          public var count: Int {
            @storageRestrictions(initializes: _count)
            init(initialValue) {
              _count = initialValue
            }
            get {
              _$observationRegistrar._$access(self, keyPath: \.count, slot: 58)
              return _count
            }
            set {
              guard _$observationRegistrar._$isObserved(slot: 58),
                ComposableCore._$isChange(from: _count, to: newValue)
              else {
                _count = newValue
                return
              }
              _$observationRegistrar._$willSet(self, keyPath: \.count, slot: 58)
              _count = newValue
              _$observationRegistrar._$didSet(self, keyPath: \.count, slot: 58)
            }
            _modify {
              ComposableCore._$willModify(&_count)
              let modification = _$observationRegistrar._$modification(
                slot: 58, of: ComposableCore._$identity(of: _count))
              defer {
                if modification.isChange(to: ComposableCore._$identity(of: _count)) {
                  _$observationRegistrar._$notify(self, keyPath: \.count, slot: 58)
                }
              }
              yield &_count
            }
          }

          private var _count: Int = 0
        }
        """#)
  }

  @Test("property observers, ownership and escaped names are preserved")
  func details() {
    assertMacro(
      macros,
      """
      struct State {
        @ObservationStateTracked
        weak var `default`: Object? {
          didSet {}
        }
      }
      """,
      expandsTo: #"""
        struct State {
          weak var `default`: Object? {
            didSet {}
              @storageRestrictions(initializes: _default)
              init(initialValue) {
                _default = initialValue
              }

              get {
                _$observationRegistrar._$access(self, keyPath: \.`default`, slot: 41)
                return _default
              }

              set {
                guard _$observationRegistrar._$isObserved(slot: 41) else {
                  _default = newValue
                  return
                }
                let oldValue = _default
                _default = newValue
                if ComposableCore._$isChange(from: oldValue, to: _default) {
                  _$observationRegistrar._$notify(self, keyPath: \.`default`, slot: 41)
                }
              }

              _modify {
                ComposableCore._$willModify(&_default)
                let modification = _$observationRegistrar._$modification(
                  slot: 41, of: ComposableCore._$identity(of: _default))
                defer {
                  if modification.isChange(to: ComposableCore._$identity(of: _default)) {
                    _$observationRegistrar._$notify(self, keyPath: \.`default`, slot: 41)
                  }
                }
                yield &_default
              }
          }

          private weak var _default: Object? {
              didSet {}
            }
        }
        """#)
  }

  @Test("a didSet that assigns its own property assigns the stored twin")
  func corrections() {
    assertMacro(
      macros,
      """
      struct State {
        @ObservationStateTracked var count = 0 {
          willSet(count) {
            print(count, self.count)
          }
          didSet {
            if count > 10 { count = 10 }
            self.count += other.count + max(count, oldValue)
            print(\\State.count, \\.count, counts, .count, [count], "\\(count)")
          }
        }
      }
      struct Other {
        @ObservationStateTracked var count = 0 {
          didSet { [1].forEach { count in print(count) } }
        }
      }
      """,
      expandsTo: #"""
        struct State {
          var count {
            willSet(count) {
              print(count, self.count)
            }
            didSet {
              if count > 10 { count = 10 }
              self.count += other.count + max(count, oldValue)
              print(\State.count, \.count, counts, .count, [count], "\(count)")
            }
              @storageRestrictions(initializes: _count)
              init(initialValue) {
                _count = initialValue
              }

              get {
                _$observationRegistrar._$access(self, keyPath: \.count, slot: 58)
                return _count
              }

              set {
                guard _$observationRegistrar._$isObserved(slot: 58) else {
                  _count = newValue
                  return
                }
                let oldValue = _count
                _count = newValue
                if ComposableCore._$isChange(from: oldValue, to: _count) {
                  _$observationRegistrar._$notify(self, keyPath: \.count, slot: 58)
                }
              }

              _modify {
                ComposableCore._$willModify(&_count)
                let modification = _$observationRegistrar._$modification(
                  slot: 58, of: ComposableCore._$identity(of: _count))
                defer {
                  if modification.isChange(to: ComposableCore._$identity(of: _count)) {
                    _$observationRegistrar._$notify(self, keyPath: \.count, slot: 58)
                  }
                }
                yield &_count
              }
          }

          private var _count = 0 {
              willSet(count) {
                print(count, self.count)
              }
              didSet {
                if _count > 10 { _count = 10 }
                self._count += other.count + max(_count, oldValue)
                print(\State.count, \.count, counts, .count, [_count], "\(_count)")
              }
            }
        }
        struct Other {
          var count {
            didSet { [1].forEach { count in print(count) } }
              @storageRestrictions(initializes: _count)
              init(initialValue) {
                _count = initialValue
              }

              get {
                _$observationRegistrar._$access(self, keyPath: \.count, slot: 58)
                return _count
              }

              set {
                guard _$observationRegistrar._$isObserved(slot: 58) else {
                  _count = newValue
                  return
                }
                let oldValue = _count
                _count = newValue
                if ComposableCore._$isChange(from: oldValue, to: _count) {
                  _$observationRegistrar._$notify(self, keyPath: \.count, slot: 58)
                }
              }

              _modify {
                ComposableCore._$willModify(&_count)
                let modification = _$observationRegistrar._$modification(
                  slot: 58, of: ComposableCore._$identity(of: _count))
                defer {
                  if modification.isChange(to: ComposableCore._$identity(of: _count)) {
                    _$observationRegistrar._$notify(self, keyPath: \.count, slot: 58)
                  }
                }
                yield &_count
              }
          }

          private var _count = 0 {
              didSet { [1].forEach { count in print(count) } }
            }
        }
        """#)
  }

  @Test("properties that are not stored are left unchanged")
  func computed() {
    assertMacro(
      macros,
      """
      struct State {
        @ObservationStateTracked var count: Int { 1 }
        @ObservationStateTracked let constant = 1
      }
      """,
      expandsTo: """
        struct State {
          var count: Int { 1 }
          let constant = 1
        }
        """)
  }
}
