#if PortableViews
import PerceptionCore

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
  @State private var placement = SearchPlacement()

  var body: some View {
    let isPresented = presentation ?? $isSearching
    let field = SearchField(text: text, prompt: prompt, isPresented: isPresented)
    PairedView(
      first: placement.isInStack ? nil : field,
      second:
        content
        .environment(
          \.search,
          SearchState(isPresented: isPresented.wrappedValue) {
            text.wrappedValue = ""
            isPresented.wrappedValue = false
          }
        )
        .environment(\.stackSearch, StackSearch(field: field, placement: placement)))
  }
}

/// The place of a search field: where its modifier is, or in a navigation stack inside.
@MainActor
final class SearchPlacement {
  private let changes = Signal()
  private var stacks = 0

  nonisolated init() {}

  var isInStack: Bool {
    changes.access()
    return stacks > 0
  }

  fileprivate func count(_ change: Int) {
    stacks += change
    changes.fire()
  }
}

/// A search field around a navigation stack, which shows below the title of its first screen.
struct StackSearch {
  let field: SearchField
  let placement: SearchPlacement
}

/// The search field of the modifier around a navigation stack.
struct StackSearchField: View {
  let search: StackSearch

  var body: some View {
    search.field.lifecycle(Presence(placement: search.placement))
  }

  private struct Presence: LifecycleModifier {
    let placement: SearchPlacement

    func mount(in pass: any RenderPass, environment: EnvironmentValues) -> SearchPlacement {
      placement.count(1)
      return placement
    }

    func update(
      _ storage: inout SearchPlacement, in pass: any RenderPass, environment: EnvironmentValues
    ) {}

    func unmount(_ placement: SearchPlacement, in pass: any RenderPass) { placement.count(-1) }
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

private struct IsBesideSearchKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var search: SearchState {
    get { self[typed: SearchState.self] ?? SearchState() }
    set { self[typed: SearchState.self] = newValue }
  }

  /// The search field for the first screen of a navigation stack inside.
  var stackSearch: StackSearch? {
    get { self[typed: StackSearch.self] }
    set { self[typed: StackSearch.self] = newValue }
  }

  /// Whether another column of a split view shows the search field around both.
  var isBesideSearch: Bool {
    get { self[IsBesideSearchKey.self] }
    set { self[IsBesideSearchKey.self] = newValue }
  }

  /// Whether people use the search field around the view: whether it has the focus or a text.
  public var isSearching: Bool { search.isPresented }

  /// An action that ends the search around the view.
  public var dismissSearch: DismissSearchAction { DismissSearchAction(dismiss: search.dismiss) }
}
#endif
