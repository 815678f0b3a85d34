import ComposableUI

/// A view that holds a value for its content, which can change it through a binding.
public struct WithState<Value, Content: View>: View {
  @State private var value: Value
  private let content: (Binding<Value>) -> Content

  /// Creates a view from the first value and a function that makes the content from a binding to it.
  public init(
    initialValue value: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content
  ) {
    self._value = State(wrappedValue: value)
    self.content = content
  }

  /// The content.
  public var body: some View {
    content($value)
  }
}
