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
  /// Adds actions to a row, drawn as buttons at its start or its end.
  ///
  /// A finger uncovers them by a swipe, and runs the first one by a swipe across most of the row, unless
  /// `allowsFullSwipe` is `false`. A mouse opens them by a handle that shows on hover, and the keyboard by moving
  /// the focus to them. A row with trailing actions does not show the button of `onDelete` after a swipe.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    let shape: BoxShape =
      switch (edge, allowsFullSwipe) {
      case (.leading, true): .leadingActions
      case (.leading, false): .partialLeadingActions
      case (.trailing, true): .trailingActions
      case (.trailing, false): .partialTrailingActions
      }
    return rowLayer(ViewElement(details: .box(shape)), content: content())
  }
}

/// The leading or the trailing edge.
public enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable {
  case leading, trailing
}
#endif
