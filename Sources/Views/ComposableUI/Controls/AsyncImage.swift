#if PortableViews
public import Foundation

/// An image at a URL, which the renderer loads.
///
/// The phase is `.success` as soon as there is a URL, before the image has loaded.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let content: (AsyncImagePhase) -> Content

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
    content(url.map { .success(Image(source: $0)) } ?? .empty)
  }
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
  /// Loading failed; ``AsyncImage`` never reports this phase.
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
