#if PortableViews
import ComposableUI

/// The context that a view node gets from the nodes above it.
///
/// Nodes share a context as long as nothing changes between them, so that it is cheap to pass on
/// and to compare.
@MainActor
final class NodeContext {
  unowned let graph: ViewGraph
  let environment: EnvironmentValues
  /// The changes that modifiers make to the next elements below, innermost first.
  let decorations: DecorationChain?
  /// The element that contains the next elements below.
  let container: RenderedElement
  /// The element whose bar takes toolbars.
  let host: RenderedElement
  /// The context of the row, if the elements below become rows.
  let row: RowContext?
  /// The closest scope of a preference around the nodes below; always the same for a node.
  let preferences: PreferenceScope?

  init(
    graph: ViewGraph, environment: EnvironmentValues, decorations: DecorationChain?,
    container: RenderedElement, host: RenderedElement, row: RowContext?,
    preferences: PreferenceScope?
  ) {
    self.graph = graph
    self.environment = environment
    self.decorations = decorations
    self.container = container
    self.host = host
    self.row = row
    self.preferences = preferences
  }

  /// Returns whether the parts of two contexts are identical, quickly: equal values may differ.
  func isIdentical(to other: NodeContext) -> Bool {
    self === other
      || environment.isIdentical(to: other.environment) && decorations === other.decorations
        && container === other.container && host === other.host && row === other.row
  }

  /// Returns whether `inside(_:host:row:decorations:)` of another context would make an identical
  /// one.
  func isInside(
    _ container: RenderedElement, host: RenderedElement, row: RowContext?,
    decorations: DecorationChain?, of context: NodeContext
  ) -> Bool {
    self.container === container && self.host === host && self.row === row
      && self.decorations === decorations && environment.isIdentical(to: context.environment)
  }

  /// The guides and values that modifiers give to the layout around the next elements, if any.
  var layoutValues: LayoutValues? {
    var (values, chain) = (LayoutValues?.none, decorations)
    while let current = chain {
      if let outer = current.decoration.layoutValues {
        if values == nil { values = outer } else { values?.merge(outer: outer) }
      }
      chain = current.outer
    }
    return values
  }

  func with(environment: EnvironmentValues) -> NodeContext {
    NodeContext(
      graph: graph, environment: environment, decorations: decorations, container: container,
      host: host, row: row, preferences: preferences)
  }

  /// Returns the context of a view in a module, whose string catalogue is searched before others.
  func entering(_ module: String?) -> NodeContext {
    guard let module, environment.localization.modules.first != module else { return self }
    var environment = environment
    environment.localization = environment.localization.entering(module)
    if self.environment.localization.locale == nil, let locale = environment.localization.locale {
      graph.didChoose(locale)
    }
    return with(environment: environment)
  }

  func with(decorations: DecorationChain) -> NodeContext {
    NodeContext(
      graph: graph, environment: environment, decorations: decorations, container: container,
      host: host, row: row, preferences: preferences)
  }

  func with(row: RowContext?) -> NodeContext {
    NodeContext(
      graph: graph, environment: environment, decorations: decorations, container: container,
      host: host, row: row, preferences: preferences)
  }

  func with(preferences: PreferenceScope?) -> NodeContext {
    NodeContext(
      graph: graph, environment: environment, decorations: decorations, container: container,
      host: host, row: row, preferences: preferences)
  }

  /// Returns the context inside of an element.
  func inside(
    _ container: RenderedElement, host: RenderedElement, row: RowContext?,
    decorations: DecorationChain? = nil
  ) -> NodeContext {
    // The views of a presentation have preferences of their own.
    let isPresentation = RoleDescription(container.element.role).isPresentation
    return NodeContext(
      graph: graph, environment: environment, decorations: decorations, container: container,
      host: host, row: row, preferences: isPresentation ? nil : preferences)
  }
}

/// The decorations around a view, as a linked list from the innermost outwards.
@MainActor
final class DecorationChain {
  let decoration: Decoration
  let outer: DecorationChain?
  /// Whether one of the decorations adds a view to the row.
  let hasRowLayers: Bool

  init(_ decoration: Decoration, outer: DecorationChain?) {
    self.decoration = decoration
    self.outer = outer
    hasRowLayers = decoration.rowLayer != nil || outer?.hasRowLayers == true
  }

  /// The changes to rows alone; `nil` if there are none.
  var ofRows: DecorationChain? {
    let outer = outer?.ofRows
    guard let rows = decoration.ofRow else { return outer }
    return DecorationChain(rows, outer: outer)
  }

  /// Returns whether all decorations have the same effects as another chain's.
  func isSame(as other: DecorationChain) -> Bool {
    guard decoration.isSame(other.decoration) else { return false }
    guard let outer, let otherOuter = other.outer else { return outer == nil && other.outer == nil }
    return outer.isSame(as: otherOuter)
  }
}

/// The actions and the identity of a row in a list.
@MainActor
final class RowContext {
  /// A function that deletes the row; `nil` if the row cannot be deleted.
  var delete: (() -> Void)?
  /// A function that moves the row by a number of places; `nil` if the row cannot be moved.
  ///
  /// The function returns `false` if there is no such place.
  var move: ((Int) -> Bool)?
  /// A function that takes what is dropped before or after the row; `nil` if nothing can be dropped.
  var insert: ((TransferInput) -> Bool)?
  /// The value that represents the row in the list's selection.
  var id: AnyHashable?

  init(delete: (() -> Void)? = nil, move: ((Int) -> Bool)? = nil) {
    self.delete = delete
    self.move = move
  }
}
#endif
