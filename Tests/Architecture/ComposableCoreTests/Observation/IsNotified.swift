import ComposableCore

/// Tells whether a change to state is one for who observed something in it.
func isNotified<State: ObservableState, Value>(
  _ state: inout State, reading read: (State) -> Value, by change: (inout State) -> Void
) -> Bool {
  let notified = LockIsolated(false)
  withObservationTracking {
    _ = read(state)
  } onChange: {
    notified.setValue(true)
  }
  change(&state)
  return notified.value
}
