#if PortableViews
import Foundation
#if !canImport(Darwin)
import Synchronization
#endif

/// The string catalogues of the process, found in the resource bundles beside the executable.
///
/// SwiftPM calls the bundle of a target `package_target.resources`, or `.bundle` on Apple's
/// systems. A catalogue in the bundle of a target belongs to the views of the module of that name.
package final class StringCatalogs: Sendable {
  package static let shared = StringCatalogs(
    directories: [Bundle.main.bundleURL, Bundle.main.resourceURL].compactMap { $0 })

  private struct Table: Hashable {
    let bundle: URL
    let name: String
  }

  /// The resource bundles, by the name of their module.
  private let bundles: [String: URL]
  private let tables = Mutex<[Table: StringCatalog?]>([:])

  package init(directories: [URL]) {
    var bundles: [String: URL] = [:]
    for directory in directories {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
      for name in names where name.hasSuffix(".resources") || name.hasSuffix(".bundle") {
        guard let underscore = name.lastIndex(of: "_"), let dot = name.lastIndex(of: ".") else {
          continue
        }
        let module = String(name[underscore..<dot].dropFirst())
        let bundle = directory.appendingPathComponent(name, isDirectory: true)
        if bundles[module] == nil { bundles[module] = bundle }
      }
    }
    self.bundles = bundles
  }

  /// The resource bundles, by the order of their modules' names.
  var bundleURLs: [URL] { bundles.sorted { $0.key < $1.key }.map(\.value) }

  /// Returns the name of a type's module, if the module has a bundle.
  package func module(of type: Any.Type) -> String? {
    guard !bundles.isEmpty else { return nil }
    let name = String(reflecting: type)
    let module = String(name.prefix { $0 != "." })
    return bundles[module] == nil ? nil : module
  }

  func catalog(of module: String, table: String?) -> StringCatalog? {
    bundles[module].flatMap { catalog(in: $0, table: table) }
  }

  /// Returns a table in a bundle; reads the file once and caches the table.
  func catalog(in bundle: URL, table: String?) -> StringCatalog? {
    let table = Table(bundle: bundle, name: table ?? "Localizable")
    return tables.withLock { tables in
      if let catalog = tables[table] { return catalog }
      let catalog = Self.read(table)
      tables[table] = .some(catalog)
      return catalog
    }
  }

  private static func read(_ table: Table) -> StringCatalog? {
    let places = [table.bundle, Bundle(url: table.bundle)?.resourceURL].compactMap { $0 }
    for place in places {
      let file = place.appendingPathComponent(table.name + ".xcstrings")
      guard let data = try? Data(contentsOf: file) else { continue }
      do {
        return try JSONDecoder().decode(StringCatalog.self, from: data)
      } catch {
        FileHandle.standardError.write(
          Data(
            """
            Warning: "\(file.path)" can't be read, so its keys show as they are: \(error)

            To fix this, open the file in Xcode, or compare it with the format of string catalogues.

            """.utf8))
      }
    }
    return nil
  }
}
#endif
