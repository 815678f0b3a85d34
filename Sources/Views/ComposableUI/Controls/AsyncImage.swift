#if PortableViews
public import Foundation

/// An image at a URL, which the renderer loads.
///
/// The phase is `.success` as soon as there is a URL, before the image has loaded, and `.failure` when
/// the renderer cannot load it.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let content: (AsyncImagePhase) -> Content
  @State private var failure = LoadingFailure()

  /// Creates a view whose content depends on the phase of loading.
  public init(
    url: URL?, scale: Double = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (_ phase: AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.content = content
  }

  /// The content for the current phase.
  public var body: some View {
    content(phase)
  }

  private var phase: AsyncImagePhase {
    guard let url else { return .empty }
    // Another address is tried anew.
    guard failure.address.get() == url.absoluteString else {
      return .success(Image(source: url, failure: failure))
    }
    return .failure(LoadingError(address: url.absoluteString))
  }
}

/// The last address from which an image could not be loaded.
final class LoadingFailure: Sendable, Equatable {
  let address = StateLocation<String?>(nil)

  static func == (lhs: LoadingFailure, rhs: LoadingFailure) -> Bool { lhs === rhs }
}

/// The error of an image that could not be loaded.
private struct LoadingError: LocalizedError {
  let address: String

  var errorDescription: String? { "The image at \(address) cannot be loaded" }
}

extension AsyncImage {
  /// Creates a view of the image at a URL, or of nothing without a URL.
  public init(url: URL?, scale: Double = 1) where Content == Image? {
    self.init(url: url, scale: scale) { phase in phase.image }
  }

  /// Creates a view of the image's content, or of a placeholder without a URL.
  public init<I: View, P: View>(
    url: URL?, scale: Double = 1, @ViewBuilder content: @escaping (_ image: Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image {
        content(image)
      } else {
        placeholder()
      }
    }
  }
}

/// The loading phase of an ``AsyncImage``.
public enum AsyncImagePhase {
  /// There is no URL.
  case empty
  /// There is a URL; the renderer loads the image.
  case success(Image)
  /// The renderer could not load the image.
  case failure(any Error)

  /// The image, if there is one.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// The error of a failed phase.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
#endif
