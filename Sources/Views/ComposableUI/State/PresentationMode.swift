#if PortableViews
/// Whether a view is presented, with the function to dismiss it; `\.dismiss` replaces it.
public struct PresentationMode {
  private let action: DismissAction

  init(action: DismissAction) { self.action = action }

  /// Whether a sheet, a popover or a navigation stack presents the view.
  public var isPresented: Bool { action.isPresented }

  /// Dismisses the view if it is presented.
  @MainActor
  public mutating func dismiss() { action() }
}

extension EnvironmentValues {
  /// A binding to the way in which the view is presented.
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(action: dismiss))
  }
}
#endif
