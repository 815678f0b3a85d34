/// Task-local information for keys about the reference that calls them.
enum ReferenceLocals {
  /// The identity of the reference that is subscribing or saving in the current task.
  @TaskLocal static var current: ObjectIdentifier?
}
