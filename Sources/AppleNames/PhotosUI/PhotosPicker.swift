#if PortableViews
public import ComposableUI
import UniformTypeIdentifiers

/// The order of the items that the user chooses.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let name: String

  /// Any order.
  public static let `default` = Self(name: "default")
  /// The order in which the user chooses: a browser tells an order of its own.
  public static let ordered = Self(name: "ordered")
  /// The selection changes as the user chooses: a browser tells it at the end.
  public static let continuous = Self(name: "continuous")
  /// Both of the others.
  public static let continuousAndOrdered = Self(name: "continuousAndOrdered")
}

/// A button with which the user chooses photos.
///
/// A browser shows its chooser of files, and sends the chosen ones. A choice replaces the selection; of more than
/// the greatest number, the first ones are selected.
public struct PhotosPicker<Label: View>: View {
  private let contentTypes: [UTType]
  private let limit: Int?
  private let label: Label
  private let select: ([PhotosPickerItem]) -> Void

  /// Creates a button for one photo.
  ///
  /// - Parameters:
  ///   - selection: The chosen photo.
  ///   - filter: The kinds that the user can choose; all of them if it is `nil`.
  ///   - preferredItemEncoding: Has no effect: the browser sends a file as it is.
  ///   - label: The label of the button.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) {
    self.init(filter, limit: 1, label()) { selection.wrappedValue = $0.first }
  }

  /// Creates a button for several photos.
  ///
  /// - Parameters:
  ///   - selection: The chosen photos.
  ///   - maxSelectionCount: The most photos that can be chosen; `nil` for any number.
  ///   - selectionBehavior: Has no effect: the browser decides on the order.
  ///   - filter: The kinds that the user can choose; all of them if it is `nil`.
  ///   - preferredItemEncoding: Has no effect: the browser sends a file as it is.
  ///   - label: The label of the button.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) {
    self.init(filter, limit: maxSelectionCount, label()) { selection.wrappedValue = $0 }
  }

  private init(
    _ filter: PHPickerFilter?, limit: Int?, _ label: Label,
    select: @escaping ([PhotosPickerItem]) -> Void
  ) {
    contentTypes = (filter ?? .any(of: [.images, .videos])).contentTypes
    self.limit = limit.flatMap { $0 > 0 ? $0 : nil }
    self.label = label
    self.select = select
  }

  /// The button.
  public var body: some View {
    FileChooserButton(contentTypes: contentTypes, allowsMultiple: limit != 1, label: label) {
      // The page has told the user of a file that could not be sent; one of another kind is no photo.
      guard case .chosen(let items) = $0 else { return }
      select(items.prefix(limit ?? items.count).map(PhotosPickerItem.init))
    }
  }
}

extension PhotosPicker where Label == Text {
  /// Creates a button with a title for one photo.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(selection: selection, matching: filter) { Text(titleKey) }
  }

  /// Creates a button with a title for one photo.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(selection: selection, matching: filter) { Text(title) }
  }

  /// Creates a button with a title for several photos.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) {
      Text(titleKey)
    }
  }

  /// Creates a button with a title for several photos.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) {
      Text(title)
    }
  }
}

extension View {
  /// Lets the user choose a photo while a binding is true.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    choosingPhotos(isPresented, filter, limit: 1) { selection.wrappedValue = $0.first }
  }

  /// Lets the user choose photos while a binding is true.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    choosingPhotos(isPresented, filter, limit: maxSelectionCount) { selection.wrappedValue = $0 }
  }

  private func choosingPhotos(
    _ isPresented: Binding<Bool>, _ filter: PHPickerFilter?, limit: Int?,
    select: @escaping ([PhotosPickerItem]) -> Void
  ) -> some View {
    FileChooserView(
      content: self, isPresented: isPresented,
      contentTypes: (filter ?? .any(of: [.images, .videos])).contentTypes,
      allowsMultiple: limit != 1,
      onChoice: { select($0.prefix(limit ?? $0.count).map(PhotosPickerItem.init)) },
      onCancellation: {})
  }
}
#endif
