import Combine

@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<ObjectType: Combine.ObservableObject>: DynamicProperty {
  @MainActor @preconcurrency @dynamicMemberLookup
  public struct Wrapper {
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      fatalError()
    }
  }

  public var wrappedValue: ObjectType

  public var projectedValue: Wrapper { fatalError() }

  public nonisolated init(wrappedValue: ObjectType) { fatalError() }

  public nonisolated init(initialValue: ObjectType) { fatalError() }
}

@MainActor @preconcurrency @propertyWrapper
public struct StateObject<ObjectType: Combine.ObservableObject>: DynamicProperty {
  public var wrappedValue: ObjectType { fatalError() }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper { fatalError() }

  public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    fatalError()
  }
}

@MainActor @preconcurrency @propertyWrapper
public struct EnvironmentObject<ObjectType: Combine.ObservableObject>: DynamicProperty {
  public var wrappedValue: ObjectType { fatalError() }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper { fatalError() }

  public nonisolated init() { fatalError() }
}

extension View {
  public nonisolated func environmentObject<T: Combine.ObservableObject>(
    _ object: T
  ) -> some View {
    self
  }

  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    self
  }
}
