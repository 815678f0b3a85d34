extension IfLetStore {
  /// Creates a view that shows one view while the state is not `nil`, and another while it is.
  ///
  /// - Parameters:
  ///   - store: A store of optional state.
  ///   - ifContent: Returns the view to show while the state is not `nil`.
  ///   - elseContent: The view to show while the state is `nil`.
  public init<IfContent: View, ElseContent: View>(
    _ store: Store<State?, Action>,
    then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent,
    else elseContent: @escaping @autoclosure () -> ElseContent
  ) where Content == _ConditionalContent<IfContent, ElseContent> {
    self.init(store, then: ifContent, else: { elseContent() })
  }
}
