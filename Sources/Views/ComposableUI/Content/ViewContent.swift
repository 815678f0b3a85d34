#if PortableViews
/// The content of a primitive view, from which a graph makes a node.
///
/// The case depends on the type of the view alone, so that a graph's node never changes its kind.
package enum ViewContent {
  /// No content.
  case empty
  /// Views next to each other, always the same number of the same types.
  case sequence([any View])
  /// An optional view, whose node is replaced when the key changes.
  case branch(ViewBranch?)
  /// Views made from data, with keys.
  case rows(any RowsView)
  /// An element.
  case element(ElementContent)
  /// A view that is made inside an observation of its own.
  case observing(ObservingContent)
  /// A view whose outermost elements are changed.
  case decorated(Decoration, any View)
  /// A view with another environment.
  case environment(any EnvironmentChange, any View)
  /// A view with a modifier that runs as the view is mounted, updated and unmounted.
  case lifecycle(any LifecycleModifier, any View)
  /// A view that sets, changes or reads the value of a preference.
  case preference(any PreferenceModifier, any View)
  /// A view whose elements show in the bar of the screen instead of in place.
  case hoisted(any View)
}

/// A view with a key; a view with another key in the same place replaces its node.
package struct ViewBranch {
  package enum Key: Hashable {
    case only
    case index(Int)
    case type(ObjectIdentifier)
    case id(AnyHashable)
  }

  package let key: Key
  package let view: any View

  package init(_ key: Key, _ view: any View) {
    self.key = key
    self.view = view
  }
}

/// A view that is made inside an observation of its own, with a model that its node keeps.
package struct ObservingContent {
  /// A function that makes the model, called once.
  package let makeModel: () -> AnyObject?
  /// A function that makes the view from the model.
  package let body: (AnyObject?) -> any View

  package init(_ body: @escaping () -> any View) {
    makeModel = { nil }
    self.body = { _ in body() }
  }

  package init<Model: AnyObject>(
    model: @escaping () -> Model, body: @escaping (Model) -> any View
  ) {
    makeModel = model
    // The graph passes what `makeModel` has returned.
    self.body = { body($0 as! Model) }
  }
}

/// Views made from the elements of a collection.
@MainActor
package protocol RowsView: View {
  associatedtype Data: RandomAccessCollection
  associatedtype ID: Hashable
  associatedtype Content: View

  var data: Data { get }
  var content: (Data.Element) -> Content { get }
  var delete: ((Int) -> Void)? { get }
  /// A function that moves the row at one index before that at another; `nil` if rows can't move.
  var move: ((Int, Int) -> Void)? { get }
  /// The functions that take what is dropped between rows; `nil` if nothing can be dropped.
  var insertion: RowInsertion? { get }
  func id(of element: Data.Element) -> ID
}

/// A view that is made inside an observation of its own.
package struct ObservingView {
  let makeContent: () -> any View

  package init<Content: View>(@ViewBuilder content: @escaping () -> Content) {
    makeContent = { content() }
  }
}

extension ObservingView: View, PrimitiveView {
  package func content(in environment: EnvironmentValues) -> ViewContent {
    .observing(ObservingContent(makeContent))
  }
}

/// A view without a body, which gives its content to the graph directly.
@MainActor
package protocol PrimitiveView: View where Body == Never {
  /// Returns the view's content.
  ///
  /// Must not read observable state: reads are not tracked here. A view that reads state returns
  /// `.observing`.
  func content(in environment: EnvironmentValues) -> ViewContent

  /// Returns whether another value is known to have the same content in every environment.
  func hasSameContent(as other: Self) -> Bool
}

extension PrimitiveView {
  // Not in an extension of `View`, where it would make a view with a misspelled body compile.
  /// Traps: a primitive view has no body.
  public var body: Never {
    preconditionFailure("\(Self.self) is a primitive view and has no body")
  }

  package func hasSameContent(as other: Self) -> Bool { false }
}
#endif
