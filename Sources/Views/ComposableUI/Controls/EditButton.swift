#if PortableViews
/// A mode of lists; while editing, rows show controls to delete and move them.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active

  /// Whether the mode is not `inactive`.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  /// Whether the lists of the screen are being edited.
  public var editMode: Binding<EditMode>? {
    get { self[typed: Binding<EditMode>.self] }
    set { self[typed: Binding<EditMode>.self] = newValue }
  }
}

/// A button that starts and ends editing of the lists on its screen.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// Creates the button.
  public init() {}

  /// A button titled "Edit", or "Done" while editing.
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing == true
    Button {
      editMode?.wrappedValue = isEditing ? .inactive : .active
    } label: {
      Text(isEditing ? .done : .edit)
    }
    .disabled(editMode == nil)
  }
}

extension View {
  /// Adds actions to a row, drawn as buttons over its start or its end.
  ///
  /// A browser shows them after a swipe, on hover and on focus. A full swipe does no more than that.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    let shape = edge == .leading ? BoxShape.leadingActions : .trailingActions
    return rowLayer(ViewElement(details: .box(shape)), content: content())
  }
}

/// The leading or the trailing edge.
public enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable {
  case leading, trailing
}
#endif
