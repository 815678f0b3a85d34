#if PortableViews
/// A group of commands of an app, for a scene's `commands(content:)`.
///
/// The commands are menus above the scene: a bar of them in a wide window, one menu in a narrow one.
/// Their keyboard shortcuts work all the time.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the body.
  associatedtype Body: Commands

  /// The content of the group.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }

  /// The menus and groups, for scenes to show.
  ///
  /// The underscore marks that only primitive commands implement this property.
  var _items: [_CommandItem] { get }
}

extension Commands {
  /// The commands as one item, whose properties are updated as a view's are.
  public var _items: [_CommandItem] {
    [_CommandItem(place: .own, content: AnyView(CommandsView(commands: self)))]
  }
}

extension Never: Commands {
  /// The items of the commands; never called, because `Never` has no values.
  public var _items: [_CommandItem] { switch self {} }
}

/// Commands without a body, which know their items.
@MainActor
package protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
  /// Traps: primitive commands have no body.
  public var body: Never {
    preconditionFailure("\(Self.self) are primitive commands and have no body")
  }
}

/// A menu, a part of a menu, or commands with a body of their own.
///
/// Public for the requirement of ``Commands``; the underscore marks that apps do not use it.
public struct _CommandItem {
  enum Place {
    /// A menu, or several, of its own.
    case own
    /// A part of one of the standard menus.
    case group(CommandGroupPlacement, CommandGroupPlacement.Position)
  }

  let place: Place
  let content: AnyView
}

/// The menus of commands with a body, which holds the commands' own properties.
private struct CommandsView<C: Commands>: View, ModuleRepresentative {
  let commands: C

  nonisolated static var representative: Any.Type { C.self }

  var body: some View {
    CommandMenus(items: commands.body._items)
  }
}

/// No commands.
public struct EmptyCommands: Commands, PrimitiveCommands {
  /// Creates no commands.
  public init() {}

  /// No items.
  public var _items: [_CommandItem] { [] }
}

/// A menu of commands beside the standard ones.
public struct CommandMenu<Content: View>: Commands, PrimitiveCommands {
  private let menu: Menu<Text, Content>

  /// Creates a menu with a title.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    menu = Menu(nameKey, content: content)
  }

  /// Creates a menu with a title.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {
    menu = Menu(content: content) { name }
  }

  /// Creates a menu with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    menu = Menu(name, content: content)
  }

  /// The menu.
  public var _items: [_CommandItem] { [_CommandItem(place: .own, content: AnyView(menu))] }
}

/// A group of commands in one of the standard menus, such as "File".
///
/// A browser has these menus itself, so here each shows nothing but the groups of the app.
public struct CommandGroup<Content: View>: Commands, PrimitiveCommands {
  private let item: _CommandItem

  /// Adds commands before a group of the standard ones.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    item = _CommandItem(place: .group(group, .before), content: AnyView(addition()))
  }

  /// Adds commands after a group of the standard ones.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    item = _CommandItem(place: .group(group, .after), content: AnyView(addition()))
  }

  /// Replaces a group of the standard commands, of which there are none here.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    item = _CommandItem(place: .group(group, .replacing), content: AnyView(addition()))
  }

  /// The group.
  public var _items: [_CommandItem] { [item] }
}

/// Builds commands from a closure of statements.
@MainActor
@resultBuilder
public struct CommandsBuilder {
  /// A sequence of commands.
  public struct Sequence: Commands, PrimitiveCommands {
    /// The items of the commands.
    public let _items: [_CommandItem]
  }

  /// Returns commands unchanged.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content {
    content
  }

  /// Builds no commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Returns single commands unchanged.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content {
    content
  }

  /// Builds commands from several.
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> Sequence {
    var items: [_CommandItem] = []
    for commands in repeat each content { items += commands._items }
    return Sequence(_items: items)
  }

  /// Builds commands or none.
  public static func buildIf<Content: Commands>(_ content: Content?) -> Sequence {
    Sequence(_items: content?._items ?? [])
  }
}
#endif
