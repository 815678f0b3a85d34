#if PortableViews
public import ComposableUI
import UniformTypeIdentifiers

/// A photo or a video that the user has chosen.
///
/// Its file exists as long as the item is kept, but no longer than some minutes or the user's page.
public struct PhotosPickerItem: Hashable, Sendable {
  /// The form in which photos are sent.
  public enum EncodingDisambiguationPolicy: Hashable, Sendable {
    /// The form that suits the receiver.
    case automatic
    /// The form that the photo has.
    case current
    /// A form that most receivers read.
    case compatible
  }

  private let item: TransferItem
  private let id: UUID

  init(_ item: TransferItem) {
    self.item = item
    id = UUID()
  }

  /// The identifier in the photo library: always `nil`, as a browser tells none.
  public var itemIdentifier: String? { nil }

  /// The types of data that the item can become.
  public var supportedContentTypes: [UTType] {
    item.contentTypes.filter { $0 != .fileURL }
  }

  /// Returns the item as a value of a type, such as `Data`; `nil` if it can become none.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
    guard item.canLoad(type) else { return nil }
    return try await item.load(type)
  }

  /// Calls a function with the item as a value of a type; `nil` if it can become none.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    Task {
      do {
        completionHandler(.success(try await loadTransferable(type: type)))
      } catch {
        completionHandler(.failure(error))
      }
      progress.completedUnitCount = 1
    }
    return progress
  }

  /// Whether two items are of the same choice.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }

  /// Hashes the identity of the item.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
#endif
