#if Macros
import SwiftSyntax
import SwiftSyntaxBuilder

/// Writes the accessors of a property that is observed.
struct ObservationAccessors {
  /// The name of the property.
  let name: TokenSyntax
  /// The property's storage, such as `_child`.
  let storage: String
  /// The expression for the property's value, such as `_child.wrappedValue`.
  let value: String
  /// Whether code of the user runs when the property is set, and may set it to something else.
  var hasObservers = false

  private var slot: String { String(observationSlot(name.text)) }
  private var subject: String { "self, keyPath: \\.\(name.text), slot: \(slot)" }

  var getter: AccessorDeclSyntax {
    """
    get {
      _$observationRegistrar._$access(\(raw: subject))
      return \(raw: value)
    }
    """
  }

  var setter: AccessorDeclSyntax {
    if hasObservers { return setterWithObservers }
    return """
      set {
        guard _$observationRegistrar._$isObserved(slot: \(raw: slot)),
          ComposableCore._$isChange(from: \(raw: value), to: newValue)
        else {
          \(raw: value) = newValue
          return
        }
        _$observationRegistrar._$willSet(\(raw: subject))
        \(raw: value) = newValue
        _$observationRegistrar._$didSet(\(raw: subject))
      }
      """
  }

  private var setterWithObservers: AccessorDeclSyntax {
    """
    set {
      guard _$observationRegistrar._$isObserved(slot: \(raw: slot)) else {
        \(raw: value) = newValue
        return
      }
      let oldValue = \(raw: value)
      \(raw: value) = newValue
      if ComposableCore._$isChange(from: oldValue, to: \(raw: value)) {
        _$observationRegistrar._$notify(\(raw: subject))
      }
    }
    """
  }

  var modifier: AccessorDeclSyntax {
    """
    _modify {
      ComposableCore._$willModify(&\(raw: storage))
      let modification = _$observationRegistrar._$modification(
        slot: \(raw: slot), of: ComposableCore._$identity(of: \(raw: storage)))
      defer {
        if modification.isChange(to: ComposableCore._$identity(of: \(raw: storage))) {
          _$observationRegistrar._$notify(\(raw: subject))
        }
      }
      yield &\(raw: value)
    }
    """
  }
}
#endif
