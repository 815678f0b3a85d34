#if PortableViews
public import Foundation

/// An image from an address, which the renderer loads: a browser by itself.
///
/// As nobody here waits for it, a phase is `.success` as soon as there is an address.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let content: (AsyncImagePhase) -> Content

  /// Creates an image that content is made of, as far as it is loaded.
  public init(
    url: URL?, scale: Double = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (_ phase: AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.content = content
  }

  /// The content.
  public var body: some View {
    content(url.map { .success(Image(source: $0)) } ?? .empty)
  }
}

extension AsyncImage {
  /// Creates an image as it is.
  public init(url: URL?, scale: Double = 1) where Content == Image? {
    self.init(url: url, scale: scale) { phase in phase.image }
  }

  /// Creates an image that content is made of, with something in its place while there is none.
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

/// How far an image is loaded.
public enum AsyncImagePhase {
  /// There is no address.
  case empty
  /// There is an image.
  case success(Image)
  /// There can be none.
  case failure(any Error)

  /// The image, if there is one.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why there is none, if that is known.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
#endif
