/// A reference to something computed from the value of another reference.
///
/// The other reference loads, saves and observes.
protocol DerivedReference: DumpableReference {
  associatedtype Base: Reference

  var base: Base { get }
}

extension DerivedReference {
  var revision: ReferenceRevision { base.revision }
  var isLoading: Bool { base.isLoading }
  var loadError: (any Error)? { base.loadError }
  func load() async throws { try await base.load() }
  func touch() { base.touch() }
  var valueNotifier: @Sendable () -> Void { base.valueNotifier }
  func touchStatus() { base.touchStatus() }
}

extension DerivedReference where Base: MutableReference {
  var saveError: (any Error)? { base.saveError }
  func save() async throws { try await base.save() }
}
