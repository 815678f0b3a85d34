#if PortableViews
import Foundation

/// The images of asset catalogues and of resource folders, read in place.
package struct ImageCatalog: Sendable {
  /// The images of the app and of the modules whose resources are beside the executable.
  package static let shared = ImageCatalog(
    folders: [Bundle.main.bundleURL, Bundle.main.resourceURL] + StringCatalogs.shared.bundleURLs)

  /// A file with an image, which a renderer asks for by its address.
  package struct File: Hashable, Sendable {
    /// The path that a page loads the file from; another content has another path.
    package let address: String
    /// The place of the file.
    package let url: URL
    /// The width of the image divided by its height; `nil` for an SVG file.
    let aspectRatio: Double?
  }

  /// The files of an image for an appearance, keyed by the number of pixels in a point.
  typealias Scales = [Int: File]

  /// An image with a variant for the dark appearance, if it has one.
  struct Entry {
    let light: Scales
    let dark: Scales
  }

  private var entries: [String: Entry] = [:]
  private var files: [String: File] = [:]

  /// The media types of the images that a browser draws, keyed by the ending of a file's name.
  package static let mediaTypes = [
    "avif": "image/avif", "gif": "image/gif", "jpeg": "image/jpeg", "jpg": "image/jpeg",
    "png": "image/png", "svg": "image/svg+xml", "webp": "image/webp",
  ]

  /// Reads the images in folders; of images with one name, the first counts.
  init(folders: [URL?]) {
    for folder in folders.compactMap({ $0 }) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for name in names.sorted() {
        let url = folder.appendingPathComponent(name)
        if name.hasSuffix(".xcassets") {
          readCatalog(url)
        } else if let file = File(url) {
          add(
            Entry(light: [1: file], dark: [:]), named: url.deletingPathExtension().lastPathComponent
          )
        }
      }
    }
  }

  /// Returns the files of an image for an appearance.
  func files(named name: String, for scheme: ColorScheme) -> Scales {
    guard let entry = entries[name] else { return [:] }
    return scheme == .dark && !entry.dark.isEmpty ? entry.dark : entry.light
  }

  /// Returns the file of an image for an appearance with the fewest pixels in a point.
  func file(named name: String, for scheme: ColorScheme) -> File? {
    files(named: name, for: scheme).min { $0.key < $1.key }?.value
  }

  /// Returns the file at an address.
  package func file(at address: String) -> File? { files[address] }

  private mutating func add(_ entry: Entry, named name: String) {
    guard entries[name] == nil else { return }
    entries[name] = entry
    for file in [entry.light, entry.dark].flatMap(\.values) { files[file.address] = file }
  }

  private mutating func readCatalog(_ catalog: URL) {
    let contents = FileManager.default.enumerator(at: catalog, includingPropertiesForKeys: nil)
    while let url = contents?.nextObject() as? URL {
      let folder = url.deletingLastPathComponent()
      guard url.lastPathComponent == "Contents.json", folder.pathExtension == "imageset",
        let data = try? Data(contentsOf: url),
        let set = try? JSONDecoder().decode(ImageSet.self, from: data)
      else { continue }
      let light = set.files(isDark: false, in: folder)
      guard !light.isEmpty else { continue }
      add(
        Entry(light: light, dark: set.files(isDark: true, in: folder)),
        named: folder.deletingPathExtension().lastPathComponent)
    }
  }
}

extension ImageCatalog.File {
  /// Creates the file at a place, or fails if there is none that a browser draws.
  fileprivate init?(_ url: URL) {
    let ending = url.pathExtension.lowercased()
    guard ImageCatalog.mediaTypes[ending] != nil,
      let attributes = try? FileManager.default.attributesOfItem(atPath: url.path),
      attributes[.type] as? FileAttributeType == .typeRegular
    else { return nil }
    let size = (attributes[.size] as? NSNumber)?.int64Value ?? 0
    let date = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    // FNV-1a with 64 bits: the path of a file, its size and its date stand for its content.
    let hash = "\(url.path) \(size) \(date)".utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    // Of a mapped file, only the pages of the header are read.
    let header = (try? Data(contentsOf: url, options: .mappedIfSafe)).flatMap(PictureHeader.init)
    self.init(
      address: "/image-\(String(hash, radix: 16)).\(ending)", url: url,
      aspectRatio: header?.aspectRatio)
  }
}

/// The content of an image set's file.
private struct ImageSet: Decodable {
  struct Image: Decodable {
    let filename: String?
    let scale: String?
    let appearances: [Appearance]?

    var isForEveryContrast: Bool {
      appearances?.contains { $0.appearance == "contrast" } != true
    }
  }

  struct Appearance: Decodable {
    let appearance: String
    let value: String
  }

  let images: [Image]

  /// Returns the files for an appearance, keyed by their scales; of a scale, the first one.
  func files(isDark: Bool, in folder: URL) -> ImageCatalog.Scales {
    var files: ImageCatalog.Scales = [:]
    for image in images {
      let luminosity = image.appearances?.first { $0.appearance == "luminosity" }?.value
      guard isDark == (luminosity == "dark"), image.isForEveryContrast,
        // A name with a folder in it could lead out of the catalogue.
        let name = image.filename, !name.contains("/"),
        let file = ImageCatalog.File(folder.appendingPathComponent(name))
      else { continue }
      let scale = image.scale.flatMap { Int($0.prefix(1)) } ?? 1
      if files[scale] == nil { files[scale] = file }
    }
    return files
  }
}
#endif
