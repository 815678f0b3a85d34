import Foundation
import Testing

@testable import ConcurrencyExtras

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

  #if os(Linux)
  @Test("a stored object is on disk once the process exits")
  func disk() throws {
    let name = "UserDefaultsTests-\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    let environment = ProcessInfo.processInfo.environment
    let folder = environment["XDG_CONFIG_HOME"].map { URL(filePath: $0) }
    let file = (folder ?? .homeDirectory.appending(path: ".config"))
      .appending(path: "\(name).plist")
    defer { try? FileManager.default.removeItem(at: file) }
    defaults.setObject("late", forKey: "word")
    // The handler of the exit does the same.
    ChangedUserDefaults.write()
    let stored = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: file), format: nil)
    #expect(stored as? [String: String] == ["word": "late"])
  }
  #endif
}
