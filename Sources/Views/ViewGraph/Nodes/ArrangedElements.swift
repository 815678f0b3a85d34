#if PortableViews
import ComposableUI

/// The elements whose children a layout places, and what their children say to it.
///
/// Most graphs have none.
@MainActor
final class ArrangedElements {
  private struct Entry {
    let element: RenderedElement
    let arrangement: Arrangement
    /// Whether the layout follows from the role and the style, because a guide needs one.
    var isStack = false
  }

  private var entries: [NodeID: Entry] = [:]
  private var values: [NodeID: LayoutValues] = [:]
  private var changed: Set<NodeID> = []

  /// Whether layouts must be asked again for the direction that they are in.
  var needsDirections = false
  private var layoutDirection = LayoutDirection.leftToRight

  var isEmpty: Bool { entries.isEmpty }

  /// Sets the layout of an element's children.
  func setLayout(_ layout: any Layout, of element: RenderedElement) {
    if let entry = entries[element.id] {
      entry.arrangement.update(to: layout)
    } else {
      let arrangement = Arrangement(layout)
      entries[element.id] = Entry(element: element, arrangement: arrangement)
      element.change { $0.style.arrangement = arrangement.asked }
    }
    changed.insert(element.id)
  }

  /// Gives a new description of an element what layouts have set in the current one.
  func keepLayout(of element: RenderedElement, in new: inout ViewElement) {
    let old = element.element
    new.style.placement = old.style.placement
    new.style.arrangement = old.style.arrangement
    if old.style.layoutPriority != new.style.layoutPriority, let parent = element.parent {
      didChange([parent])
    }
    guard let entry = entries[element.id], entry.isStack, old.style != new.style,
      let layout = new.stackLayout
    else { return }
    entry.arrangement.update(to: layout)
    changed.insert(element.id)
  }

  /// Sets what an element says to the layout around it.
  ///
  /// A guide makes the stack around the element an arrangement: a renderer's own stacks know no
  /// guides.
  func setValues(_ new: LayoutValues, of element: RenderedElement, in container: RenderedElement) {
    values[element.id] = new
    if entries[container.id] == nil, new.hasGuides,
      let layout = container.element.stackLayout
    {
      setLayout(layout, of: container)
      entries[container.id]?.isStack = true
    }
    changed.insert(container.id)
  }

  /// Forgets an element that was removed.
  func didRemove(_ id: NodeID) {
    entries[id] = nil
    values[id] = nil
    changed.remove(id)
  }

  /// Takes the sizes that a renderer has measured; returns `false` if they are obsolete.
  func take(_ report: ArrangementReport, for id: NodeID) -> Bool {
    guard let entry = entries[id], entry.arrangement.take(report) else { return false }
    changed.insert(id)
    return true
  }

  /// Notes that elements have got other children.
  func didChange(_ containers: [RenderedElement]) {
    guard !entries.isEmpty else { return }
    for container in containers where entries[container.id] != nil { changed.insert(container.id) }
  }

  /// Runs the layouts that have changed, from the outermost inwards.
  func run(layoutDirection: LayoutDirection) {
    if needsDirections || layoutDirection != self.layoutDirection {
      self.layoutDirection = layoutDirection
      needsDirections = false
      changed.formUnion(entries.keys)
    }
    guard !changed.isEmpty else { return }
    let roots = Set(changed.compactMap { entries[$0].map(outermost)?.element.id })
    changed = []
    for id in roots.sorted() {
      guard let entry = entries[id] else { continue }
      // The pass that has made the element has removed it.
      guard entry.element.isRendered else {
        didRemove(id)
        continue
      }
      update(entry)
      run(entry)
    }
  }

  /// The outermost arrangement whose sizes follow from an entry.
  private func outermost(_ entry: Entry) -> Entry {
    var current = entry
    while let parent = current.element.parent, let outer = entries[parent.id] { current = outer }
    return current
  }

  /// Passes the current children to an arrangement, the innermost first.
  private func update(_ entry: Entry) {
    entry.arrangement.update(
      to: entry.element.arrangedChildren.map { child in
        let nested = entries[child.id]
        if let nested { update(nested) }
        return Arrangement.Child(
          id: child.id.rawValue, role: child.element.role,
          priority: child.element.style.layoutPriority ?? 0, values: values[child.id],
          nested: nested?.arrangement)
      })
  }

  private func run(_ entry: Entry) {
    let own = sequence(first: entry.element, next: \.parent).lazy
      .compactMap(\.element.style.layoutDirection).first
    entry.arrangement.layoutDirection = own ?? layoutDirection
    let outcome = entry.arrangement.run()
    entry.element.change { $0.style.arrangement = outcome.arrangement }
    for (index, child) in entry.element.arrangedChildren.enumerated() {
      if let placements = outcome.placements {
        child.change { $0.style.placement = placements[index] }
      }
      if let nested = entries[child.id] { run(nested) }
    }
  }
}

extension RenderedElement {
  /// The children but those that are placed over the window.
  fileprivate var arrangedChildren: [RenderedElement] {
    children.filter { !RoleDescription($0.element.role).isPresentation }
  }
}

extension ViewElement {
  /// The layout that a stack has by its role and style; `nil` for another element.
  fileprivate var stackLayout: (any Layout)? {
    let alignment = style.alignment ?? ElementAlignment()
    switch role {
    case .horizontalStack:
      return HStackLayout(
        alignment: VerticalAlignment(alignment.vertical), spacing: style.spacing.map { .init($0) })
    case .verticalStack:
      return VStackLayout(
        alignment: HorizontalAlignment(alignment.horizontal),
        spacing: style.spacing.map { .init($0) })
    case .overlayStack:
      return ZStackLayout(
        alignment: Alignment(
          horizontal: HorizontalAlignment(alignment.horizontal),
          vertical: VerticalAlignment(alignment.vertical)))
    default: return nil
    }
  }
}
#endif
