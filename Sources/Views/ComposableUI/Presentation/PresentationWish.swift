#if PortableViews
extension View {
  /// Sets whether only a control inside closes the sheet that contains the view.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    wishing(.stay(isDisabled))
  }

  /// Sets the sizes between which people resize the sheet that contains the view.
  ///
  /// The sheet has the smallest one at first.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    wishing(.detents(SheetDetents(detents)))
  }

  /// Sets the sizes between which people resize the sheet that contains the view, and the shown one.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    wishing(.detents(SheetDetents(detents, selection: selection)))
  }

  /// Fills the sheet or the popover that contains the view with a style.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationLook {
      $0.background = style.resolvedColor
      $0.backdrop = style.resolvedBackdrop
    }
  }

  /// Sets the radius of the corners of the sheet or the popover that contains the view, in points.
  ///
  /// The usual radius if `nil`.
  nonisolated public func presentationCornerRadius(_ cornerRadius: Double?) -> some View {
    presentationLook { $0.cornerRadius = cornerRadius }
  }

  /// Sets whether the sheet that contains the view shows a drag indicator at its top.
  ///
  /// By default, a sheet of several sizes does.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationLook {
      if visibility != .automatic { $0.effects.hasDragIndicator = visibility == .visible }
    }
  }

  nonisolated private func presentationLook(_ set: (inout ElementStyle) -> Void) -> some View {
    var style = ElementStyle()
    set(&style)
    return wishing(.look(style))
  }

  /// Passes a request to the presentation that contains the view.
  nonisolated func wishing(_ wish: PresentationWish) -> some View {
    lifecycle(PresentationWishes(wish: wish))
  }
}

/// A size of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  let size: SheetSize

  /// Half of the height of the screen.
  public static let medium = Self(size: .half)
  /// The full height of the screen.
  public static let large = Self(size: .tall)

  /// A fraction of the height of the screen, from 0 to 1.
  public static func fraction(_ fraction: Double) -> Self {
    Self(size: .fraction(fraction.isFinite ? min(max(fraction, 0), 1) : 1))
  }

  /// A height in points.
  public static func height(_ height: Double) -> Self {
    Self(size: .height(height.isFinite ? max(height, 0) : 0))
  }
}

extension SheetSize {
  /// The share of a screen of 800 points, by which sizes are compared.
  var share: Double {
    switch self {
    case .half: 0.5
    case .fraction(let fraction): fraction
    case .height(let height): height / 800
    case .automatic, .tall, .full: 1
    }
  }
}

/// A view's request about the presentation that contains it.
enum PresentationWish: Hashable, Sendable {
  case stay(Bool)
  case detents(SheetDetents)
  case contentInteraction(scrolls: Bool)
  case look(ElementStyle)
  case interaction(PresentationBackgroundInteraction)
  case sizing(SheetSizing?)
  case adaptation(horizontal: PresentationAdaptation, vertical: PresentationAdaptation)
}

/// A modifier that passes a view's request to the presentation around the view.
private struct PresentationWishes: LifecycleModifier {
  let wish: PresentationWish

  final class Owner {
    let model: PresentationModel?

    init(_ model: PresentationModel?) {
      self.model = model
    }
  }

  func mount(in pass: any RenderPass, environment: EnvironmentValues) -> Owner {
    let owner = Owner(environment.presentation)
    owner.model?.setWish(wish, of: owner)
    return owner
  }

  func update(_ owner: inout Owner, in pass: any RenderPass, environment: EnvironmentValues) {
    owner.model?.setWish(wish, of: owner)
  }

  func unmount(_ owner: Owner, in pass: any RenderPass) {
    owner.model?.setWish(nil, of: owner)
  }
}

extension EnvironmentValues {
  /// The presentation that contains the view.
  var presentation: PresentationModel? {
    get { self[typed: PresentationModel.self] }
    set { self[typed: PresentationModel.self] = newValue }
  }
}
#endif
