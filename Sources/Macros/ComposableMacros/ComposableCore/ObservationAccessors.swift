#if Macros
import SwiftSyntax

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

  var all: [String] { [getter, setter, modifier] }

  private var getter: String {
    """
    get {
      _$observationRegistrar._$access(\(subject))
      return \(value)
    }
    """
  }

  private var setter: String {
    if hasObservers { return setterWithObservers }
    return """
      set {
        guard _$observationRegistrar._$isObserved(slot: \(slot)),
          ComposableCore._$isChange(from: \(value), to: newValue)
        else {
          \(value) = newValue
          return
        }
        _$observationRegistrar._$willSet(\(subject))
        \(value) = newValue
        _$observationRegistrar._$didSet(\(subject))
      }
      """
  }

  private var setterWithObservers: String {
    """
    set {
      guard _$observationRegistrar._$isObserved(slot: \(slot)) else {
        \(value) = newValue
        return
      }
      let oldValue = \(value)
      \(value) = newValue
      if ComposableCore._$isChange(from: oldValue, to: \(value)) {
        _$observationRegistrar._$notify(\(subject))
      }
    }
    """
  }

  private var modifier: String {
    """
    _modify {
      ComposableCore._$willModify(&\(storage))
      let modification = _$observationRegistrar._$modification(
        slot: \(slot), of: ComposableCore._$identity(of: \(storage)))
      defer {
        if modification.isChange(to: ComposableCore._$identity(of: \(storage))) {
          _$observationRegistrar._$notify(\(subject))
        }
      }
      yield &\(value)
    }
    """
  }
}
#endif
