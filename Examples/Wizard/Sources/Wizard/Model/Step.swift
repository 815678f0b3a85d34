/// A screen of the wizard; its raw value is its part of an address.
enum Step: String, CaseIterable, Codable, Hashable, Sendable {
  case dates, room, extras, guest, payment, summary

  /// The step that follows, if any.
  var next: Step? {
    Self.allCases.firstIndex(of: self).flatMap { index in
      Self.allCases.indices.contains(index + 1) ? Self.allCases[index + 1] : nil
    }
  }

  /// The position, from one.
  var number: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }

  /// The steps up to this one.
  var trail: ArraySlice<Step> { Self.allCases.prefix(number) }
}
