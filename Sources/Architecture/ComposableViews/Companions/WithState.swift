import ComposableUI

/// A view that holds a value, and passes a binding to that value to its content.
public struct WithState<Value, Content: View>: View {
  @State private var value: Value
  private let content: (Binding<Value>) -> Content

  /// Creates a view from an initial value and a function that makes the content from its binding.
  public init(
    initialValue value: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content
  ) {
    self._value = State(wrappedValue: value)
    self.content = content
  }

  /// The content.
  public var body: some View { content($value) }
}
