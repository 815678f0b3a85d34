/// Files are short enough to hold one idea.
package struct FileLength: Rule {
  package static let name = "file-length"
  package static let summary = "No file of code is longer than \(limit) lines."

  static let limit = 600
  static let aim = 400
  private static let suffixes = [".css", ".js", ".py", ".sh", ".swift"]

  package init() {}

  package func check(_ repository: Repository) -> Report {
    var findings: [Finding] = []
    var hints: [Finding] = []
    var count = 0
    for file in repository.files where !Repository.isGenerated(file) {
      guard let text = Self.code(of: file, in: repository) else { continue }
      count += 1
      let lines = text.utf8.count { $0 == UInt8(ascii: "\n") }
      if lines > Self.limit {
        let message = "\(lines) lines are more than \(Self.limit); cut the file by ideas."
        findings.append(Finding(file, Self.limit + 1, message))
      } else if lines > Self.aim {
        let message = "\(lines) lines; aim below \(Self.aim)."
        hints.append(Finding(file, Self.aim + 1, message))
      }
    }
    return Report(findings: findings, hints: hints, extent: "\(count) files of code")
  }

  /// Returns the text of a file of code.
  ///
  /// Scripts without a suffix are known by their first line.
  private static func code(of file: String, in repository: Repository) -> String? {
    if suffixes.contains(where: file.hasSuffix) { return repository.text(of: file) }
    guard file.split(separator: "/").last?.contains(".") == false,
      let text = repository.text(of: file), text.hasPrefix("#!")
    else { return nil }
    return text
  }
}

/// Files have names that no shell takes for a pattern, and that tell them apart in their module.
package struct FileNames: Rule {
  package static let name = "file-names"
  package static let summary =
    "No file is named like a pattern, such as '*.swift', or like another file of its module."

  package init() {}

  package func check(_ repository: Repository) throws -> Report {
    let patterns = repository.files.filter { $0.contains { "*?[]".contains($0) } }.map {
      Finding($0, 1, "The name is a pattern, most likely written by mistake; rename or remove it.")
    }
    return Report(
      findings: patterns + (try Self.doubles(in: repository)),
      extent: "\(repository.files.count) files")
  }

  private static func doubles(in repository: Repository) throws -> [Finding] {
    let packages = try repository.packages
    var findings: Set<Finding> = []
    for target in packages.targets {
      var first: [Substring: String] = [:]
      for file in repository.swiftFiles(of: target.id, in: packages) {
        guard let name = file.split(separator: "/").last,
          let other = first.updateValue(file, forKey: name)
        else { continue }
        let message = "'\(other)' has the same name in the same module; name both by their content."
        findings.insert(Finding(file, 1, message))
      }
    }
    return Array(findings)
  }
}
