extension View {
  public nonisolated func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    self
  }

  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View { self }

  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    self
  }

  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    self
  }

  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    self
  }

  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    self
  }

  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    self
  }

  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { self }

  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    self
  }

  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }

  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { self }

  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }

  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View { self }

  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
  public static let ignore = AccessibilityChildBehavior()
  public static let combine = AccessibilityChildBehavior()

  init() { fatalError() }
}

public struct AccessibilityTraits: SetAlgebra, Sendable {
  public static let isHeader = AccessibilityTraits()
  public static let updatesFrequently = AccessibilityTraits()

  public init() { fatalError() }

  public func contains(_ member: Self) -> Bool { fatalError() }
  public func union(_ other: Self) -> Self { fatalError() }
  public func intersection(_ other: Self) -> Self { fatalError() }
  public func symmetricDifference(_ other: Self) -> Self { fatalError() }
  public mutating func insert(
    _ newMember: Self
  ) -> (inserted: Bool, memberAfterInsert: Self) {
    fatalError()
  }
  public mutating func remove(_ member: Self) -> Self? { fatalError() }
  public mutating func update(with newMember: Self) -> Self? { fatalError() }
  public mutating func formUnion(_ other: Self) { fatalError() }
  public mutating func formIntersection(_ other: Self) { fatalError() }
  public mutating func formSymmetricDifference(_ other: Self) { fatalError() }
}
