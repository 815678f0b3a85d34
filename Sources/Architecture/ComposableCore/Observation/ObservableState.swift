import CustomDump

/// State of a feature whose properties are observed one by one.
///
/// Apply the ``ObservableState()`` macro rather than conforming by hand. A view that reads a
/// property is then evaluated again when that property changes, and only then.
public protocol ObservableState: Observable, CustomDumpReflectable {
  /// The identity of this value, which its copies share.
  ///
  /// Underscored because it is for the library alone.
  var _$id: ObservableStateID { get }

  /// Gives this value a new identity, because it is about to be changed in place.
  ///
  /// Underscored because only code that macros write calls it.
  mutating func _$willModify()

  /// Returns the storage of a property, if a store may change the storage directly.
  ///
  /// Underscored because only code that macros write implements it.
  static func _$storage(of property: PartialKeyPath<Self>) -> PartialKeyPath<Self>?

  /// The offset in memory of the registrar that observes the properties, if there is one.
  ///
  /// Underscored because only code that macros write implements it.
  static var _$registrarOffset: Int? { get }
}

extension ObservableState {
  /// Returns `nil`: the storage of properties is not known.
  public static func _$storage(of property: PartialKeyPath<Self>) -> PartialKeyPath<Self>? { nil }

  /// `nil`: the registrar is not known.
  public static var _$registrarOffset: Int? { nil }

  /// The properties as they were declared, without the storage that observation adds.
  public var customDumpMirror: Mirror {
    let mirror = Mirror(reflecting: self)
    guard mirror.displayStyle == .struct else { return mirror }
    let children = mirror.children.compactMap { child -> Mirror.Child? in
      guard let label = child.label, label.hasPrefix("_") else { return child }
      return label == "_$observationRegistrar" ? nil : (String(label.dropFirst()), child.value)
    }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
