#if PortableViews
import Foundation
import PerceptionCore

/// The search of a find navigator: the editors, the words and the found text.
@MainActor
final class FindModel {
  /// An editor in which text can be found.
  struct Editor {
    let field: FieldModel
    var text: Binding<String>
    var canReplace: Bool
  }

  private var editors: [Editor] = []
  private let editorChanges = Signal()
  private let words = StateLocation("")
  private let newWords = StateLocation("")
  private let searching = StateLocation(false)
  /// The index of the chosen match, with the words for which it was chosen.
  private let choice = StateLocation(Choice())

  private struct Choice {
    var words = ""
    var index = 0
  }

  /// Returns whether the bar shows, if it should: there must be an editor.
  func isSearching(_ isPresented: Bool) -> Bool {
    let isSearching = isPresented && editor != nil
    searching.set(isSearching)
    return isSearching
  }

  /// The words to find.
  var query: Binding<String> { Binding(location: words) }

  /// The words in place of found ones.
  var replacement: Binding<String> { Binding(location: newWords) }

  /// The editor that had the focus last, or else the first one.
  var editor: Editor? {
    editorChanges.access()
    return editors.first
  }

  /// The places of the words in the editor's text.
  var matches: [Range<String.Index>] {
    Self.matches(of: words.get(), in: editor?.text.wrappedValue ?? "")
  }

  /// The index of the chosen match; `nil` if there is none.
  var current: Int? {
    let count = matches.count
    guard count > 0 else { return nil }
    let choice = choice.get()
    return choice.words == words.get() ? min(choice.index, count - 1) : 0
  }

  /// Returns the chosen match, as offsets in UTF-16, while the bar is about a field.
  func selection(of field: FieldModel) -> Range<Int>? {
    guard searching.get(), let editor, editor.field === field, let current else { return nil }
    return NSRange(matches[current], in: editor.text.wrappedValue).range
  }

  /// Chooses the match some steps further; after the last one comes the first one.
  func go(by steps: Int) {
    guard let current else { return }
    let count = matches.count
    choose((current + steps + count) % count)
  }

  /// Replaces the chosen match, and chooses the next one.
  func replace() {
    guard let current, let text = editor?.text else { return }
    let (old, match) = (text.wrappedValue, matches[current])
    let start = old[..<match.lowerBound] + newWords.get()
    let new = String(start + old[match.upperBound...])
    text.wrappedValue = new
    // Not one in the new words.
    let matches = Self.matches(of: words.get(), in: new)
    let end = start.utf16.count
    choose(matches.firstIndex { NSRange($0, in: new).location >= end } ?? 0)
  }

  /// Replaces every match.
  func replaceAll() {
    guard let text = editor?.text else { return }
    var (new, rest) = ("", text.wrappedValue[...])
    for match in matches {
      new += rest[..<match.lowerBound] + newWords.get()
      rest = rest[match.upperBound...]
    }
    text.wrappedValue = new + rest
  }

  private func choose(_ index: Int) {
    choice.set(Choice(words: words.get(), index: index))
  }

  /// Returns the places of words in a text, in which capital and small letters are the same.
  private static func matches(of words: String, in text: String) -> [Range<String.Index>] {
    guard !words.isEmpty else { return [] }
    var matches: [Range<String.Index>] = []
    var start = text.startIndex
    while let match = text.range(
      of: words, options: .caseInsensitive, range: start..<text.endIndex), !match.isEmpty
    {
      matches.append(match)
      start = match.upperBound
    }
    return matches
  }
}

extension FindModel {
  fileprivate func add(_ editor: Editor) {
    editors.append(editor)
    editorChanges.fire()
  }

  fileprivate func update(_ editor: Editor) {
    guard let index = editors.firstIndex(where: { $0.field === editor.field }) else { return }
    let hasChanged = editors[index].canReplace != editor.canReplace
    // The text usually belongs to the same state, and is read again in any case.
    editors[index] = editor
    if hasChanged { editorChanges.fire() }
  }

  fileprivate func remove(_ field: FieldModel) {
    editors.removeAll { $0.field === field }
    editorChanges.fire()
  }

  /// Makes a field the one that the search is about, as it has the focus.
  func noteFocus(of field: FieldModel) {
    guard let index = editors.firstIndex(where: { $0.field === field }), index > 0 else { return }
    editors.insert(editors.remove(at: index), at: 0)
    editorChanges.fire()
  }
}

/// A modifier that tells a find navigator of an editor, unless text cannot be found in it.
struct FoundEditor: LifecycleModifier {
  let field: FieldModel
  let text: Binding<String>

  func mount(in pass: any RenderPass, environment: EnvironmentValues) -> FindModel? {
    let model = environment.findLimits.isFindDisabled ? nil : environment.findModel
    model?.add(editor(in: environment))
    return model
  }

  func update(
    _ model: inout FindModel?, in pass: any RenderPass, environment: EnvironmentValues
  ) {
    let new = environment.findLimits.isFindDisabled ? nil : environment.findModel
    guard new === model else {
      model?.remove(field)
      model = mount(in: pass, environment: environment)
      return
    }
    model?.update(editor(in: environment))
  }

  func unmount(_ model: FindModel?, in pass: any RenderPass) {
    model?.remove(field)
  }

  private func editor(in environment: EnvironmentValues) -> FindModel.Editor {
    FindModel.Editor(
      field: field, text: text,
      canReplace: !environment.findLimits.isReplaceDisabled && environment.isEnabled)
  }
}

extension NSRange {
  /// The offsets of the range.
  fileprivate var range: Range<Int> { location..<location + length }
}
#endif
