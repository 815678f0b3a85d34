#if PortableViews
/// The part of an element that takes pointers.
public enum ElementHitArea: Hashable, Sendable {
  /// The inside of an outline.
  case clip(ElementClip)
  /// A rectangle with round corners of a radius in points; infinite for half circles.
  case rounded(Double)
}
#endif
