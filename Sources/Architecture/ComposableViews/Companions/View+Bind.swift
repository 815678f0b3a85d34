import ComposableUI

/// A property with a value that ``ComposableUI/View/bind(_:to:)`` can synchronize.
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
  /// Synchronizes a value of a model with a value of the view.
  ///
  /// The view's value is set to the model's when the view first appears. After that, a change of
  /// either value sets the other.
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
