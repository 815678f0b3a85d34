#if PortableViews
/// The title of a screen, which views inside the screen set, and whether its lists are edited.
@MainActor
package final class TitleModel {
  /// A title that one view has set, until the view is removed.
  package final class Entry {
    fileprivate(set) package var title: String

    init(title: String) {
      self.title = title
    }
  }

  /// A wish about the bar that one view has, until the view is removed.
  package final class Wish {
    fileprivate let kinds: ScreenBar
    fileprivate var bar: ScreenBar

    init(_ bar: ScreenBar, of kinds: ScreenBar) {
      self.bar = bar
      self.kinds = kinds
    }
  }

  /// A colour of the bar that one view has set, until the view is removed.
  package final class Fill {
    fileprivate var color: ElementColor?

    init(color: ElementColor?) {
      self.color = color
    }
  }

  /// Called when the title or a wish about the bar has changed.
  package var onChange: (() -> Void)?

  private var entries: [Entry] = []
  private var wishes: [Wish] = []
  private var fills: [Fill] = []
  private let editing = StateLocation(EditMode.inactive)

  /// Whether the lists of the screen are being edited.
  var editMode: Binding<EditMode> { Binding(location: editing) }

  package init() {}

  /// The title in effect: the one set first.
  package var title: String? { entries.first?.title }

  /// The wishes in effect: of each kind, the one that came first.
  package var bar: ScreenBar {
    var bar: ScreenBar = []
    var kinds: ScreenBar = []
    for wish in wishes {
      bar.formUnion(wish.bar.subtracting(kinds))
      kinds.formUnion(wish.kinds)
    }
    return bar
  }

  /// The colour of the bar in effect: the one set first.
  package var barColor: ElementColor? { fills.lazy.compactMap(\.color).first }

  func insert(_ color: ElementColor?) -> Fill {
    let fill = Fill(color: color)
    fills.append(fill)
    onChange?()
    return fill
  }

  func update(_ fill: Fill, to color: ElementColor?) {
    guard fill.color != color else { return }
    fill.color = color
    onChange?()
  }

  func remove(_ fill: Fill) {
    fills.removeAll { $0 === fill }
    onChange?()
  }

  func insert(_ wish: Wish) {
    wishes.append(wish)
    onChange?()
  }

  func update(_ wish: Wish, to bar: ScreenBar) {
    guard wish.bar != bar else { return }
    wish.bar = bar
    onChange?()
  }

  func remove(_ wish: Wish) {
    wishes.removeAll { $0 === wish }
    onChange?()
  }

  func insert(_ title: String) -> Entry {
    let entry = Entry(title: title)
    entries.append(entry)
    onChange?()
    return entry
  }

  func update(_ entry: Entry, to title: String) {
    guard entry.title != title else { return }
    entry.title = title
    onChange?()
  }

  func remove(_ entry: Entry) {
    entries.removeAll { $0 === entry }
    onChange?()
  }
}
#endif
