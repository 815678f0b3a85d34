#if Macros
import Foundation

struct Herb: Equatable, Identifiable, Sendable {
  let id: UUID
  var name = ""
  var waterings = 0
}
#endif
