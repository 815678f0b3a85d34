import ConcurrencyExtras
import Foundation
import Testing

struct UserDefaultsTests {
  @Test("setValue stores a value, and removes it for nil")
  func setValue() throws {
    let name = "UserDefaultsTests-\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    defaults.setValue(3, forKey: "count")
    #expect(defaults.integer(forKey: "count") == 3)
    defaults.setValue(nil, forKey: "count")
    #expect(defaults.object(forKey: "count") == nil)
  }
}
