#if PortableViews
import ComposableUI

extension DecorationChain {
  /// The views that modifiers add to a row, the innermost modifier's first.
  fileprivate var rowLayers: [RowLayer] {
    var (layers, chain) = ([RowLayer](), Optional(self))
    while let current = chain {
      if let layer = current.decoration.rowLayer { layers.append(layer) }
      chain = current.outer
    }
    return layers
  }
}

extension ElementNode {
  /// The nodes of the views that modifiers add to the row around the element.
  var rowLayers: [HoistedNode] { row?.hoisted ?? [] }

  /// Makes, updates and removes the nodes of what modifiers add to the row around the element.
  func updateRowLayers() {
    guard let row else { return }
    let (old, decorations) = (row.hoisted, context.decorations)
    guard !old.isEmpty || decorations?.hasRowLayers == true else { return }
    let new = decorations?.rowLayers ?? []
    let context = context.inside(row, host: row, row: nil)
    for (node, layer) in zip(old, new) {
      node.update(to: RowLayerView(layer: layer), context: context)
    }
    for node in old.dropFirst(new.count) { node.unmount() }
    for layer in new.dropFirst(old.count) {
      // The row keeps the node.
      _ = HoistedNode(RowLayerView(layer: layer), child: layer.view, parent: self, context: context)
    }
  }

  func removeRowLayers() {
    for node in rowLayers { node.unmount() }
  }
}

/// A view that is shown in the row of another.
private struct RowLayerView: View, PrimitiveView {
  let layer: RowLayer

  func content(in environment: EnvironmentValues) -> ViewContent { .hoisted(layer.view) }
}
#endif
