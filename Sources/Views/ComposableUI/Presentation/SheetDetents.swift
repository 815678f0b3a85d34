#if PortableViews
/// The sizes between which people resize a sheet, the smallest one first.
struct SheetDetents: Hashable, Sendable {
  let sizes: [SheetSize]
  /// The size that the binding has; `nil` if the sheet keeps the choice itself.
  let selected: SheetSize?
  let selection: Binding<PresentationDetent>?

  init(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>? = nil) {
    let selected = selection?.wrappedValue
    let all = selected.map { detents.union([$0]) } ?? detents
    sizes = all.map(\.size).sorted { $0.share < $1.share }
    self.selected = selected?.size
    self.selection = selection
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.sizes == rhs.sizes && lhs.selected == rhs.selected
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(sizes)
    hasher.combine(selected)
  }
}

extension PresentationModel {
  /// Lets people resize a sheet that has sizes, or a sign that it can be dragged.
  func addResizing(to sheet: inout ElementContent, in environment: EnvironmentValues) {
    guard case .sheet(let size) = sheet.element.details, size != .full else { return }
    let effects = sheet.element.style.knownEffects
    guard let sizes = detents?.sizes ?? (effects?.hasDragIndicator == true ? [size] : nil) else {
      return
    }
    let window = environment.windowSize
    sheet.handlers.add(.move) { [weak self] value in
      guard let self, case .integer(let height) = value else { return false }
      let size = window?.value ?? RendererEnvironment().size
      settle(Double(height), in: sizes, windowHeight: size.height)
      return true
    }
    guard sizes.count > 1, let index = sizes.firstIndex(of: size) else { return }
    sheet.handlers.add(.increment) { [weak self] in
      self?.choose(sizes[(index + 1) % sizes.count])
    }
    sheet.handlers.add(.decrement) { [weak self] in self?.choose(sizes[max(index - 1, 0)]) }
    if effects?.hasDragIndicator == nil { sheet.element.style.effects.hasDragIndicator = true }
    sheet.element.style.effects.detents = ElementDetents(
      count: sizes.count, index: index, scrollsContent: scrollsContent)
  }

  /// Chooses the size that is nearest to a height, or ends the presentation far below the smallest one.
  private func settle(_ height: Double, in sizes: [SheetSize], windowHeight: Double) {
    let heights = sizes.map { $0.height(in: windowHeight) }
    guard let least = heights.first else { return }
    if height < least / 2, !isLocked { return dismiss() }
    let distances = heights.map { abs($0 - height) }
    guard let index = distances.indices.min(by: { distances[$0] < distances[$1] }) else { return }
    choose(sizes[index])
  }
}

extension SheetSize {
  /// Returns the height of a sheet in a window, in points.
  fileprivate func height(in window: Double) -> Double {
    switch self {
    case .automatic: min(window * 0.9, 640)
    case .half: window * 0.5
    case .tall: window * 0.9
    case .full: window
    case .fraction(let fraction): window * 0.9 * fraction
    case .height(let height): min(height, window * 0.9)
    }
  }
}
#endif
