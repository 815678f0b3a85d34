import ComposableUI

/// What a view node gets from the nodes above it.
@MainActor
struct NodeContext {
  unowned let graph: ViewGraph
  /// The values that views pass down.
  var environment: EnvironmentValues
  /// The changes that modifiers make to the next elements below, innermost first.
  var decorations: DecorationChain?
  /// The element that the next elements below are in.
  var container: RenderedElement
  /// The element whose bar takes toolbars.
  var host: RenderedElement
  /// How elements become rows, where they do.
  var row: RowContext?

  /// Whether nothing has changed, as far as that can be told at once.
  func isIdentical(to other: NodeContext) -> Bool {
    environment.isIdentical(to: other.environment) && decorations === other.decorations
      && container === other.container && host === other.host && row === other.row
  }
}

/// Decorations around a view: one, and those around it.
@MainActor
final class DecorationChain {
  let decoration: Decoration
  let outer: DecorationChain?

  init(_ decoration: Decoration, outer: DecorationChain?) {
    self.decoration = decoration
    self.outer = outer
  }
}

/// How the elements at a place become rows of a list.
@MainActor
final class RowContext {
  /// Deletes the row, if it can be deleted.
  var delete: (() -> Void)?

  init(delete: (() -> Void)? = nil) {
    self.delete = delete
  }
}
