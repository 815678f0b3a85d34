import IssueReporting

/// Sets default values of dependencies for the whole process, before anything reads them.
///
/// Call the function once, where the process starts. A dependency that was prepared or read before
/// keeps its value, and an issue is reported. In previews, which restart, the newest value wins.
///
/// In a test, the function prepares the dependencies of that test only, and so does a change of
/// ``DependencyValues/context``. In the `init` of an `App` on a server, it prepares the dependencies
/// of one page only.
///
/// ```swift
/// struct TimelineApp: App {
///   init() {
///     prepareDependencies { $0.database = .onDisk }
///   }
///
///   var body: some Scene {
///     WindowGroup { ClockView() }
///   }
/// }
/// ```
@discardableResult
public func prepareDependencies<R>(
  _ updateValues: (inout DependencyValues) throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  var values = DependencyValues._current.withoutOverrides
  let context = values.explicitContext
  let result = try values.update(updateValues)
  for issue in values.prepare(isContextNew: values.explicitContext != context) {
    reportIssue(issue, fileID: fileID, filePath: filePath, line: line, column: column)
  }
  return result
}

extension DependencyValues {
  /// Makes every override a default of the process or the page, and returns messages of failures.
  fileprivate func prepare(isContextNew: Bool) -> [String] {
    let prepared = PreparedDependencies.shared
    let test = TestIdentity.current
    if isContextNew, let explicitContext {
      prepared.prepare(context: explicitContext, of: test)
      cache.prepare(context: explicitContext, of: test)
    }
    let context = context
    return overrides.compactMap { key, value in
      let slot = DependencyCache.Slot(key: key, context: context, test: test)
      let name = Issues.typeName(value.key)
      if context != .preview && cache.wasRead(slot) { return Issues.preparedTooLate(key: name) }
      if cache.isOfPart {
        return cache.prepare(value, for: key) ? nil : Issues.preparedTwice(key: name)
      }
      cache.forget(slot)
      let isPrepared = prepared.prepare(value, for: slot, replacing: context == .preview)
      return isPrepared ? nil : Issues.preparedTwice(key: name)
    }
    .sorted()
  }
}
