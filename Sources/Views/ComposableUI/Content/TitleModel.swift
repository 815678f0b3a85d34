#if PortableViews
/// The title of a screen, which views inside the screen set, and whether its lists are edited.
@MainActor
package final class TitleModel {
  /// A value that one view has set, until the view is removed.
  final class Entry<Value: Equatable> {
    fileprivate(set) var value: Value

    fileprivate init(_ value: Value) {
      self.value = value
    }
  }

  /// The entries of a kind, in the order in which they came.
  typealias Entries<Value: Equatable> = ReferenceWritableKeyPath<TitleModel, [Entry<Value>]>

  /// An entry with its model; `nil` outside of a screen.
  typealias Registration<Value: Equatable> = (model: TitleModel, entry: Entry<Value>)?

  /// A request to the bar.
  struct Wish: Equatable {
    /// The request itself.
    let bar: ScreenBar
    /// The kinds of requests that it decides.
    let kinds: ScreenBar
  }

  /// Called when the title or a request to the bar has changed.
  package var onChange: (() -> Void)?

  var titles: [Entry<String>] = []
  var subtitles: [Entry<String>] = []
  var wishes: [Entry<Wish>] = []
  var colors: [Entry<ElementColor?>] = []
  private let editing = StateLocation(EditMode.inactive)

  /// Whether the lists of the screen are being edited.
  var editMode: Binding<EditMode> { Binding(location: editing) }

  package init() {}

  /// The title in effect: the one set first.
  package var title: String? { titles.first?.value }

  /// The line below the title in effect: the one set first.
  package var subtitle: String? { subtitles.first?.value }

  /// The requests in effect: the first of each kind.
  package var bar: ScreenBar {
    var bar: ScreenBar = []
    var kinds: ScreenBar = []
    for wish in wishes.map(\.value) {
      bar.formUnion(wish.bar.subtracting(kinds))
      kinds.formUnion(wish.kinds)
    }
    return bar
  }

  /// The colour of the bar in effect: the one set first.
  package var barColor: ElementColor? { colors.lazy.compactMap(\.value).first }

  func insert<Value>(_ value: Value, in entries: Entries<Value>) -> Entry<Value> {
    let entry = Entry(value)
    self[keyPath: entries].append(entry)
    onChange?()
    return entry
  }

  func update<Value>(_ entry: Entry<Value>, to value: Value) {
    guard entry.value != value else { return }
    entry.value = value
    onChange?()
  }

  func remove<Value>(_ entry: Entry<Value>, from entries: Entries<Value>) {
    self[keyPath: entries].removeAll { $0 === entry }
    onChange?()
  }
}
#endif
