extension Reducer {
  /// Runs the feature that this one presents, while it is presented.
  ///
  /// The child runs before the parent, but for its dismissal, which the parent sees first. The
  /// child's effects are cancelled when it is dismissed or replaced by another.
  ///
  /// ```swift
  /// Reduce { state, action in ... }
  ///   .ifLet(\.$profile, action: \.profile) {
  ///     Profile()
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - toPresentationState: The `@Presents` property that holds the child's state.
  ///   - toPresentationAction: The case that carries the child's actions.
  ///   - destination: The child feature.
  @warn_unqualified_access
  public func ifLet<DestinationState, DestinationAction, Destination: Reducer>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: CaseKeyPath<Action, PresentationAction<DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action>
  where Destination.State == DestinationState, Destination.Action == DestinationAction {
    _PresentationReducer(
      base: self, toState: toPresentationState, toAction: AnyCasePath(toPresentationAction),
      destination: destination(),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Clears an alert or a dialog once one of its buttons is tapped.
  ///
  /// - Parameters:
  ///   - toPresentationState: The `@Presents` property that holds the alert.
  ///   - toPresentationAction: The case that carries the alert's actions.
  @warn_unqualified_access
  public func ifLet<DestinationState: _EphemeralState, DestinationAction>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: CaseKeyPath<Action, PresentationAction<DestinationAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    self.ifLet(
      toPresentationState, action: toPresentationAction,
      destination: { EmptyReducer<DestinationState, DestinationAction>() },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// A feature together with the one that it presents.
struct _PresentationReducer<Base: Reducer, Destination: Reducer>: Reducer {
  private let base: LazyReducer<Base>
  private let toState: WritableKeyPath<Base.State, PresentationState<Destination.State>>
  private let toAction: AnyCasePath<Base.Action, PresentationAction<Destination.Action>>
  private let destination: LazyReducer<Destination>
  private let location: SourceLocation

  init(
    base: Base,
    toState: WritableKeyPath<Base.State, PresentationState<Destination.State>>,
    toAction: AnyCasePath<Base.Action, PresentationAction<Destination.Action>>,
    destination: Destination,
    location: SourceLocation
  ) {
    self.base = LazyReducer(base)
    self.toState = toState
    self.toAction = toAction
    self.destination = LazyReducer(destination)
    self.location = location
  }

  func _reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    let context = FeatureContext.current
    let before = navigationID(in: state)
    var effects: [Effect<Base.Action>] = []

    switch (before, toAction.extract(from: action)) {
    case (let before?, .dismiss?):
      effects.append(base.run(&state, action))
      if navigationID(in: state) == before { state[keyPath: toState].wrappedValue = nil }
    case (let before?, .presented(let childAction)?):
      let path = context.path.appending(before)
      effects.append(runDestination(&state, childAction, at: path, in: context))
      effects.append(base.run(&state, action))
      if isEphemeral, navigationID(in: state) == before {
        state[keyPath: toState].wrappedValue = nil
      }
    case (nil, _?):
      reportIssue(
        Issues.presentationWithoutState(action: action, at: location), at: location)
      effects.append(base.run(&state, action))
    case (_, nil):
      effects.append(base.run(&state, action))
    }

    let after = navigationID(in: state)
    if let before, before != after {
      effects.append(Effect(operation: .leave(context.path.appending(before))))
    }
    if let after, !(Destination.State.self is any _EphemeralState.Type) {
      let path = context.path.appending(after)
      if before != after || context.cancellations?.contains(path) == false {
        effects.append(Effect(operation: .enter(path, dismiss: toAction.embed(.dismiss))))
      }
    }
    return .merge(effects)
  }

  private func navigationID(in state: Base.State) -> NavigationID? {
    state[keyPath: toState].wrappedValue.map { NavigationID($0, at: toState) }
  }

  private func runDestination(
    _ state: inout Base.State,
    _ action: Destination.Action,
    at path: NavigationPath,
    in context: FeatureContext
  ) -> Effect<Base.Action> {
    var dependencies = DependencyValues._current
    dependencies.featureContext.path = path
    dependencies.dismiss.dismiss = { [cancellations = context.cancellations] in
      cancellations?.dismissal(of: path)?()
    }
    let effect = DependencyValues.withValues(dependencies) {
      destination.run(&state[keyPath: toState].wrappedValue!, action)
    }
    guard case .none = effect.operation else {
      let embed = toAction.embed
      return Effect(operation: .scoped(path, effect.operation))
        .map { embed(.presented($0)) }
    }
    return .none
  }

  /// Whether the destination is an alert or a dialog, and its actions are those of the buttons.
  private var isEphemeral: Bool {
    guard let type = Destination.State.self as? any _EphemeralState.Type else { return false }
    return type.actionType == Destination.Action.self
  }
}
