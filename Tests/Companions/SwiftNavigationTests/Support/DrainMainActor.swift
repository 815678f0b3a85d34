/// Runs all that is enqueued on the main actor so far.
///
/// Yielding does not do: a task that is resumed before it has suspended does not suspend at all.
@MainActor
func drainMainActor() async {
  await Task { @MainActor in }.value
}
