#if PortableViews
extension View {
  /// Adds the same space along a set of edges: a length in points, 16 by default.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    let length = length ?? 16
    return decorated(.padding) { style in
      style.padding = EdgeLengths(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0)
    }
  }

  /// Adds the same space along all edges, in points.
  nonisolated public func padding(_ length: Double) -> some View {
    padding(.all, length)
  }

  /// Adds the spaces of insets along the edges.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    decorated(.padding) { $0.padding = insets.lengths }
  }
}

extension EdgeInsets {
  var lengths: EdgeLengths {
    EdgeLengths(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}
#endif
