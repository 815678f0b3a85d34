/// State of a feature whose properties are observed one by one.
///
/// Apply the ``ObservableState()`` macro rather than conforming by hand. A view that reads a
/// property is then computed anew when that property changes, and only then.
public protocol ObservableState: Observable {
  /// The identity of this value, which its copies share.
  ///
  /// Underscored because it is for the library alone.
  var _$id: ObservableStateID { get }

  /// Gives this value a new identity, because it is about to be changed in place.
  ///
  /// Underscored because only code that macros write calls it.
  mutating func _$willModify()
}
