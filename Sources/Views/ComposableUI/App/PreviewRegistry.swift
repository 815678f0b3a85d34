#if PortableViews
/// A preview that is linked into the process.
package struct LinkedPreview {
  /// The name of the preview, or of the type that declares it.
  package let name: String
  /// The module and the file that declare the preview, and the line; `nil` for a type.
  package let place: String?
  /// A function that makes the views.
  package let makeView: @MainActor () -> AnyView
}

/// The previews that are linked into the process.
///
/// Nothing registers a preview: `#Preview` declares a type, and the records of conformances that the
/// compiler writes for every type tell which types are previews. They are read only if a tool asks. A
/// runtime that does not tell its records has no previews.
@MainActor
package enum PreviewRegistry {
  /// The previews in the order of their places, then the types that provide some.
  package static let all = previews(in: ConformanceRecords.linked)

  /// Returns the previews that some records name.
  package static func previews(in sections: [ConformanceRecords.Section]) -> [LinkedPreview] {
    declared(in: sections) + provided(in: sections)
  }

  private static func declared(in sections: [ConformanceRecords.Section]) -> [LinkedPreview] {
    ConformanceRecords.types(conformingTo: (any _DeclaredPreview).self, in: sections)
      .compactMap { ($0 as? any _DeclaredPreview.Type)?._preview }
      .sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }
      .map { preview in
        let file = preview.fileID.split(separator: "/").last ?? ""
        let place = "\(preview.fileID):\(preview.line)"
        return LinkedPreview(
          name: preview.name ?? String(file.prefix { $0 != "." }), place: place,
          makeView: { shown(preview.body()) })
      }
  }

  private static func provided(in sections: [ConformanceRecords.Section]) -> [LinkedPreview] {
    ConformanceRecords.types(conformingTo: (any PreviewProvider).self, in: sections)
      .compactMap { $0 as? any PreviewProvider.Type }
      .map { preview($0) }
      .sorted { $0.name < $1.name }
  }

  private static func preview<Provider: PreviewProvider>(_ type: Provider.Type) -> LinkedPreview {
    LinkedPreview(name: "\(type)", place: nil, makeView: { shown(type.previews) })
  }

  /// Returns a view whose own navigation stack leaves the address of the page alone.
  private static func shown(_ view: some View) -> AnyView {
    AnyView(view.environment(\.isInChosenTab, false))
  }
}
#endif
