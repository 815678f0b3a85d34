#if PortableViews
import PerceptionCore

extension View {
  /// Adds a menu for the selected rows of the lists in the view, drawn as a button above it.
  ///
  /// - Parameters:
  ///   - itemType: The type of the rows' identities.
  ///   - menu: Makes the items of the menu for the selected rows, of which there may be none.
  ///   - primaryAction: The main action on the selected rows: here, the first item of the menu.
  public func contextMenu<I: Hashable, M: View>(
    // No default, so that the compiler does not try this method for a menu without a selection.
    forSelectionType itemType: I.Type, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    SelectionMenuView(content: self, menu: menu, primaryAction: primaryAction)
  }

  /// Runs an action when the Delete key is pressed while a control in the view has the focus.
  ///
  /// The key does not reach fields in the view. With `nil`, has no effect.
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    onKeyPress(keys: action == nil ? [] : [.deleteForward, .delete], phases: .down) { _ in
      action?()
      return .handled
    }
  }
}

/// The selections of the lists in a view, for its menu.
@MainActor
final class SelectionModel {
  private let signal = Signal()
  private var selection: ListSelection?

  /// Records the selection of a list.
  func note(_ selection: ListSelection) {
    let isFirst = self.selection == nil
    self.selection = selection
    if isFirst { signal.fire() }
  }

  /// Returns the selected rows of a type; a body that calls this runs again after a change.
  func rows<I: Hashable>(of type: I.Type) -> Set<I> {
    signal.access()
    return Set(selection?.currentRows.compactMap { $0.base as? I } ?? [])
  }
}

private struct SelectionMenuView<Content: View, I: Hashable, M: View>: View {
  let content: Content
  let menu: (Set<I>) -> M
  let primaryAction: ((Set<I>) -> Void)?
  @State private var holder = Holder()

  var body: some View {
    VStack(alignment: .trailing, spacing: 4) {
      SelectionMenuButton(model: holder.model, menu: menu, primaryAction: primaryAction)
      content.environment(\.selectionModel, holder.model)
    }
  }

  private final class Holder {
    @MainActor lazy var model = SelectionModel()
  }
}

private struct SelectionMenuButton<I: Hashable, M: View>: View {
  let model: SelectionModel
  let menu: (Set<I>) -> M
  let primaryAction: ((Set<I>) -> Void)?

  var body: some View {
    let rows = model.rows(of: I.self)
    Menu {
      if let primaryAction {
        Button(action: { primaryAction(rows) }) { Text(.open) }
          .disabled(rows.isEmpty)
      }
      menu(rows)
    } label: {
      Image(systemName: "ellipsis").accessibilityLabel(Text(.more))
    }
  }
}

extension EnvironmentValues {
  /// The model of the menu for selected rows around the view; `nil` if there is none.
  var selectionModel: SelectionModel? {
    get { self[typed: SelectionModel.self] }
    set { self[typed: SelectionModel.self] = newValue }
  }
}
#endif
