#if PortableViews
import Foundation

/// The size of a view in the window, as far as it is measured.
///
/// Most shapes never ask for it, and take no memory for it then.
@MainActor
final class MeasuredSize {
  private lazy var location = StateLocation<CGSize?>(nil)

  nonisolated init() {}

  /// The size; `nil` before it is measured.
  var value: CGSize? { location.get() }

  /// Takes the size of a measured frame.
  func update(_ frame: CGRect) {
    if location.get() != frame.size { location.set(frame.size) }
  }
}
#endif
