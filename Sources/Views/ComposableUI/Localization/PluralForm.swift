#if PortableViews
/// The plural form of a text about a number, with the names of Unicode's CLDR.
enum PluralForm: String {
  case zero, one, two, few, many, other

  /// Chooses the form of a number in a language.
  ///
  /// Source: the cardinal plural rules of Unicode CLDR 46. Other languages use the rule of English.
  init(of number: Double, in language: String) {
    let code = String(language.prefix { $0 != "-" && $0 != "_" })
    let magnitude = number.magnitude
    guard magnitude == magnitude.rounded(), magnitude < 1e15 else {
      self = Self.fraction(magnitude, in: code)
      return
    }
    self = Self.whole(Int(magnitude), in: code, isEuropean: language == "pt-PT")
  }

  private static func fraction(_ number: Double, in code: String) -> Self {
    switch code {
    case "fr", "hy", "ff", "kab": number < 2 ? .one : .other
    case "pt": number < 2 ? .one : .other
    case "da": number < 2 && number > 0 ? .one : .other
    case "cs", "sk", "lt": .many
    case "ro", "mo": .few
    default: .other
    }
  }

  private static func whole(_ number: Int, in code: String, isEuropean: Bool) -> Self {
    let (tens, hundreds) = (number % 10, number % 100)
    switch code {
    case "ja", "ko", "zh", "yue", "vi", "th", "lo", "my", "id", "ms", "jv", "bo", "dz", "wo", "yo":
      return .other
    case "fr", "hy", "ff", "kab":
      return number < 2 ? .one : code == "fr" && isMillions(number) ? .many : .other
    case "pt":
      if number == 1 || (!isEuropean && number == 0) { return .one }
      return isMillions(number) ? .many : .other
    case "es", "it", "ca":
      return number == 1 ? .one : isMillions(number) ? .many : .other
    case "hi", "bn", "gu", "kn", "fa", "am", "as", "zu":
      return number < 2 ? .one : .other
    case "ru", "uk", "be":
      if tens == 1, hundreds != 11 { return .one }
      return (2...4).contains(tens) && !(12...14).contains(hundreds) ? .few : .many
    case "hr", "sr", "bs", "sh":
      if tens == 1, hundreds != 11 { return .one }
      return (2...4).contains(tens) && !(12...14).contains(hundreds) ? .few : .other
    case "pl":
      if number == 1 { return .one }
      return (2...4).contains(tens) && !(12...14).contains(hundreds) ? .few : .many
    case "cs", "sk":
      return number == 1 ? .one : (2...4).contains(number) ? .few : .other
    case "sl":
      return hundreds == 1
        ? .one : hundreds == 2 ? .two : (3...4).contains(hundreds) ? .few : .other
    case "lt":
      if (11...19).contains(hundreds) { return .other }
      return tens == 1 ? .one : tens >= 2 ? .few : .other
    case "lv":
      if tens == 0 || (11...19).contains(hundreds) { return .zero }
      return tens == 1 ? .one : .other
    case "ro", "mo":
      if number == 1 { return .one }
      return number == 0 || (1...19).contains(hundreds) ? .few : .other
    case "ar":
      switch number {
      case 0: return .zero
      case 1: return .one
      case 2: return .two
      default: return (3...10).contains(hundreds) ? .few : hundreds >= 11 ? .many : .other
      }
    case "he", "iw":
      return number == 1 ? .one : number == 2 ? .two : .other
    case "cy":
      let forms: [Int: Self] = [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many]
      return forms[number] ?? .other
    case "ga":
      switch number {
      case 1: return .one
      case 2: return .two
      case 3...6: return .few
      case 7...10: return .many
      default: return .other
      }
    case "mt":
      switch number {
      case 1: return .one
      case 2: return .two
      default:
        return number == 0 || (3...10).contains(hundreds)
          ? .few : (11...19).contains(hundreds) ? .many : .other
      }
    case "is", "mk":
      return tens == 1 && hundreds != 11 ? .one : .other
    case "fil", "tl":
      return [4, 6, 9].contains(tens) ? .other : .one
    default:
      return number == 1 ? .one : .other
    }
  }

  /// Whether a number is a count of whole millions, before which Romance languages put "of".
  private static func isMillions(_ number: Int) -> Bool {
    number != 0 && number.isMultiple(of: 1_000_000)
  }
}
#endif
