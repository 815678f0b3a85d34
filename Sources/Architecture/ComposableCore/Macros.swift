#if Macros
/// Makes a type a reducer, and completes it.
///
/// On a struct, the macro
///
/// - conforms it to ``Reducer``,
/// - gives a nested `Action` enum key paths to its cases, and a nested `State` enum too,
/// - builds the reducers that `body` lists, and
/// - adds an empty `State`, `Action` or `body` if there is none.
///
/// ```swift
/// @Reducer
/// struct Counter {
///   @ObservableState
///   struct State { var count = 0 }
///   enum Action { case incrementButtonTapped }
///   var body: some ReducerOf<Self> {
///     Reduce { state, _ in
///       state.count += 1
///       return .none
///     }
///   }
/// }
/// ```
///
/// On an enum, each case holds a feature, and the macro writes the `State`, the `Action` and the
/// `body` of a feature that is in one of them at a time:
///
/// ```swift
/// @Reducer
/// enum Destination {
///   case edit(EditForm)
///   case alert(AlertState<Alert>)
///   @ReducerCaseIgnored case article(id: Article.ID)
///   enum Alert { case confirm }
/// }
/// ```
@attached(
  member,
  names: named(State), named(Action), named(body), named(CaseScope), named(scope),
  named(_$isolation)
)
@attached(memberAttribute)
@attached(extension, conformances: Reducer, CaseReducer)
public macro Reducer() =
  #externalMacro(module: "ComposableMacros", type: "ReducerMacro")

/// Makes an enum a reducer, and conforms its state and its actions to protocols.
///
/// - Parameters:
///   - state: What the state of the enum conforms to.
///   - action: What its action conforms to.
@available(*, deprecated, message: "Conform 'State' and 'Action' in extensions instead")
@attached(
  member,
  names: named(State), named(Action), named(body), named(CaseScope), named(scope),
  named(_$isolation)
)
@attached(memberAttribute)
@attached(extension, conformances: Reducer, CaseReducer)
public macro Reducer(
  state: _SynthesizedConformance..., action: _SynthesizedConformance...
) = #externalMacro(module: "ComposableMacros", type: "ReducerMacro")

/// Tells that a case of an enum reducer goes away with the first action it sends.
///
/// `@Reducer` itself marks the cases that hold an alert or a dialog.
///
/// ```swift
/// @Reducer
/// enum Destination {
///   case edit(EditForm)
///   @ReducerCaseEphemeral case hint(Hint)
/// }
/// ```
@attached(peer)
public macro ReducerCaseEphemeral() =
  #externalMacro(module: "ComposableMacros", type: "ReducerCaseEphemeralMacro")

/// Tells that a case of an enum reducer holds data, not a feature.
///
/// `@Reducer` itself marks the cases that hold no value, or several.
///
/// ```swift
/// @Reducer
/// enum Destination {
///   case edit(EditForm)
///   @ReducerCaseIgnored case article(id: Article.ID)
/// }
/// ```
@attached(peer)
public macro ReducerCaseIgnored() =
  #externalMacro(module: "ComposableMacros", type: "ReducerCaseIgnoredMacro")

/// Makes the properties of a feature's state observable one by one.
///
/// On an enum, what is observed is which case it is in, and the state in it.
///
/// ```swift
/// @ObservableState
/// struct State: Equatable {
///   var query = ""
///   var results: [String] = []
/// }
/// ```
@attached(extension, conformances: Observable, ObservableState)
@attached(
  member, names: named(_$id), named(_$observationRegistrar), named(_$willModify),
  named(_$storage(of:)), named(_$registrarOffset)
)
@attached(memberAttribute)
public macro ObservableState() =
  #externalMacro(module: "ComposableMacros", type: "ObservableStateMacro")

/// Observes one property of a feature's state; ``ObservableState()`` applies it to each.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro ObservationStateTracked() =
  #externalMacro(module: "ComposableMacros", type: "ObservationStateTrackedMacro")

/// Leaves a property of a feature's state out of what is observed.
///
/// ```swift
/// @ObservableState
/// struct State {
///   var results: [String] = []
///   @ObservationStateIgnored var requestCount = 0
/// }
/// ```
@attached(accessor, names: named(willSet))
public macro ObservationStateIgnored() =
  #externalMacro(module: "ComposableMacros", type: "ObservationStateIgnoredMacro")

/// Makes an optional property the state of a feature that is presented while there is a value.
///
/// ```swift
/// @ObservableState
/// struct State {
///   @Presents var destination: Destination.State?
/// }
/// ```
///
/// The projected value, `$destination`, is the ``PresentationState`` that reducers and views take.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(`$`), prefixed(_))
public macro Presents() =
  #externalMacro(module: "ComposableMacros", type: "PresentsMacro")

/// Lets a view send the view actions of its feature directly, and no other.
///
/// ```swift
/// @ViewAction(for: Rhymes.self)
/// struct RhymesView: View {
///   let store: StoreOf<Rhymes>
///
///   var body: some View {
///     Button("Find a rhyme") { send(.rhymeButtonTapped) }
///   }
/// }
/// ```
@attached(extension, conformances: ViewActionSending)
public macro ViewAction<R: Reducer>(for: R.Type) =
  #externalMacro(module: "ComposableMacros", type: "ViewActionMacro")
where R.Action: ViewAction
#endif
