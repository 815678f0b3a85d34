import ComposableUI

/// Something with a value that can be kept equal to another's by ``ComposableUI/View/bind(_:to:)``.
public protocol _Bindable {
  /// The type of the value.
  associatedtype Value

  /// The value.
  var wrappedValue: Value { get nonmutating set }
}

extension Binding: _Bindable {}

extension FocusState: _Bindable {}

extension FocusState.Binding: _Bindable {}

extension View {
  /// Keeps a value of a model and one of a view equal.
  ///
  /// The view's value becomes the model's when the view appears; after that each follows the other.
  ///
  /// - Parameters:
  ///   - modelValue: The value of the model.
  ///   - viewValue: The value of the view.
  public func bind<ModelValue: _Bindable, ViewValue: _Bindable>(
    _ modelValue: ModelValue, to viewValue: ViewValue
  ) -> some View where ModelValue.Value == ViewValue.Value, ModelValue.Value: Equatable {
    modifier(BindModifier(modelValue: modelValue, viewValue: viewValue))
  }
}

private struct BindModifier<ModelValue: _Bindable, ViewValue: _Bindable>: ViewModifier
where ModelValue.Value == ViewValue.Value, ModelValue.Value: Equatable {
  let modelValue: ModelValue
  let viewValue: ViewValue

  @State private var hasAppeared = false

  func body(content: Content) -> some View {
    content
      .onAppear {
        guard !hasAppeared else { return }
        hasAppeared = true
        if viewValue.wrappedValue != modelValue.wrappedValue {
          viewValue.wrappedValue = modelValue.wrappedValue
        }
      }
      .onChange(of: modelValue.wrappedValue) { _, newValue in
        if viewValue.wrappedValue != newValue { viewValue.wrappedValue = newValue }
      }
      .onChange(of: viewValue.wrappedValue) { _, newValue in
        if modelValue.wrappedValue != newValue { modelValue.wrappedValue = newValue }
      }
  }
}
