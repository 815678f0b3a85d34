import CustomDump

/// State of a feature whose properties are observed one by one.
///
/// Apply the ``ObservableState()`` macro rather than conforming by hand. A view that reads a
/// property is then computed anew when that property changes, and only then.
public protocol ObservableState: Observable, CustomDumpReflectable {
  /// The identity of this value, which its copies share.
  ///
  /// Underscored because it is for the library alone.
  var _$id: ObservableStateID { get }

  /// Gives this value a new identity, because it is about to be changed in place.
  ///
  /// Underscored because only code that macros write calls it.
  mutating func _$willModify()

  /// Returns where a property is stored, if a store may change it there without anybody noticing.
  ///
  /// Underscored because only code that macros write implements it.
  static func _$storage(of property: PartialKeyPath<Self>) -> PartialKeyPath<Self>?
}

extension ObservableState {
  /// Returns `nil`: nothing is known of where properties are stored.
  public static func _$storage(of property: PartialKeyPath<Self>) -> PartialKeyPath<Self>? { nil }

  /// The properties as they were written, without what observing them adds.
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
