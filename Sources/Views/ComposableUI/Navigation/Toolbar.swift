#if PortableViews
extension View {
  /// Adds controls to the bar of the screen that contains the view.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    PairedView(first: self, second: ToolbarBar(content: content(), position: .trailing))
  }
}

extension View {
  /// Adds controls to the bar of the screen that contains the view.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    PairedView(first: self, second: content()._view)
  }

  /// Adds controls to the bar of the screen; people cannot change the bar, whatever its identifier.
  public func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    toolbar(content: content)
  }

  /// Adds a menu to the bar of the screen that contains the view, drawn as a button beside its title.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    let menu = Menu(content: content) {
      Image(systemName: "chevron.down").accessibilityLabel(Text(.more))
    }
    return PairedView(first: self, second: ToolbarBar(content: menu, position: .trailing))
  }

  /// Adds a view at the trailing end of the screen's bar.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    PairedView(first: self, second: ToolbarBar(content: trailing, position: .trailing))
  }

  /// Adds a view at the leading end of the screen's bar.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    PairedView(first: self, second: ToolbarBar(content: leading, position: .leading))
  }

  /// Adds a view at each end of the screen's bar.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    navigationBarItems(trailing: trailing).navigationBarItems(leading: leading)
  }
}

/// Controls in one place of the bar of a screen.
struct ToolbarBar<Content: View>: View, PrimitiveView {
  let content: Content
  let position: ToolbarPosition

  func content(in environment: EnvironmentValues) -> ViewContent {
    let bar = ViewElement(details: .toolbar(position))
    // The controls are not in the list that they may belong to.
    let content = content.environment(\.listItemTint, nil)
    return .hoisted(ElementView(ElementContent(bar, content: content)))
  }
}

/// The content of a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of the body.
  associatedtype Body: ToolbarContent

  /// The content of the toolbar.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// The controls, for the toolbar to show.
  ///
  /// The underscore marks that only primitive contents implement this property.
  var _view: AnyView { get }
}

extension ToolbarContent {
  /// The controls of the content, for the toolbar to show.
  public var _view: AnyView { body._view }
}

extension Never: ToolbarContent {
  /// The controls of the content; never called, because `Never` has no values.
  public var _view: AnyView { switch self {} }
}

/// Content of a toolbar without a body, which knows its controls.
@MainActor
package protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
  /// Traps: a primitive content has no body.
  public var body: Never {
    preconditionFailure("\(Self.self) is a primitive toolbar content and has no body")
  }
}

/// The placement of an item of a toolbar.
public struct ToolbarItemPlacement: Hashable, Sendable {
  private let name: String

  /// The default placement.
  public static let automatic = Self(name: "automatic")
  /// The place of the main action.
  public static let primaryAction = Self(name: "primaryAction")
  /// The place of the action that confirms.
  public static let confirmationAction = Self(name: "confirmationAction")
  /// The place of the cancel action.
  public static let cancellationAction = Self(name: "cancellationAction")
  /// The place of the destructive action.
  public static let destructiveAction = Self(name: "destructiveAction")
  /// The leading end of the bar.
  public static let topBarLeading = Self(name: "topBarLeading")
  /// The trailing end of the bar.
  public static let topBarTrailing = Self(name: "topBarTrailing")
  /// The leading end of the bar.
  public static let navigationBarLeading = Self(name: "topBarLeading")
  /// The trailing end of the bar.
  public static let navigationBarTrailing = Self(name: "topBarTrailing")
  /// The middle of the bar.
  public static let principal = Self(name: "principal")
  /// The bar at the bottom.
  public static let bottomBar = Self(name: "bottomBar")
  /// The place of less frequent actions.
  public static let secondaryAction = Self(name: "secondaryAction")
  /// The place of controls that navigate.
  public static let navigation = Self(name: "navigation")
  /// The place of status information.
  public static let status = Self(name: "status")
  /// The place above the keyboard.
  public static let keyboard = Self(name: "keyboard")

  /// The place on the screen.
  var position: ToolbarPosition {
    switch name {
    case "topBarLeading", "cancellationAction", "navigation": .leading
    case "principal": .principal
    case "bottomBar", "status", "keyboard": .bottom
    default: .trailing
    }
  }
}

/// One control of a toolbar.
public struct ToolbarItem<ID, Content: View>: ToolbarContent, PrimitiveToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  /// The control of the item, for the toolbar to show.
  public var _view: AnyView { AnyView(ToolbarBar(content: content, position: placement.position)) }
}

extension ToolbarItem where ID == String {
  /// Creates an item with an identifier, by which people cannot move or hide it here.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem where ID == Void {
  /// Creates an item with a placement.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

/// The width of a space in a toolbar, without effect.
public struct SpacerSizing: Hashable, Sendable {
  private let isFixed: Bool

  /// As wide as the toolbar has room.
  public static let flexible = Self(isFixed: false)
  /// As wide as the space between groups.
  public static let fixed = Self(isFixed: true)
}

/// A space between the controls of a toolbar, which have the same space everywhere.
public struct ToolbarSpacer: ToolbarContent, PrimitiveToolbarContent {
  /// Creates a space, without effect.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}

  /// No controls.
  public var _view: AnyView { AnyView(EmptyView()) }
}

/// Several controls of a toolbar in the same place.
public struct ToolbarItemGroup<Content: View>: ToolbarContent, PrimitiveToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Creates a group of controls with one placement.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// The controls of the content, for the toolbar to show.
  public var _view: AnyView { AnyView(ToolbarBar(content: content, position: placement.position)) }
}

/// Builds the content of a toolbar from a closure of statements.
@MainActor
@resultBuilder
public struct ToolbarContentBuilder {
  /// A sequence of toolbar contents.
  public struct Sequence: ToolbarContent, PrimitiveToolbarContent {
    let views: [AnyView]

    /// The controls of the content, for the toolbar to show.
    public var _view: AnyView {
      AnyView(ForEach(views.indices, id: \.self) { [views] in views[$0] })
    }
  }

  /// Returns a content unchanged.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Returns a single content unchanged.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Builds one content from several.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> Sequence {
    var views: [AnyView] = []
    for item in repeat each content { views.append(item._view) }
    return Sequence(views: views)
  }
}
#endif
