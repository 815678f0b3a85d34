#if PortableViews
public import Foundation

/// The space between the sections of a list.
public struct ListSectionSpacing: Equatable, Sendable {
  /// The space in points; `nil` for the list's.
  let points: Double?

  /// The default space.
  public static let `default` = Self(points: nil)
  /// A space that is smaller than the default.
  public static let compact = Self(points: 8)

  /// Creates a space in points.
  public static func custom(_ spacing: CGFloat) -> Self { Self(points: Double(spacing)) }
}

private struct ListRowSpacingKey: EnvironmentKey {
  static let defaultValue: Double? = nil
}

private struct ListSectionSpacingKey: EnvironmentKey {
  static let defaultValue: Double? = nil
}

extension EnvironmentValues {
  /// The space between the rows of lists, in points; `nil` for rows without space between them.
  var listRowSpacing: Double? {
    get { self[ListRowSpacingKey.self] }
    set { self[ListRowSpacingKey.self] = newValue }
  }

  /// The space between the sections of lists, in points; `nil` for the default.
  var listSectionSpacing: Double? {
    get { self[ListSectionSpacingKey.self] }
    set { self[ListSectionSpacingKey.self] = newValue }
  }
}

extension ElementStyle {
  /// Sets the spaces between rows and between sections that an environment has.
  mutating func setListSpacing(in environment: EnvironmentValues) {
    let (rows, sections) = (environment.listRowSpacing, environment.listSectionSpacing)
    guard rows != nil || sections != nil else { return }
    effects.rowSpacing = rows
    effects.sectionSpacing = sections
  }
}

extension View {
  /// Sets the space between the rows of the lists and forms in the view, in points.
  ///
  /// - Parameter spacing: The space, which makes each row a group of its own; `nil` for none.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing.map { Double($0) })
  }

  /// Sets the space between the sections of the lists and forms in the view.
  ///
  /// On a single section it has no effect.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing.points)
  }

  /// Sets the space between the sections of the lists and forms in the view, in points.
  ///
  /// On a single section it has no effect.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }
}
#endif
