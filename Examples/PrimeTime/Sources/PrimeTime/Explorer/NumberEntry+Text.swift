#if Macros
import ComposableArchitecture

extension NumberEntry.Problem {
  /// A sentence that says what is wrong, and what to do.
  var text: LocalizedStringKey {
    switch self {
    case .empty:
      "Type a number such as 142307, or a time such as 14:23:07."
    case .negative:
      "Primes start at 2. Type the number without its sign."
    case .notWhole(let text):
      "“\(text)” is not a whole number. Type digits such as 142307, or a time such as 14:23:07."
    case .tooLarge(let digits):
      "A number with \(digits) digits is too large here. Type one with twelve digits or fewer."
    }
  }
}
#endif
