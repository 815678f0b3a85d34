/// A function that calls another with what is in a case, if an action is in that case.
///
/// Underscored because operators have it made where the types are known. Where they are not, to hold
/// a value that may be absent means to ask the runtime for the type of it, for every action.
public typealias _Extraction<Root, Value> = (Root, (Value) -> Void) -> Void

extension AnyCasePath {
  /// The extraction of the values in the case, made where it is asked for.
  @inlinable var _extraction: _Extraction<Root, Value> {
    { [self] root, body in
      if let value = extract(from: root) { body(value) }
    }
  }
}
