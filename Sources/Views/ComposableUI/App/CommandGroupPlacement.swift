#if PortableViews
/// The standard groups of commands that a ``CommandGroup`` is placed by.
public struct CommandGroupPlacement: Sendable {
  /// The place of commands about the standard ones.
  enum Position: Int, Sendable {
    case before, replacing, after
  }

  /// The standard menus, in the order of a menu bar.
  enum StandardMenu: Int, CaseIterable, Sendable {
    case app, file, edit, format, view, window, help

    var title: BuiltInWord {
      switch self {
      case .app: .appMenu
      case .file: .fileMenu
      case .edit: .edit
      case .format: .formatMenu
      case .view: .viewMenu
      case .window: .windowMenu
      case .help: .helpMenu
      }
    }
  }

  let menu: StandardMenu
  /// The number of the group in its menu.
  let order: Int

  /// Information about the app.
  public static let appInfo = Self(menu: .app, order: 0)
  /// Settings of the app.
  public static let appSettings = Self(menu: .app, order: 1)
  /// Services of the system.
  public static let systemServices = Self(menu: .app, order: 2)
  /// The visibility of apps.
  public static let appVisibility = Self(menu: .app, order: 3)
  /// The end of the app.
  public static let appTermination = Self(menu: .app, order: 4)
  /// New documents and windows.
  public static let newItem = Self(menu: .file, order: 0)
  /// Saving and closing.
  public static let saveItem = Self(menu: .file, order: 1)
  /// Import and export.
  public static let importExport = Self(menu: .file, order: 2)
  /// Printing.
  public static let printItem = Self(menu: .file, order: 3)
  /// Undo and redo.
  public static let undoRedo = Self(menu: .edit, order: 0)
  /// The clipboard.
  public static let pasteboard = Self(menu: .edit, order: 1)
  /// Finding and transforming text.
  public static let textEditing = Self(menu: .edit, order: 2)
  /// The looks of text.
  public static let textFormatting = Self(menu: .format, order: 0)
  /// The toolbar.
  public static let toolbar = Self(menu: .view, order: 0)
  /// The sidebar and full screens.
  public static let sidebar = Self(menu: .view, order: 1)
  /// The size of a window.
  public static let windowSize = Self(menu: .window, order: 0)
  /// The windows with one instance.
  public static let singleWindowList = Self(menu: .window, order: 1)
  /// The open windows.
  public static let windowList = Self(menu: .window, order: 2)
  /// The arrangement of windows.
  public static let windowArrangement = Self(menu: .window, order: 3)
  /// Help.
  public static let help = Self(menu: .help, order: 0)
}
#endif
