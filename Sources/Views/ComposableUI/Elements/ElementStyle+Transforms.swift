#if PortableViews
extension ElementStyle {
  /// The rotation, the scale and the offset as transforms, from the inside out.
  private var simpleTransforms: [ElementTransform] {
    var transforms: [ElementTransform] = []
    if let scale { transforms.append(.scale(x: scale, y: scale, anchor: .center)) }
    if let rotation { transforms.append(.rotation(degrees: rotation, anchor: .center)) }
    if let offset { transforms.append(.offset(x: offset.x, y: offset.y)) }
    return transforms
  }

  /// Moves the rotation, the scale and the offset to the transforms, if transforms of an outer
  /// modifier would change their order.
  ///
  /// A rotation and a scale around the middle have the same effect in either order, and an offset is
  /// outside of both.
  mutating func prepareTransforms(for outer: ElementStyle) {
    let isTransformed = outer.knownEffects.map { !$0.transforms.isEmpty } ?? false
    let turnsOffset = offset != nil && (outer.rotation != nil || outer.scale != nil)
    guard isTransformed || turnsOffset else { return }
    let inner = simpleTransforms
    guard !inner.isEmpty else { return }
    effects.transforms += inner
    rotation = nil
    scale = nil
    offset = nil
  }
}
#endif
