#if PortableViews
public import Foundation

/// The screen of the user whose views are made, or whose event is handled: the window.
///
/// A body that reads the size is evaluated again when the window changes. A global or a static property
/// keeps the size of the first window, also for other users: read the screen in a body, or better a
/// ``GeometryReader``.
@MainActor @preconcurrency
public final class UIScreen {
  /// The screen.
  public static let main = UIScreen()

  private init() {}

  /// The rectangle of the window, in points; one of 680 by 480 outside of views, their actions and tasks.
  public var bounds: CGRect { CGRect(origin: .zero, size: Self.windowSize) }

  /// The number of pixels in a point.
  public var scale: CGFloat { UserServices.current?.displayScale() ?? 1 }

  /// The rectangle of the window, in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// The number of pixels in a point.
  public var nativeScale: CGFloat { scale }

  static var windowSize: CGSize {
    UserServices.current?.windowSize.value ?? RendererEnvironment().size
  }
}
#endif
