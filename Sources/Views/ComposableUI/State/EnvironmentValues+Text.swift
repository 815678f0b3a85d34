#if PortableViews
// Values of their own types are stored under these keys, so that each has a default.
private struct FontKey: EnvironmentKey {
  static let defaultValue: Font? = nil
}

private struct LineLimitKey: EnvironmentKey {
  static let defaultValue: Int? = nil
}

private struct TextAlignmentKey: EnvironmentKey {
  static let defaultValue = TextAlignment.leading
}

private struct TruncationKey: EnvironmentKey {
  static let defaultValue = Text.TruncationMode.tail
}

private struct LineSpacingKey: EnvironmentKey {
  static let defaultValue = 0.0
}

private struct LeastScaleKey: EnvironmentKey {
  static let defaultValue = 1.0
}

private struct TextCaseKey: EnvironmentKey {
  static let defaultValue: Text.Case? = nil
}

private struct ProminenceKey: EnvironmentKey {
  static let defaultValue = Prominence.standard
}

// Setting a value draws the views inside as the modifier with its name does. The modifiers set the
// style of elements alone: they are frequent, and the values are rarely read.
extension EnvironmentValues {
  /// The font that a view has set by `environment(_:_:)`.
  ///
  /// Setting it draws the texts inside as `font(_:)` does, which itself does not set it.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The number of lines that a view has set by `environment(_:_:)`.
  ///
  /// Setting it limits the texts inside as `lineLimit(_:)` does, which itself does not set it.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// The alignment of lines that a view has set by `environment(_:_:)`.
  ///
  /// Setting it aligns the texts inside as `multilineTextAlignment(_:)` does, which itself does not
  /// set it.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// The part of texts that is cut off, as a view has set it by `environment(_:_:)`.
  ///
  /// Setting it cuts off the texts inside as `truncationMode(_:)` does, which itself does not set it.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }

  /// The space between lines that a view has set by `environment(_:_:)`, in points.
  ///
  /// Setting it draws the texts inside as `lineSpacing(_:)` does, which itself does not set it.
  public var lineSpacing: Double {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// The factor by which texts shrink at most, as a view has set it by `environment(_:_:)`.
  ///
  /// Setting it draws the texts inside as `minimumScaleFactor(_:)` does, which itself does not set
  /// it.
  public var minimumScaleFactor: Double {
    get { self[LeastScaleKey.self] }
    set { self[LeastScaleKey.self] = newValue }
  }

  /// The case of letters that a view has set by `environment(_:_:)`.
  ///
  /// Setting it draws the texts inside as `textCase(_:)` does, which itself does not set it.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  /// The prominence of sections' headers that a view has set by `environment(_:_:)`.
  ///
  /// Setting it draws the headers inside as `headerProminence(_:)` does, which itself does not set
  /// it.
  public var headerProminence: Prominence {
    get { self[ProminenceKey.self] }
    set { self[ProminenceKey.self] = newValue }
  }

  /// Whether fields leave typed words uncorrected, as by `autocorrectionDisabled(_:)`.
  public var autocorrectionDisabled: Bool {
    get { fieldSettings.isCorrected == false }
    set { fieldSettings.isCorrected = !newValue }
  }
}

private struct LeastRowHeightKey: EnvironmentKey {
  static let defaultValue = 0.0
}

extension EnvironmentValues {
  /// The least height of rows that a view has set, which has no effect: rows have a height of their
  /// own.
  public var defaultMinListRowHeight: Double {
    get { self[LeastRowHeightKey.self] }
    set { self[LeastRowHeightKey.self] = newValue }
  }
}

// Values that nothing here sets.
extension EnvironmentValues {
  /// Whether letters may come closer together to fit: always false.
  public var allowsTightening: Bool { false }

  /// Whether the closest view around that can have the focus has it: always false.
  public var isFocused: Bool { false }

  /// The shortcut of the button that a style draws: always `nil`; the shortcut works nonetheless.
  public var keyboardShortcut: KeyboardShortcut? { nil }

  /// The order of the items of menus: always as declared.
  public var menuOrder: MenuOrder { .fixed }
}
#endif
