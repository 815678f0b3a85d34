#if PortableViews
extension View {
  /// Shows a bar above the view that finds text in the text editor inside, while a binding is true.
  ///
  /// ```swift
  /// struct NoteView: View {
  ///   @State private var text = ""
  ///   @State private var isFinding = false
  ///
  ///   var body: some View {
  ///     TextEditor(text: $text)
  ///       .findNavigator(isPresented: $isFinding)
  ///       .toolbar { Button("Find") { isFinding = true } }
  ///   }
  /// }
  /// ```
  ///
  /// Of several editors, it is about the one that had the focus last. The bar's own button, and the
  /// Escape key in its field, set the binding to false.
  ///
  /// - Parameter isPresented: Whether the bar shows.
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View {
    FindNavigatorView(content: self, isPresented: isPresented)
  }

  /// Sets whether text cannot be found in the text editors in the view.
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View {
    environment(\.findLimits.isFindDisabled, isDisabled)
  }

  /// Sets whether found text cannot be replaced in the text editors in the view.
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    environment(\.findLimits.isReplaceDisabled, isDisabled)
  }
}

private struct FindNavigatorView<Content: View> {
  let content: Content
  let isPresented: Binding<Bool>
}

extension FindNavigatorView: View, PrimitiveView {
  func content(in environment: EnvironmentValues) -> ViewContent {
    .observing(
      ObservingContent(model: FindModel.init) { [content, isPresented] model in
        VStack(spacing: 8) {
          ObservingView {
            if model.isSearching(isPresented.wrappedValue) {
              FindBar(model: model) { isPresented.wrappedValue = false }
            }
          }
          content.environment(\.findModel, model)
        }
      })
  }
}

/// The bar with the fields and the buttons that find and replace text.
private struct FindBar: View {
  let model: FindModel
  let close: @MainActor @Sendable () -> Void
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack(spacing: 8) {
      HStack(spacing: 12) {
        TextField(text: model.query) { Text(.find) }
          .focused($isFocused)
          .onSubmit(of: .search) { model.go(by: 1) }
          .onKeyPress(.escape) {
            close()
            return .handled
          }
        if !model.query.wrappedValue.isEmpty {
          FindStatus(number: (model.current ?? -1) + 1, count: model.matches.count).fixedSize()
        }
        button(.previousMatch, "chevron.up") { model.go(by: -1) }
        button(.nextMatch, "chevron.down") { model.go(by: 1) }
        Button(action: close) { Text(.done) }
      }
      if model.editor?.canReplace == true {
        HStack(spacing: 12) {
          TextField(text: model.replacement) { Text(.replaceWith) }
          Button(action: model.replace) { Text(.replace) }
          Button(action: model.replaceAll) { Text(.replaceAll) }
        }
        .disabled(model.matches.isEmpty)
      }
    }
    .environment(\.fieldSettings, settings)
    .padding(.horizontal, 8)
    .onAppear { isFocused = true }
  }

  private var settings: FieldSettings {
    var settings = FieldSettings()
    settings.content = .search
    settings.capitalization = FieldDetails.Capitalization.none
    settings.isCorrected = false
    return settings
  }

  private func button(
    _ name: BuiltInWord, _ symbol: String, action: @escaping @MainActor @Sendable () -> Void
  ) -> some View {
    Button(action: action) { Image(systemName: symbol) }
      .accessibilityLabel(Text(name))
      .disabled(model.matches.isEmpty)
  }
}

/// The number of the found text among all.
private struct FindStatus: View, PrimitiveView {
  let number: Int
  let count: Int

  func content(in environment: EnvironmentValues) -> ViewContent {
    let of = Text(.of).string(in: environment.localization)
    let text = count == 0 ? Text(.noResults) : Text(verbatim: "\(number) \(of) \(count)")
    return .branch(
      ViewBranch(
        .only,
        text.font(.footnote).foregroundStyle(.secondary).monospacedDigit()
          .accessibilityAddTraits(.updatesFrequently)))
  }
}

/// The limits of finding text in the editors in an environment.
struct FindLimits {
  var isFindDisabled = false
  var isReplaceDisabled = false
}

extension EnvironmentValues {
  var findLimits: FindLimits {
    get { self[typed: FindLimits.self] ?? FindLimits() }
    set { self[typed: FindLimits.self] = newValue }
  }

  /// The search in the editors of the find navigator around the view.
  var findModel: FindModel? {
    get { self[typed: FindModel.self] }
    set { self[typed: FindModel.self] = newValue }
  }
}
#endif
