#if PortableViews
public import Foundation

/// The way in which people resize a window, without effect.
public struct WindowResizability: Sendable {
  /// The default way.
  public static let automatic = Self()
  /// Between the smallest and the largest size of the content.
  public static let contentSize = Self()
  /// Not below the smallest size of the content.
  public static let contentMinSize = Self()
}

/// A style of windows, without effect.
public protocol WindowStyle: Sendable {}

/// The default style of windows.
public struct DefaultWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}

/// A style of windows without a bar for their title.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}

/// A style of windows with a bar for their title.
public struct TitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The default style of windows.
  public static var automatic: Self { Self() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// A style of windows without a bar for their title.
  public static var hiddenTitleBar: Self { Self() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// A style of windows with a bar for their title.
  public static var titleBar: Self { Self() }
}

// The user's browser decides about its windows.
extension Scene {
  /// Accepts a size for new windows, which browsers choose.
  public func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Accepts a size for new windows, which browsers choose.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Accepts a place for new windows, which browsers choose.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Accepts the way in which people resize a window, which browsers choose.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  /// Accepts a style of windows, whose bars are the browser's.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
}

/// Commands for the sidebar, of which there are none here.
public struct SidebarCommands: Commands {
  /// Creates the commands.
  nonisolated public init() {}
  /// No commands.
  public var body: some Commands { EmptyCommands() }
}

/// Commands for the toolbar, of which there are none here.
public struct ToolbarCommands: Commands {
  /// Creates the commands.
  nonisolated public init() {}
  /// No commands.
  public var body: some Commands { EmptyCommands() }
}

/// Commands to edit texts, of which there are none here: the browser has its own.
public struct TextEditingCommands: Commands {
  /// Creates the commands.
  nonisolated public init() {}
  /// No commands.
  public var body: some Commands { EmptyCommands() }
}

/// Commands to format texts, of which there are none here.
public struct TextFormattingCommands: Commands {
  /// Creates the commands.
  nonisolated public init() {}
  /// No commands.
  public var body: some Commands { EmptyCommands() }
}

/// Commands for the inspector, of which there are none here.
public struct InspectorCommands: Commands {
  /// Creates the commands.
  nonisolated public init() {}
  /// No commands.
  public var body: some Commands { EmptyCommands() }
}
#endif
