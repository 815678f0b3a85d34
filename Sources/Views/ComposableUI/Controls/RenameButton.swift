#if PortableViews
/// An action that renames something.
public struct RenameAction {
  let action: () -> Void

  /// Runs the action.
  @MainActor @preconcurrency
  public func callAsFunction() {
    action()
  }
}

private struct RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// The action of rename buttons; `nil` if no view around has set one.
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

/// A button that runs the rename action of the environment; disabled without one.
///
/// ```swift
/// struct NameField: View {
///   @State private var name = ""
///   @FocusState private var isFocused: Bool
///
///   var body: some View {
///     TextField("Name", text: $name)
///       .focused($isFocused)
///       .contextMenu { RenameButton() }
///       .renameAction($isFocused)
///   }
/// }
/// ```
public struct RenameButton<Label: View>: View {
  private let label: Label

  @Environment(\.rename) private var rename

  /// Creates the button.
  public init() where Label == ComposableUI.Label<Text, Image> {
    label = ComposableUI.Label {
      Text(.rename)
    } icon: {
      Image(systemName: "pencil")
    }
  }

  /// A button titled "Rename".
  public var body: some View {
    Button {
      rename?()
    } label: {
      label
    }
    .disabled(rename == nil)
  }
}

extension View {
  /// Sets the action of the rename buttons in the view.
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }

  /// Lets the rename buttons in the view focus a field.
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
#endif
