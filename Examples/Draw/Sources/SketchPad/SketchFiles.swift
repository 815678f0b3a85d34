import Dependencies
import DependenciesMacros
import Foundation

/// The folder that sketches are exported to.
@DependencyClient
public struct SketchFiles: Sendable {
  /// Writes a document to a new file.
  public var write: @Sendable (_ svg: String) async -> DrawFeature.Export = { _ in
    .failed(path: "")
  }
}

extension DependencyValues {
  /// The folder that sketches are exported to.
  public var sketchFiles: SketchFiles {
    get { self[SketchFiles.self] }
    set { self[SketchFiles.self] = newValue }
  }
}

extension SketchFiles: DependencyKey {
  public static let testValue = SketchFiles()

  /// The folder `DRAW_DATA_DIR`, or "Draw" in the user's data directory.
  public static let liveValue = SketchFiles.folder(
    location(environment: ProcessInfo.processInfo.environment))

  static func location(environment: [String: String]) -> URL {
    if let path = environment["DRAW_DATA_DIR"], !path.isEmpty {
      return URL(filePath: path, directoryHint: .isDirectory)
    }
    return URL.applicationSupportDirectory.appending(path: "Draw", directoryHint: .isDirectory)
  }

  /// Files named "Sketch 1.svg", "Sketch 2.svg" and so on in a folder; none is ever replaced.
  public static func folder(_ folder: URL) -> Self {
    Self(write: { svg in
      for number in 1...10_000 {
        let url = folder.appending(path: "Sketch \(number).svg", directoryHint: .notDirectory)
        do {
          try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
          try Data(svg.utf8).write(to: url, options: .withoutOverwriting)
          return .written(path: url.path)
        } catch CocoaError.fileWriteFileExists {
          continue
        } catch {
          return .failed(path: url.path)
        }
      }
      return .failed(path: folder.path)
    })
  }
}
