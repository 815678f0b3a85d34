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
    InspectorWidthView(content: self, width: width)
  }

  /// Sets the width of the column of the inspector around the view: the ideal one, which people
  /// cannot change.
  ///
  /// The limits have no effect.
  public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    InspectorWidthView(content: self, width: ideal)
  }
}

private struct InspectedView<Base: View, Inspector: View>: View {
  let base: Base
  let isPresented: Binding<Bool>
  let inspector: () -> Inspector
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var width: CGFloat?

  var body: some View {
    let isCompact = sizeClass == .compact
    let isColumnShown = isPresented.wrappedValue && !isCompact
    HStack(alignment: .top, spacing: 0) {
      base.frame(maxWidth: .infinity, maxHeight: .infinity)
      if isColumnShown {
        Divider()
        inspector()
          .environment(\.isInInspectorColumn, true)
          .frame(maxHeight: .infinity, alignment: .top)
          .frame(width: width ?? 270)
          .onPreferenceChange(InspectorWidthKey.self) { width = $0 }
      }
    }
    // A sheet inside of the stack would be laid out as one of its columns.
    .sheet(
      isPresented: Binding(
        get: { isPresented.wrappedValue && isCompact },
        set: { if !$0 { isPresented.wrappedValue = false } }),
      content: inspector)
  }
}

private struct InspectorWidthView<Content: View>: View {
  let content: Content
  let width: CGFloat
  @Environment(\.isInInspectorColumn) private var isInColumn

  var body: some View {
    content.preference(key: InspectorWidthKey.self, value: isInColumn ? width : nil)
  }
}

/// The width that the views in an inspector ask for.
private struct InspectorWidthKey: PreferenceKey {
  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    value = value ?? nextValue()
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
