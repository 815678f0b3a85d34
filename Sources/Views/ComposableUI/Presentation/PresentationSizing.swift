#if PortableViews
/// A size of sheets in windows that are wide enough.
public protocol PresentationSizing: Sendable {}

/// The default size of sheets.
public struct AutomaticPresentationSizing: PresentationSizing {
  let sheetSizing: SheetSizing? = nil
}

/// The size of a form, which is the default size.
public struct FormPresentationSizing: PresentationSizing {
  let sheetSizing: SheetSizing? = SheetSizing()
}

/// The size of a page of paper: wider and higher than a form.
public struct PagePresentationSizing: PresentationSizing {
  let sheetSizing: SheetSizing? = SheetSizing(isPage: true)
}

/// The ideal size of the content.
public struct FittedPresentationSizing: PresentationSizing {
  let sheetSizing: SheetSizing? = SheetSizing(fittedAxes: [.horizontal, .vertical])
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The default size of sheets.
  public static var automatic: Self { Self() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// The size of a form, which is the default size.
  public static var form: Self { Self() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// The size of a page of paper: wider and higher than a form.
  public static var page: Self { Self() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// The ideal size of the content.
  public static var fitted: Self { Self() }
}

extension PresentationSizing {
  /// Returns the sizing with the ideal length of the content along some axes.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return PartlyFittedSizing(
      sheetSizing: SheetSizing(isPage: known?.isPage ?? false, fittedAxes: axes))
  }

  /// The size, if the sizing is one of this module that has one.
  nonisolated fileprivate var known: SheetSizing? {
    (self as? any SheetSizingHaving)?.sheetSizing
  }
}

extension View {
  /// Sets the size of the sheet that contains the view, in windows that are wide enough.
  ///
  /// Detents set the height of a sheet of the size of a form or a page.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    wishing(.sizing(sizing.known))
  }
}

/// A sizing with axes along which the content decides.
private struct PartlyFittedSizing: SheetSizingHaving {
  let sheetSizing: SheetSizing?
}

/// A sizing of this module.
private protocol SheetSizingHaving: PresentationSizing {
  var sheetSizing: SheetSizing? { get }
}

extension AutomaticPresentationSizing: SheetSizingHaving {}
extension FormPresentationSizing: SheetSizingHaving {}
extension PagePresentationSizing: SheetSizingHaving {}
extension FittedPresentationSizing: SheetSizingHaving {}

/// A size of sheets: the size of a form or a page, but for the axes along which the content decides.
struct SheetSizing: Hashable, Sendable {
  /// The width of a page, in points.
  private static let pageWidth = 712.0

  var isPage = false
  var fittedAxes: Axis.Set = []

  /// Gives a sheet this size, which has a height by itself unless a view has set one.
  func apply(to sheet: inout ViewElement) {
    if isPage {
      if !fittedAxes.contains(.horizontal) { sheet.style.width = Self.pageWidth }
      if sheet.details == .sheet(.automatic) { sheet.details = .sheet(.tall) }
    }
    if !fittedAxes.isEmpty { sheet.style.fixedAxes = fittedAxes }
  }
}
#endif
