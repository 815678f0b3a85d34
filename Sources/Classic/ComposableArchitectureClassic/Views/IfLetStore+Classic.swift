extension IfLetStore {
  /// Shows a view while the state is there, and another while it is not.
  ///
  /// - Parameters:
  ///   - store: A store over optional state.
  ///   - ifContent: Makes the view of the state that is there.
  ///   - elseContent: The view to show without it.
  public init<IfContent: View, ElseContent: View>(
    _ store: Store<State?, Action>,
    then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent,
    else elseContent: @escaping @autoclosure () -> ElseContent
  ) where Content == _ConditionalContent<IfContent, ElseContent> {
    self.init(store, then: ifContent, else: { elseContent() })
  }
}
