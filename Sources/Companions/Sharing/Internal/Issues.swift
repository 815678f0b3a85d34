/// The wording of every message of this module.
enum Issues {
  static func overlappingRead(of value: Any.Type) -> String {
    """
    A shared value was read inside of the 'withLock' that is changing it:

      Value: \(typeName(value))

    It is large and changed in place, so the read got an earlier value; from now on a copy is kept \
    during changes, which costs time. To fix this, read it through the argument of 'withLock'.
    """
  }

  static func nestedChange(of value: Any.Type) -> String {
    """
    A shared value was changed inside of the 'withLock' that is changing it:

      Value: \(typeName(value))

    The inner change is lost: the outer one replaces it when it ends. To fix this, change the value \
    through the argument of the outer 'withLock'.
    """
  }

  static func circularChange(of value: Any.Type) -> String {
    """
    A shared value was changed while threads would wait for one another:

      Value: \(typeName(value))

    The change is lost, or the threads would deadlock: the thread that changes the value already \
    waits for this one. Usual causes are changes nested in a different order, and dependencies that \
    change the value when they are created. To fix this, change one value after the other, and \
    create such dependencies outside of 'withLock'.
    """
  }

  static func circularLoad(key: String, value: Any.Type) -> String {
    """
    A shared value was used before its first load ended, or threads would wait for one another:

      Key: \(key)
      Value: \(typeName(value))

    It has its initial value until the thread that loads it, and waits for this one, continues. To \
    fix this, create the property outside of 'withLock' and of the initializers of dependencies.
    """
  }
}

/// Returns the name of a type without its module.
func typeName(_ type: Any.Type) -> String {
  _typeName(type, qualified: false)
}

extension Issues {
  static func resumedTwice(_ kind: String, _ description: String) -> String {
    """
    The continuation of a \(kind) was resumed more than once:

      Key: \(description.isEmpty ? "unknown" : description)

    The first result counts. To fix this, make sure that '\(kind)(…)' of the key resumes its \
    continuation exactly once on each way through it.
    """
  }

  static func neverResumed(_ kind: String, _ description: String) -> String {
    """
    The continuation of a \(kind) was never resumed:

      Key: \(description.isEmpty ? "unknown" : description)

    The \(kind) ends, and the value does not change. To fix this, make sure that '\(kind)(…)' of the \
    key resumes its continuation exactly once on each way through it.
    """
  }

  static func loadWithoutResult(key: String) -> String {
    "The load of a shared value ended without a result. Its key: \(key)"
  }

  static func loadFailed(key: String, value: Any.Type, error: any Error) -> String {
    """
    A shared value could not be loaded, and keeps its current value:

      Key: \(key)
      Value: \(typeName(value))
      Error: \(indented(error))

    To fix this, see the error. 'loadError' of the property has it too.
    """
  }

  static func saveFailed(key: String, value: Any.Type, error: any Error) -> String {
    """
    A shared value could not be saved, and is only in memory:

      Key: \(key)
      Value: \(typeName(value))
      Error: \(indented(error))

    To fix this, see the error. 'saveError' of the property has it too.
    """
  }

  static func differentValueType(key: String, value: Any.Type, existing: Any.Type) -> String {
    """
    A key of a shared value is in use for values of different types:

      Key: \(key)
      Value: \(typeName(value))
      In use for: \(typeName(existing))

    The new property does not share its value with the others. To fix this, use the same type \
    everywhere, or another name for the key.
    """
  }

  static func missingRequiredValue(key: String) -> String {
    "\(key) has no value, but 'init(require:)' needs one."
  }

  /// Returns an error's description, with all lines but the first indented to follow a label.
  private static func indented(_ error: any Error) -> String {
    "\(error)".replacing("\n", with: "\n    ")
  }
}

extension Issues {
  static func appStorageKeyFormat(_ key: String) -> String {
    """
    'appStorage' was given a name that prevents key-value observation:

      Name: \(key)

    Apple's systems cannot observe a name with '.' or '@' by itself, so every change of the user \
    defaults checks this value. To fix this, use a name without these characters, or set the \
    dependency 'appStorageKeyFormatWarningEnabled' to false.
    """
  }
}

extension Issues {
  static func secondStore(ofSuite suite: String, key: String) -> String {
    """
    'appStorage' was given a second 'UserDefaults' object for one suite:

      Suite: \(suite)
      Name: \(key)

    Each object has its own shared values, which get each other's changes by notification only. To \
    fix this, create one object for the suite, as a static property, and use it everywhere.
    """
  }

  static func unassertedChange(of value: Any.Type, difference: String) -> String {
    """
    A shared value was changed, and the change was not asserted when its tracker ended:

      Value: \(typeName(value))

    \(difference)

    To fix this, make the same change in 'assert { … }' of the tracker, call 'reset()', or create the \
    tracker with 'reportUnassertedChanges: false'.
    """
  }
}

extension Issues {
  static func undecodableFile(_ path: String, newName: String, error: any Error) -> String {
    """
    The file cannot be decoded, and is left alone.
      File: \(path)
      Decoding: \(error)
      Before a new value is written, the file is moved to '\(newName)' beside it.
    """
  }

  static func undecodableAppStorage(key: String, error: any Error) -> String {
    """
    The data cannot be decoded, and are left alone until a new value is stored.
      Name: \(key)
      Decoding: \(error)
    """
  }

  static func unwatchableFolder(_ path: String, error: String) -> String {
    """
    'fileStorage' cannot watch a folder:

      Folder: \(path)
      Error: \(error)

    Changes that other processes make to its files are seen when the files are loaded again. To fix \
    this, see the error; there may be a limit to the number of folders that are watched.
    """
  }
}
