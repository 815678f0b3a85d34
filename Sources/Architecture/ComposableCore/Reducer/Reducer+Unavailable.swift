// The macro of an enum reducer makes each case's feature with `Feature()`. A feature without such an
// initializer gets one of these, whose message names the fix. With no initializer at all, the
// compiler (6.3) aborts while it emits the code of the macro.

extension Reducer {
  /// Reports a feature that was made without the arguments that it needs.
  @available(
    *, unavailable,
    message: """
      this reducer has no accessible 'init()'; in a case of an enum reducer, say how to make it, as in \
      'case detail(Detail = Detail(id: 1))'
      """
  )
  public init() { fatalError("Unavailable") }
}

extension CaseReducer {
  /// Reports an enum reducer that was made like a struct.
  @available(
    *, unavailable,
    message: """
      an enum reducer has no values; in a case of another one, hold its body, as in \
      'case path(Path.Body = Path.body)'
      """
  )
  public init() { fatalError("Unavailable") }
}
