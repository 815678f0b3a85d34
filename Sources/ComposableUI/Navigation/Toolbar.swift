#if !canImport(SwiftUI)
  extension View {
    /// Puts controls into the bar of the screen that the view is in.
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
      ToolbarView(content: self, bar: AnyView(content()))
    }
  }

  extension View {
    /// Puts controls into the bar of the screen that the view is in.
    public func toolbar<Content: ToolbarContent>(
      @ToolbarContentBuilder content: () -> Content
    ) -> some View {
      ToolbarView(content: self, bar: content()._view)
    }

    /// Puts a view to the trailing end of the bar.
    public func navigationBarItems<T: View>(trailing: T) -> some View {
      ToolbarView(content: self, bar: AnyView(trailing))
    }
  }

  /// A view with a bar.
  private struct ToolbarView<Content: View>: View, PrimitiveView {
    typealias Body = Never

    let content: Content
    let bar: AnyView

    func content(in environment: EnvironmentValues) -> ViewContent {
      .sequence([content, Bar(content: bar)])
    }

    private struct Bar: View, PrimitiveView {
      typealias Body = Never

      let content: AnyView

      func content(in environment: EnvironmentValues) -> ViewContent {
        .hoisted(ElementView(ElementContent(ViewElement(.toolbar), content: content)))
      }
    }
  }

  /// What a toolbar consists of.
  @MainActor @preconcurrency
  public protocol ToolbarContent {
    /// The type of the body.
    associatedtype Body: ToolbarContent

    /// What the content is made of.
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

    /// The controls.
    ///
    /// The underscore marks that only primitive contents need it.
    var _view: AnyView { get }
  }

  extension ToolbarContent {
    /// The controls.
    public var _view: AnyView { body._view }
  }

  extension Never: ToolbarContent {
    /// The controls, which nothing can ask for.
    public var _view: AnyView { switch self {} }
  }

  extension ToolbarContent where Body == Never {
    /// Traps: a primitive content has no body.
    public var body: Never {
      preconditionFailure("\(Self.self) is a primitive toolbar content and has no body")
    }
  }

  /// Where an item of a toolbar goes; renderers show items in order.
  public struct ToolbarItemPlacement: Hashable, Sendable {
    private let name: String

    /// Where it fits.
    public static let automatic = Self(name: "automatic")
    /// The place of the main action.
    public static let primaryAction = Self(name: "primaryAction")
    /// The place of the action that confirms.
    public static let confirmationAction = Self(name: "confirmationAction")
    /// The place of the action that calls off.
    public static let cancellationAction = Self(name: "cancellationAction")
    /// The place of the action that deletes.
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
  }

  /// One control of a toolbar.
  public struct ToolbarItem<ID, Content: View>: ToolbarContent {
    /// The type of the body: a primitive content has none.
    public typealias Body = Never

    let content: Content

    /// The control.
    public var _view: AnyView { AnyView(content) }
  }

  extension ToolbarItem where ID == Void {
    /// Creates an item.
    public init(
      placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
      self.content = content()
    }
  }

  /// Several controls of a toolbar in the same place.
  public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    /// The type of the body: a primitive content has none.
    public typealias Body = Never

    let content: Content

    /// Creates a group.
    public init(
      placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
      self.content = content()
    }

    /// The controls.
    public var _view: AnyView { AnyView(content) }
  }

  /// Builds the content of a toolbar from a closure of statements.
  @MainActor
  @resultBuilder
  public struct ToolbarContentBuilder {
    /// Several contents.
    public struct Sequence: ToolbarContent {
      /// The type of the body: a primitive content has none.
      public typealias Body = Never

      let views: [AnyView]

      /// The controls.
      public var _view: AnyView {
        AnyView(ForEach(views.indices, id: \.self) { [views] in views[$0] })
      }
    }

    /// Passes a content on.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
      content
    }

    /// Passes a single content on.
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
