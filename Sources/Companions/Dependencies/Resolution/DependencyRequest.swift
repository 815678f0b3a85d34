/// The context, the source location and the name for one read of a dependency.
struct DependencyRequest {
  /// The context that was set explicitly, if any.
  let context: DependencyContext?

  /// Whether an update closure reads the value, so that a missing one is no issue.
  let isUpdate: Bool

  /// The source location of the `@Dependency`, or of the read if there is none.
  let location: CodeLocation

  /// The dependency's name in messages.
  let name: String
}
