#if PortableViews
public import Foundation

extension View {
  /// Presents an alert about an error while a binding is true and there is an error.
  ///
  /// The title is the error's description.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the alert shows; any of its buttons sets it to false.
  ///   - error: The error to show.
  ///   - actions: The buttons.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(
      Text(verbatim: error?.errorDescription ?? ""),
      isPresented: error == nil ? .constant(false) : isPresented, actions: actions)
  }

  /// Presents an alert with a message about an error while a binding is true and there is an error.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the alert shows; any of its buttons sets it to false.
  ///   - error: The error to show.
  ///   - actions: Makes the buttons for the error.
  ///   - message: Makes the message for the error.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    alert(
      Text(verbatim: error?.errorDescription ?? ""), isPresented: isPresented, presenting: error,
      actions: actions, message: message)
  }
}
#endif
