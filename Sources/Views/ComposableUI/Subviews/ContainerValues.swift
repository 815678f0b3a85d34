#if PortableViews
/// A key of a value that a view gives to the container around it.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of views that have none.
  static var defaultValue: Value { get }
}

/// The values that a view gives to the container around it.
///
/// Containers are the functions of `Group(subviews:transform:)` and `ForEach(subviews:content:)`.
///
/// ```swift
/// extension ContainerValues {
///   @Entry var isPinned = false
/// }
///
/// struct PinnedOnes<Content: View>: View {
///   @ViewBuilder let content: Content
///
///   var body: some View {
///     ForEach(subviews: content) { subview in
///       if subview.containerValues.isPinned { subview }
///     }
///   }
/// }
/// ```
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

extension View {
  /// Gives a value to the container around the view.
  ///
  /// - Parameters:
  ///   - keyPath: The property of the values.
  ///   - value: The value.
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    ContainerValueView(content: self) { $0[keyPath: keyPath] = value }
  }
}

/// A view that gives a value to the container around it.
struct ContainerValueView<Content: View> {
  let content: Content
  let set: (inout ContainerValues) -> Void
}

extension ContainerValueView: View, PrimitiveView {
  func content(in environment: EnvironmentValues) -> ViewContent {
    .branch(ViewBranch(.only, content))
  }
}
#endif
