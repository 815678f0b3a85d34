#if PortableViews
/// A picture of a view, which only Apple's systems can draw.
@available(
  *, unavailable,
  message: "Views are drawn by the browser; make a picture from data, with 'UIImage(data:)'"
)
public final class ImageRenderer<Content: View> {
  /// Creates a renderer of a view.
  public init(content: Content) {}
}
#endif
