#if PortableViews && Web
import ComposableUI

extension PictureDetails {
  /// The addresses for the numbers of pixels in a point, as the attribute `srcset`.
  var sourceSet: String? {
    guard !scaledAddresses.isEmpty else { return nil }
    return scaledAddresses.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)x" }
      .joined(separator: ", ")
  }
}
#endif
