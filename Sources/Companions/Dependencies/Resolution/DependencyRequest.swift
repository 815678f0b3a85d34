/// The context and the source location of one read of a dependency.
struct DependencyRequest {
  /// The context that was set explicitly, if any.
  let context: DependencyContext?

  /// Whether the value is read only to be changed.
  let isUpdate: Bool

  /// The source location of the dependency's declaration.
  let location: CodeLocation

  /// The dependency's name in messages.
  let name: String
}
