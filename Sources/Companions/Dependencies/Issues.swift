/// The wording of every message of this module.
enum Issues {
  /// The dependency that a message is about.
  struct Subject {
    let name: String?
    let key: Any.Type
    let value: Any.Type
    let location: CodeLocation?

    var title: String { name ?? "'\(typeName(key))'" }

    /// The source location, the key and the value type, one on each line.
    var facts: String {
      var facts: [String] = []
      if let location { facts.append("  Location: \(location)") }
      facts.append("  Key: \(typeName(key))")
      if key != value { facts.append("  Value: \(typeName(value))") }
      return facts.joined(separator: "\n")
    }
  }

  static func missingTestValue(_ subject: Subject) -> String {
    """
    \(subject.title) has no value for tests, but a test reached it:

    \(subject.facts)

    A test that runs into a live dependency can be slow, flaky, or change the outside world. To fix \
    this, override the dependency where the test sets up the code under test, for example in the \
    'withDependencies' of a test store, or give the key a 'testValue'.
    """
  }

  static func missingLiveValue(_ subject: Subject) -> String {
    """
    \(subject.title) has no live value, but the running application reached it:

    \(subject.facts)

    The key conforms to 'TestDependencyKey' alone, so its value for tests was used. To fix this, \
    conform the key to 'DependencyKey' and make sure that the module that does so is linked, or \
    override the dependency.
    """
  }

  static func unimplementedEndpoint(_ name: String, detail: String? = nil) -> String {
    """
    \(name) was used in a test that has not overridden it\(detail.map { ":\n\n  \($0)" } ?? ".")

    Its live value depends on the outside world. To fix this, override it where the test sets up \
    the code under test.
    """
  }

  static let nestedRandomNumberGenerator = """
    'withRandomNumberGenerator' was called inside of its own operation, which has the generator.

    The call got a random number generator of the system. To fix this, use the generator that the \
    outer operation was given.
    """

  static func failedFireAndForget(_ error: any Error) -> String {
    """
    The operation of @Dependency(\\.fireAndForget) ended with an error in a test:

      Error: \(error)

    A running application ignores the error. To fix this, handle the error in the operation.
    """
  }

  static func assertionFailed(_ name: String, message: String) -> String {
    """
    \(name) got a failure\(message.isEmpty ? "." : ": \(message)")

    In a running application this would trap. To fix this, find the cause of the failure, or \
    override the dependency if the test expects the failure.
    """
  }

  static func downcastFailed(
    _ actual: Any.Type, to expected: Any.Type, location: CodeLocation
  ) -> String {
    """
    The dependency declared at \(location) is of type \
    '\(typeName(actual))', not '\(typeName(expected))'
    """
  }

  static func unknownContext(_ name: String) -> String {
    """
    The environment variable 'SWIFT_DEPENDENCIES_CONTEXT' is set to an unknown context:

      Value: \(name)

    To fix this, set it to 'live', 'preview' or 'test', or unset it. It is ignored for now.
    """
  }

  static func modelWithoutDependencies(_ model: Any.Type) -> String {
    """
    'withDependencies(from:)' was given a model whose dependencies are unknown:

      Model: \(typeName(model))

    To fix this, give the model a '@Dependency' property, or create it as the result of the \
    operation of 'withDependencies'. The dependencies of the current task are used for now.
    """
  }

  static func circularDefaultValue(key: String) -> String {
    "The default value of '\(key)' depends on itself, in threads that wait for one another"
  }

  static let circularRandomNumberGenerator = """
    'withRandomNumberGenerator' was called while threads would wait for one another:

    The call got a random number generator of the system, or the threads would deadlock: the thread \
    that has the generator waits for this one. To fix this, change no shared value in the operation \
    that has the generator, or do not call it inside of 'withLock'.
    """

  static func preparedTwice(key: String) -> String {
    """
    'prepareDependencies' was given a dependency that was prepared before:

      Key: \(key)

    The first value stays. To fix this, prepare each dependency once, where the process starts.
    """
  }

  static func preparedTooLate(key: String) -> String {
    """
    'prepareDependencies' was given a dependency that has been read already:

      Key: \(key)

    Code that read it keeps the earlier value, so the new one is ignored. To fix this, prepare \
    dependencies before anything reads them, at the very start of the process.
    """
  }

  /// Returns the name of a type without its module.
  static func typeName(_ type: Any.Type) -> String {
    let name = String(reflecting: type)
    return name.split(separator: ".", maxSplits: 1).last.map(String.init) ?? name
  }
}
