#if PortableViews
public import Foundation

extension View {
  /// Shows details beside the view while a binding is true: in a column, or in a narrow window as a
  /// sheet.
  ///
  /// Dismissing the sheet sets the binding to false.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View {
    InspectedView(base: self, isPresented: isPresented, inspector: content)
  }

  /// Sets the width of the column of the inspector around the view.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    InspectorWidthView(content: self, minimum: width, ideal: width, maximum: width)
  }

  /// Sets the width of the column of the inspector around the view: the ideal one, which people
  /// cannot change.
  ///
  /// The limits have no effect.
  public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    InspectorWidthView(content: self, minimum: min, ideal: ideal, maximum: max)
  }
}

private struct InspectedView<Base: View, Inspector: View>: View {
  let base: Base
  let isPresented: Binding<Bool>
  let inspector: () -> Inspector
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    let isCompact = sizeClass == .compact
    let isColumnShown = isPresented.wrappedValue && !isCompact
    HStack(alignment: .top, spacing: 0) {
      base
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .sheet(
          isPresented: Binding(
            get: { isPresented.wrappedValue && isCompact },
            set: { if !$0 { isPresented.wrappedValue = false } }),
          content: inspector)
      if isColumnShown {
        Divider()
        inspector()
          .environment(\.isInInspectorColumn, true)
          .frame(minWidth: 220, maxWidth: 400)
      }
    }
  }
}

private struct InspectorWidthView<Content: View>: View {
  let content: Content
  let minimum: CGFloat?
  let ideal: CGFloat
  let maximum: CGFloat?
  @Environment(\.isInInspectorColumn) private var isInColumn

  var body: some View {
    content.frame(width: isInColumn ? ideal : nil)
  }
}

private struct InspectorColumnKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the column of an inspector contains the view.
  fileprivate var isInInspectorColumn: Bool {
    get { self[InspectorColumnKey.self] }
    set { self[InspectorColumnKey.self] = newValue }
  }
}
#endif
