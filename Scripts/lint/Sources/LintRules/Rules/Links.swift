import Foundation

/// Links in Markdown lead somewhere, and code spans such as `Scripts/checks/format` name files.
package struct Links: Rule {
  package static let name = "links"
  package static let summary = "Links and paths in Markdown lead to files and headings that exist."

  package init() {}

  package func check(_ repository: Repository) -> Report {
    let documents = repository.files.filter { $0.hasSuffix(".md") }
    let site = Site(repository: repository, documents: documents)
    var findings: [Finding] = []
    var count = 0
    for document in documents {
      for (destination, line) in site.pages[document]?.links ?? [] {
        count += 1
        if let message = site.fault(of: destination, in: document) {
          findings.append(Finding(document, line, message))
        }
      }
      // Entries of the changelog name files as they were then.
      guard document != "CHANGELOG.md" else { continue }
      for (code, line) in site.pages[document]?.codeSpans ?? [] {
        guard let path = site.path(in: code) else { continue }
        count += 1
        if !site.contains(path) {
          findings.append(Finding(document, line, "There is no '\(path)'. Mend the path."))
        }
      }
    }
    return Report(
      findings: findings, extent: "\(count) links and paths in \(documents.count) documents")
  }
}

/// The files that links may lead to.
private struct Site {
  let files: Set<String>
  let folders: Set<String>
  let pages: [String: Markdown]

  init(repository: Repository, documents: [String]) {
    files = Set(repository.files)
    folders = repository.files.reduce(into: Set(repository.links.keys)) { folders, file in
      var path = file[...]
      while let slash = path.lastIndex(of: "/") {
        path = path[..<slash]
        if !folders.insert(String(path)).inserted { break }
      }
    }
    pages = Dictionary(
      uniqueKeysWithValues: documents.map { ($0, Markdown(repository.text(of: $0) ?? "")) })
  }

  /// Returns a sentence on why a destination leads nowhere, or `nil` if it leads somewhere.
  func fault(of destination: String, in document: String) -> String? {
    if destination.hasPrefix("doc:") { return articleFault(of: destination, in: document) }
    guard !destination.contains(/^[A-Za-z][A-Za-z0-9+.\-]*:|^\/\//) else { return nil }
    let parts = destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let path = String(parts.first ?? "").removingPercentEncoding ?? ""
    guard let file = path.isEmpty ? document : absolute(path, in: document) else {
      return "'\(destination)' leads out of the repository; link to a file in it."
    }
    guard contains(file) || file.isEmpty else {
      if hasImage(path, besides: document) { return nil }
      return "'\(destination)' leads nowhere: there is no '\(file)'. Mend the path."
    }
    guard parts.count == 2, let page = pages[file] else { return nil }
    let anchor = String(parts[1]).removingPercentEncoding ?? ""
    guard !page.anchors.contains(anchor) else { return nil }
    return "'\(destination)' leads nowhere: '\(file)' has no heading '#\(anchor)'. Mend the anchor."
  }

  /// Returns whether a path from the top of the repository is one of a file or a folder.
  func contains(_ path: String) -> Bool { files.contains(path) || folders.contains(path) }

  /// Returns the path from the top of the repository that a code span begins with, or `nil` if it
  /// is something else or stands for many paths.
  func path(in code: String) -> String? {
    guard let word = code.split(separator: " ").first,
      let top = word.split(separator: "/").first, top.count < word.count,
      folders.contains(String(top)), !word.contains(/[<>*…{}$]|\.build/)
    else { return nil }
    return String(word.last == "/" ? word.dropLast() : word)
  }

  /// Returns the path from the top of the repository.
  private func absolute(_ path: String, in document: String) -> String? {
    var components = path.hasPrefix("/") ? [] : document.split(separator: "/").dropLast()
    for component in path.split(separator: "/") where component != "." {
      guard component == ".." else {
        components.append(component)
        continue
      }
      if components.popLast() == nil { return nil }
    }
    return components.joined(separator: "/")
  }

  /// Articles of a catalogue are known by their names, wherever in the catalogue they are.
  private func articleFault(of destination: String, in document: String) -> String? {
    let path = destination.dropFirst("doc:".count).prefix { $0 != "#" }
    // A path of several parts may name a declaration, which only a build knows.
    guard let catalogue = catalogue(of: document), !path.contains("/") else { return nil }
    let names = files.filter { $0.hasPrefix(catalogue) }.map(Self.stem)
    let isModule = catalogue.split(separator: "/").last == "\(path).docc"
    guard !names.contains(String(path)), !isModule else { return nil }
    return "'\(destination)' leads nowhere: \(catalogue) has no article '\(path)'. Mend the name."
  }

  /// Images of a catalogue are known by their names, with or without a suffix and a variant.
  private func hasImage(_ name: String, besides document: String) -> Bool {
    guard let catalogue = catalogue(of: document) else { return false }
    return files.contains { file in
      file.hasPrefix(catalogue) && Self.stem(file).prefix { $0 != "~" && $0 != "@" } == name
        || file.hasPrefix(catalogue) && file.hasSuffix("/" + name)
    }
  }

  private func catalogue(of document: String) -> String? {
    document.firstRange(of: ".docc/").map { String(document[..<$0.upperBound]) }
  }

  private static func stem(_ file: String) -> String {
    let name = file.split(separator: "/").last ?? ""
    return String(name.lastIndex(of: ".").map { name[..<$0] } ?? name)
  }
}
