#if PortableViews
import UniformTypeIdentifiers

/// The kinds of photos and videos that a picker shows.
///
/// A browser knows images and videos alone: it shows all images for a kind of image, and all videos for a
/// kind of video.
public struct PHPickerFilter: Hashable, Sendable {
  let contentTypes: [UTType]

  /// All images, live photos included.
  public static let images = Self(contentTypes: [.image])
  /// All videos.
  public static let videos = Self(contentTypes: [.movie, .video, .mpeg4Movie, .quickTimeMovie])
  /// Images that were live photos.
  public static let livePhotos = images
  /// Images that are panoramas.
  public static let panoramas = images
  /// Images that are screenshots.
  public static let screenshots = images
  /// Images that were made with a depth of field.
  public static let depthEffectPhotos = images
  /// Images that are bursts.
  public static let bursts = images
  /// Videos of a screen.
  public static let screenRecordings = videos
  /// Videos in slow motion.
  public static let slomoVideos = videos
  /// Videos in time lapse.
  public static let timelapseVideos = videos
  /// Videos with a depth of field.
  public static let cinematicVideos = videos

  /// Everything that one of some filters shows.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    var types: [UTType] = []
    for type in subfilters.flatMap(\.contentTypes) where !types.contains(type) {
      types.append(type)
    }
    return Self(contentTypes: types)
  }

  /// Everything that all of some filters show.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    guard let first = subfilters.first else { return any(of: [images, videos]) }
    return Self(
      contentTypes: first.contentTypes.filter { type in
        subfilters.allSatisfy { $0.contentTypes.contains(type) }
      })
  }

  /// Everything that a filter does not show.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    Self(
      contentTypes: any(of: [images, videos]).contentTypes.filter {
        !filter.contentTypes.contains($0)
      })
  }
}
#endif
