/// A function that calls another with the value of a case, if an action is in that case.
///
/// Underscored because only operators use it, made where the types are known. In generic code, an
/// optional in its place would make the runtime look up a type for every action.
public typealias _Extraction<Root, Value> = (Root, (Value) -> Void) -> Void

extension AnyCasePath {
  /// The extraction of the values in the case, inlined where the types are known.
  @inlinable var _extraction: _Extraction<Root, Value> {
    { [self] root, body in
      if let value = extract(from: root) { body(value) }
    }
  }
}
