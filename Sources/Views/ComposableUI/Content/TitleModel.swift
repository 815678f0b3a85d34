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

  /// Called when the title has changed.
  package var onChange: (() -> Void)?

  private var entries: [Entry] = []
  private let editing = StateLocation(EditMode.inactive)

  /// Whether the lists of the screen are being edited.
  var editMode: Binding<EditMode> { Binding(location: editing) }

  package init() {}

  /// The title in effect: the one set first.
  package var title: String? { entries.first?.title }

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
