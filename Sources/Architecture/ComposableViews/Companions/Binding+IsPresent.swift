import ComposableCore
import ComposableUI

extension Binding {
  /// Creates a binding that tells whether another one holds a value; writing `false` removes it.
  ///
  /// Writing `true` has no effect: there is no value to put in.
  public init<Wrapped>(_ base: Binding<Wrapped?>) where Value == Bool {
    self = base.isPresent()
  }

  /// Returns whether there is a value; writing `false` removes it.
  ///
  /// Writing `true` has no effect: there is no value to put in.
  ///
  /// ```swift
  /// struct NoteView: View {
  ///   @State private var draft: String?
  ///
  ///   var body: some View {
  ///     Button("Write") { draft = "" }
  ///       .sheet(isPresented: $draft.isPresent()) { Text(draft ?? "") }
  ///   }
  /// }
  /// ```
  public func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    let base = UncheckedSendable(self)
    return Binding<Bool>(
      get: { base.value.wrappedValue != nil },
      set: { isPresent in
        if !isPresent { base.value.wrappedValue = nil }
      })
  }
}
