#if PortableViews
import ComposableUI

/// The description of an element, with its handlers.
struct LayerDescription {
  var element: ViewElement
  var handlers: EventHandlers
}

/// A builder of an element's layers: merges decorations into the element, or adds boxes around it.
@MainActor
struct LayerBuilder {
  /// The layers, from the view's own element outwards.
  private var layers: [LayerDescription]
  private var stage: Decoration.Stage
  private var rowStyle = ElementStyle()

  init(element: ViewElement, handlers: EventHandlers) {
    layers = [LayerDescription(element: element, handlers: handlers)]
    stage = RoleDescription(element.role).hasOwnLook ? .gesture : .content
  }

  /// Adds a decoration around the layers so far.
  mutating func add(_ decoration: Decoration, isEnabled: Bool) {
    if let direction = decoration.style.layoutDirection {
      let last = layers.count - 1
      layers[last].element.style.layoutDirection =
        layers[last].element.style.layoutDirection ?? direction
      return
    }
    decoration.mergeRow(into: &rowStyle)
    if decoration.stage == .content {
      decoration.merge(into: &layers[0].element)
      if let handlers = decoration.handlers { layers[0].handlers.merge(handlers) }
      return
    }
    if needsBox(for: decoration) || movesStack(decoration) {
      layers.append(LayerDescription(element: ViewElement(.box), handlers: EventHandlers()))
    }
    stage = decoration.stage
    let last = layers.count - 1
    decoration.merge(into: &layers[last].element)
    if decoration.style.contentMode == .fit, layers[last].element.style.aspectRatio == nil,
      case .picture(let picture) = layers[0].element.details, picture.size == .resizable
    {
      layers[last].element.style.aspectRatio = picture.aspectRatio
    }
    if let handlers = decoration.handlers {
      layers[last].handlers.merge(handlers)
      layers[last].element.isDisabled = !isEnabled
    }
  }

  /// Returns the elements from the outermost to the view's own.
  func finish(row: RowContext?, in environment: EnvironmentValues) -> [LayerDescription] {
    var layers = layersWithGridCell
    guard let row else { return layers.reversed() }
    var element = ViewElement(.row)
    element.style = rowStyle
    // The badge of a row that is a link stands before the link's chevron.
    if let badge = rowStyle.knownEffects?.badge, layers.count == 1,
      layers[0].element.role == .link
    {
      layers[0].element.style.effects.badge = badge
      element.style.effects.badge = nil
    }
    var handlers = EventHandlers()
    if let delete = row.delete, !environment.rowSettings.isDeleteDisabled {
      handlers.add(.delete, action: delete)
      element.events.insert(.delete)
    }
    if let move = row.move, !environment.rowSettings.isMoveDisabled {
      handlers.add(.move) { value in
        guard case .integer(let distance) = value else { return false }
        return move(distance)
      }
      element.events.insert(.move)
    }
    if let insert = row.insert, environment.isEnabled {
      handlers.add(transfer: insert)
      element.events.insert(.drop)
    }
    if let selection = environment.listSelection, let id = row.id, selection.takes(id),
      !environment.rowSettings.isSelectionDisabled
    {
      element.details = .row(isSelected: selection.isSelected(id))
      element.isDisabled = !environment.isEnabled
      element.events.insert(.tap)
      handlers.add(.tap) { selection.toggle(id) }
    }
    return [LayerDescription(element: element, handlers: handlers)] + layers.reversed()
  }

  /// The layers, the outermost of which has what the view's own element requests as a cell of a grid.
  private var layersWithGridCell: [LayerDescription] {
    guard layers.count > 1, let cell = layers[0].element.style.knownEffects?.gridCell else {
      return layers
    }
    var layers = layers
    layers[0].element.style.effects.gridCell = nil
    layers[layers.count - 1].element.style.effects.gridCell = cell
    return layers
  }

  /// Returns whether a frame puts a whole stack elsewhere than the stack puts its views.
  private func movesStack(_ decoration: Decoration) -> Bool {
    guard decoration.stage == .frame, layers.count == 1 else { return false }
    let (frame, stack) = (decoration.style, layers[0].element)
    let outer = frame.alignment ?? ElementAlignment()
    let own = stack.style.alignment ?? ElementAlignment()
    let movesHorizontally = frame.hasWidth && outer.horizontal != own.horizontal
    let movesVertically = frame.hasHeight && outer.vertical != own.vertical
    return switch stack.role {
    case .verticalStack: movesHorizontally
    case .horizontalStack: movesVertically
    case .overlayStack, .grid: movesHorizontally || movesVertically
    default: false
    }
  }

  /// Returns whether a modifier goes around a shape, instead of into it.
  private func isOutsideOfShape(_ decoration: Decoration) -> Bool {
    let (style, shape) = (decoration.style, layers[0].element)
    switch decoration.stage {
    case .padding: return true
    case .frame:
      // A circle is the largest one in a frame that is no square.
      guard case .box = shape.details, shape.style.aspectRatio != nil else { return false }
      return style.width == nil || style.width != style.height
    case .background:
      guard case .box = shape.details else { return false }
      // A border is around the frame, whatever the corners of the shape.
      let isPlain = shape.details != .box(.ellipse) && shape.style.cornerRadius == nil
      return style.background != nil || style.backdrop != nil
        || style.border != nil && (!isPlain || shape.style.border != nil)
    default: return false
    }
  }

  private func needsBox(for decoration: Decoration) -> Bool {
    if decoration.stage < stage { return true }
    if layers.count == 1, layers[0].element.isShape, isOutsideOfShape(decoration) { return true }
    guard decoration.stage == stage else { return false }
    switch stage {
    case .content, .padding, .opacity: return false
    case .frame, .background, .clip: return true
    case .gesture:
      // A button stays the element under the pointer.
      if decoration.handlers == nil, let effects = decoration.style.knownEffects,
        effects.hitArea != nil || effects.hoverEffect != nil
      {
        return false
      }
      // A control keeps its own events. Two gestures share a box unless both handle the same event.
      guard layers.count > 1 || !RoleDescription(layers[0].element.role).hasOwnLook else {
        return true
      }
      let taken = layers[layers.count - 1].handlers.events
      return !taken.isDisjoint(with: decoration.handlers?.events ?? [])
    }
  }
}

extension ViewElement {
  /// Whether the element is drawn over its whole frame.
  fileprivate var isShape: Bool {
    switch details {
    case .drawing, .box(.rectangle), .box(.ellipse): true
    case .box: style.background != nil && style.padding == nil
    default: false
    }
  }
}
#endif
