import Foundation
import Sharing
import Testing

struct InMemoryUserDefaultsTests {
  let store = UserDefaults.inMemory

  @Test("in-memory user defaults store values of every kind")
  func values() {
    store.set(true, forKey: "bool")
    store.set(1, forKey: "int")
    store.set(1.5, forKey: "double")
    store.set(Float(2.5), forKey: "float")
    store.set("a", forKey: "string")
    store.set(["a"], forKey: "strings")
    store.set(["a": 1], forKey: "dictionary")
    store.set(Data([1]), forKey: "data")
    store.set(URL(string: "https://example.com/a"), forKey: "url")
    store.set(URL(filePath: "/tmp/a"), forKey: "file")
    #expect(store.bool(forKey: "bool"))
    #expect(store.integer(forKey: "int") == 1)
    #expect(store.double(forKey: "double") == 1.5)
    #expect(store.float(forKey: "float") == 2.5)
    #expect(store.string(forKey: "string") == "a")
    #expect(store.stringArray(forKey: "strings") == ["a"])
    #expect(store.array(forKey: "strings")?.count == 1)
    #expect(store.dictionary(forKey: "dictionary")?["a"] as? Int == 1)
    #expect(store.data(forKey: "data") == Data([1]))
    #expect(store.url(forKey: "url") == URL(string: "https://example.com/a"))
    #expect(store.url(forKey: "file") == URL(filePath: "/tmp/a"))
    #expect(store.dictionaryRepresentation()["int"] as? Int == 1)
  }

  @Test("in-memory user defaults return nil for a removed key")
  func removal() {
    store.set(1, forKey: "int")
    store.removeObject(forKey: "int")
    #expect(store.object(forKey: "int") == nil)
    store.set("https://example.com", forKey: "url")
    store.set(nil as URL?, forKey: "url")
    #expect(store.object(forKey: "url") == nil)
    #expect(store.url(forKey: "url") == nil)
  }

  @Test("in-memory user defaults fall back to registered defaults")
  func registration() {
    store.register(defaults: ["int": 5])
    #expect(store.integer(forKey: "int") == 5)
    store.set(6, forKey: "int")
    #expect(store.integer(forKey: "int") == 6)
  }

  @Test("two in-memory user defaults share no values")
  func separation() {
    let other = UserDefaults.inMemory
    store.set(1, forKey: "int")
    #expect(other.object(forKey: "int") == nil)
    #expect(UserDefaults.standard.object(forKey: "int") == nil)
  }
}
