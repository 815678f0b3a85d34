#if PortableViews
extension View {
  /// Adds suggestions below the search field, which show while it has a text.
  ///
  /// ```swift
  /// struct WordList: View {
  ///   let words: [String]
  ///   @State private var query = ""
  ///
  ///   var body: some View {
  ///     List(words, id: \.self) { Text($0) }
  ///       .searchable(text: $query)
  ///       .searchSuggestions {
  ///         ForEach(words, id: \.self) { Text($0).searchCompletion($0) }
  ///       }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter suggestions: The views of the suggestions.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    environment(\.searchAdditions.suggestions, AnyView(suggestions()))
  }

  /// Makes the view a button that puts a text into the search field around it.
  ///
  /// Outside of suggestions the button has no effect.
  ///
  /// - Parameter completion: The text of the search.
  public func searchCompletion(_ completion: String) -> some View {
    SearchCompletion(completion: completion, label: self)
  }

  /// Adds a choice of scopes below the search field.
  ///
  /// - Parameters:
  ///   - scope: The tag of the chosen scope.
  ///   - scopes: The views of the scopes, each with a tag.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    environment(
      \.searchAdditions.scopes,
      AnyView(
        Picker(selection: scope, content: scopes) { Text(.search) }
          .pickerStyle(.segmented).labelsHidden()))
  }

  /// Adds a choice of scopes below the search field.
  ///
  /// - Parameters:
  ///   - scope: The tag of the chosen scope.
  ///   - activation: The moment at which the scopes show, without effect: they always do.
  ///   - scopes: The views of the scopes, each with a tag.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    searchScopes(scope, scopes: scopes)
  }
}

/// The moment at which the scopes of a search show, without effect.
public struct SearchScopeActivation: Hashable, Sendable {
  private let name: String

  /// The default.
  public static let automatic = Self(name: "automatic")
  /// With the first letter of a search.
  public static let onTextEntry = Self(name: "onTextEntry")
  /// When the search field gets the focus.
  public static let onSearchPresentation = Self(name: "onSearchPresentation")
}

/// The views below a search field.
struct SearchAdditions {
  var suggestions: AnyView?
  var scopes: AnyView?
}

/// The text of the search field around suggestions.
struct SearchText {
  let binding: Binding<String>
}

extension EnvironmentValues {
  var searchAdditions: SearchAdditions {
    get { self[typed: SearchAdditions.self] ?? SearchAdditions() }
    set { self[typed: SearchAdditions.self] = newValue }
  }

  var searchText: SearchText? {
    get { self[typed: SearchText.self] }
    set { self[typed: SearchText.self] = newValue }
  }
}

private struct SearchCompletion<Label: View>: View {
  let completion: String
  let label: Label
  @Environment(\.searchText) private var text

  var body: some View {
    Button {
      text?.binding.wrappedValue = completion
    } label: {
      label
    }
    .buttonStyle(.plain)
  }
}
#endif
