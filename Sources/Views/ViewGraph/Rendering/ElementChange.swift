#if PortableViews
public import ComposableUI

/// A change of an element's description, with the fields that differ.
///
/// The graph finds the fields once, so that no renderer compares the descriptions again.
public struct ElementChange: Equatable, Sendable {
  /// The description that the screen shows, with the value, focus or location that the user's last
  /// action has given the element there.
  public let old: ViewElement
  /// The description to show, of the same role.
  public let new: ViewElement
  /// The fields that differ; empty if only the screen's value was rewritten to the same one.
  public let fields: ViewElement.Fields

  /// Creates the change from one description to another, which are compared.
  public init(from old: ViewElement, to new: ViewElement) {
    self.init(from: old, to: new, fields: new.fields(differentFrom: old))
  }

  init(from old: ViewElement, to new: ViewElement, fields: ViewElement.Fields) {
    self.old = old
    self.new = new
    self.fields = fields
  }
}

extension ViewElement {
  /// A set of the fields of a description.
  public struct Fields: OptionSet, Sendable {
    /// The fields as bits.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The details of the role.
    public static let details = Self(rawValue: 1)
    /// The events that the element takes.
    public static let events = Self(rawValue: 1 << 1)
    /// Whether the element is disabled.
    public static let isDisabled = Self(rawValue: 1 << 2)
    /// Whether the label is hidden.
    public static let isLabelHidden = Self(rawValue: 1 << 3)
    /// The facts that are resolved from the element's content.
    public static let layout = Self(rawValue: 1 << 4)
    /// The text.
    public static let text = Self(rawValue: 1 << 5)
    /// The traits.
    public static let traits = Self(rawValue: 1 << 6)
    /// The style.
    public static let style = Self(rawValue: 1 << 7)
  }

  func fields(differentFrom old: Self) -> Fields {
    var fields: Fields = []
    if details != old.details { fields.insert(.details) }
    if events != old.events { fields.insert(.events) }
    if isDisabled != old.isDisabled { fields.insert(.isDisabled) }
    if isLabelHidden != old.isLabelHidden { fields.insert(.isLabelHidden) }
    if layout != old.layout { fields.insert(.layout) }
    if text != old.text { fields.insert(.text) }
    if traits != old.traits { fields.insert(.traits) }
    if style != old.style { fields.insert(.style) }
    return fields
  }
}
#endif
