import Dependencies
import DependenciesMacros
import Foundation
import SwiftUI
import UniformTypeIdentifiers

/// The files that a visitor sends.
@DependencyClient
public struct SketchFiles: Sendable {
  /// Reads a sketch that this app has exported; `nil` for any other file.
  public var read: @Sendable (_ file: URL) async -> Sketch? = { _ in nil }
}

extension DependencyValues {
  /// The files that a visitor sends.
  public var sketchFiles: SketchFiles {
    get { self[SketchFiles.self] }
    set { self[SketchFiles.self] = newValue }
  }
}

extension SketchFiles: DependencyKey {
  public static let testValue = SketchFiles()

  /// The size in bytes of the largest file that is read.
  static let sizeLimit = 4_000_000

  public static let liveValue = SketchFiles(read: { file in
    let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize
    guard let size, size <= sizeLimit, let data = try? Data(contentsOf: file) else { return nil }
    return Sketch(svg: String(decoding: data, as: UTF8.self))
  })
}

/// A sketch as the file that a visitor gets.
struct SketchDocument: FileDocument {
  static let readableContentTypes: [UTType] = [.svg]

  let text: String

  init(_ sketch: Sketch) {
    text = sketch.svg
  }

  init(configuration: ReadConfiguration) throws {
    throw CocoaError(.featureUnsupported)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}
