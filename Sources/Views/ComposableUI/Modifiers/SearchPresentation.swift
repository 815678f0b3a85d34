#if PortableViews
extension View {
  /// Adds a search field at the top of the screen, which has the focus once a binding is true.
  ///
  /// The binding is true while the field has the focus or a text.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView(content: self, text: text, prompt: prompt, presentation: isPresented)
  }

  /// Adds a search field at the top of the screen, which has the focus once a binding is true.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field at the top of the screen, which has the focus once a binding is true.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
}

/// A view with a search field, whose views can ask whether people search.
struct SearchableView<Content: View>: View {
  let content: Content
  let text: Binding<String>
  let prompt: Text?
  let presentation: Binding<Bool>?
  @State private var isSearching = false

  var body: some View {
    let isPresented = presentation ?? $isSearching
    PairedView(
      first: SearchField(text: text, prompt: prompt, isPresented: isPresented),
      second: content.environment(
        \.search,
        SearchState(isPresented: isPresented.wrappedValue) {
          text.wrappedValue = ""
          isPresented.wrappedValue = false
        }))
  }
}

/// The state of the search field around a view.
struct SearchState {
  var isPresented = false
  var dismiss: @MainActor () -> Void = {}
}

/// An action that ends a search.
public struct DismissSearchAction {
  fileprivate let dismiss: @MainActor () -> Void

  /// Empties the search field and takes its focus away; outside of a search, has no effect.
  @MainActor @preconcurrency
  public func callAsFunction() { dismiss() }
}

extension EnvironmentValues {
  var search: SearchState {
    get { self[typed: SearchState.self] ?? SearchState() }
    set { self[typed: SearchState.self] = newValue }
  }

  /// Whether people use the search field around the view: whether it has the focus or a text.
  public var isSearching: Bool { search.isPresented }

  /// An action that ends the search around the view.
  public var dismissSearch: DismissSearchAction { DismissSearchAction(dismiss: search.dismiss) }
}
#endif
