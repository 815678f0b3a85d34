#if Macros
import SwiftNavigation

@MainActor
@Observable
final class Model: HashableObject, Identifiable {
  var count = 0
  var text = ""
  var optional: Int?
  var settings = Settings()
  var child: Settings?
  var destination: Destination?

  struct Settings: Equatable, Sendable {
    var name = ""
    var nickname: String?
  }

  @CasePathable
  enum Destination: Equatable, Sendable {
    case number(Int)
    case word(String)
  }
}
#endif
