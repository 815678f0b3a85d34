import SwiftSyntax
import SwiftSyntaxBuilder

/// Writes the accessors of a property that is observed.
struct ObservationAccessors {
  /// The property.
  let name: TokenSyntax
  /// Where its value is, such as `_count` or `_child.wrappedValue`.
  let storage: String

  private var slot: String { String(observationSlot(name.text)) }
  private var subject: String { "self, keyPath: \\.\(name.text), slot: \(slot)" }

  var getter: AccessorDeclSyntax {
    """
    get {
      _$observationRegistrar._$access(\(raw: subject))
      return \(raw: storage)
    }
    """
  }

  var setter: AccessorDeclSyntax {
    """
    set {
      if _$observationRegistrar._$isObserved(slot: \(raw: slot)), \
    ComposableCore._$isChange(from: \(raw: storage), to: newValue) {
        _$observationRegistrar._$willSet(\(raw: subject))
        \(raw: storage) = newValue
        _$observationRegistrar._$didSet(\(raw: subject))
      } else {
        \(raw: storage) = newValue
      }
    }
    """
  }

  var modifier: AccessorDeclSyntax {
    """
    _modify {
      ComposableCore._$willModify(&\(raw: storage))
      let modification = _$observationRegistrar._$modification(slot: \(raw: slot), \
    of: ComposableCore._$identity(of: \(raw: storage)))
      defer {
        if modification.isChange(to: ComposableCore._$identity(of: \(raw: storage))) {
          _$observationRegistrar._$notify(\(raw: subject))
        }
      }
      yield &\(raw: storage)
    }
    """
  }
}
