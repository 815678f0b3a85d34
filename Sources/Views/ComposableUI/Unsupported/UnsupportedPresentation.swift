#if PortableViews
/// The place of a popover's arrow at the view that presents it, without effect.
public enum PopoverAttachmentAnchor: Sendable {
  /// At a point of the view.
  case point(UnitPoint)
}

/// The presentation that takes the place of another in a narrow window, without effect.
public struct PresentationAdaptation: Sendable {
  /// The default.
  public static let automatic = Self()
  /// None: the presentation stays what it is.
  public static let none = Self()
  /// A popover.
  public static let popover = Self()
  /// A sheet.
  public static let sheet = Self()
  /// A cover of the whole window.
  public static let fullScreenCover = Self()
}

/// The role of a toolbar, without effect.
public struct ToolbarRole: Sendable {
  /// The default.
  public static let automatic = Self()
  /// That of a navigation stack.
  public static let navigationStack = Self()
  /// That of a browser.
  public static let browser = Self()
  /// That of an editor.
  public static let editor = Self()
}

// These arguments and modifiers have no effect. They are accepted so that SwiftUI code compiles.
extension View {
  /// Presents a popover while a binding is true, at a place that the renderer chooses.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor,
    arrowEdge: Edge? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    self.noting("popover(isPresented:attachmentAnchor:arrowEdge:content:)", fileID, line)
      .popover(isPresented: isPresented, content: content)
  }

  /// Presents a popover for an item, at a place that the renderer chooses.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor,
    arrowEdge: Edge? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    self.noting("popover(item:attachmentAnchor:arrowEdge:content:)", fileID, line)
      .popover(item: item, content: content)
  }

  /// Adds a menu to the view, whose preview has no effect.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    self.noting("contextMenu(menuItems:preview:)", fileID, line).contextMenu(menuItems: menuItems)
  }

  /// Accepts the presentation that takes the place of another in a narrow window, without effect.
  nonisolated public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    noting("presentationCompactAdaptation(_:)", fileID, line)
  }

  /// Accepts the appearance of bars, without effect.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement..., fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    noting("toolbarColorScheme(_:for:)", fileID, line)
  }

  /// Accepts the role of a toolbar, without effect.
  nonisolated public func toolbarRole(
    _ role: ToolbarRole, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    noting("toolbarRole(_:)", fileID, line)
  }

}
#endif
