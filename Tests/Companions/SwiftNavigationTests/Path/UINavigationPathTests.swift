import Foundation
import SwiftNavigation
import Testing

struct PathPage: Codable, Hashable {
  var number: Int
}

struct PathSecret: Hashable {}

struct UINavigationPathTests {
  private func stored(_ path: UINavigationPath) throws -> UINavigationPath {
    let data = try JSONEncoder().encode(#require(path.codable))
    return UINavigationPath(
      try JSONDecoder().decode(UINavigationPath.CodableRepresentation.self, from: data))
  }

  @Test("a navigation path appends and removes values of any type")
  func stack() {
    var path = UINavigationPath()
    #expect(path.isEmpty)
    path.append(1)
    path.append("two")
    path.append(PathSecret())
    #expect(path.count == 3)
    #expect(!path.isEmpty)
    path.removeLast()
    #expect(path == stack(1, "two"))
    path.removeLast(2)
    #expect(path == UINavigationPath())
    #expect(UINavigationPath([1, 2]) == stack(1, 2))
    #expect(UINavigationPath([PathSecret()]).count == 1)
  }

  private func stack(_ values: any Codable & Hashable...) -> UINavigationPath {
    values.reduce(into: UINavigationPath()) { $0.append($1) }
  }

  @Test("navigation paths with equal values in one order are equal")
  func equality() {
    #expect(stack(1, "a") == stack(1, "a"))
    #expect(stack(1, "a") != stack("a", 1))
    #expect(stack(1) != stack(1, 1))
    #expect(stack(1) != stack("1"))
  }

  @Test("a navigation path of codable values is encoded and decoded")
  func coding() throws {
    let path = stack(1, "two", PathPage(number: 3))
    let restored = try stored(path)
    #expect(restored.count == 3)
    #expect(restored == path)
    #expect(path == restored)
    #expect(restored == (try stored(path)))
    #expect(restored != (try stored(stack(1, "two", PathPage(number: 4)))))
    #expect(try stored(restored) == path)
    #expect(path.codable == restored.codable)
    var longer = restored
    longer.append(4)
    #expect(try stored(longer) == stack(1, "two", PathPage(number: 3), 4))
    longer.removeLast(2)
    #expect(longer == stack(1, "two"))
  }

  @Test("a navigation path is encoded from its top, as type names and JSON")
  func format() throws {
    let path = stack(1, PathPage(number: 3))
    let list = try JSONDecoder().decode(
      [String].self, from: JSONEncoder().encode(path.codable))
    #expect(
      list == [
        _mangledTypeName(PathPage.self)!, #"{"number":3}"#, _mangledTypeName(Int.self)!, "1",
      ])
  }

  @Test("a navigation path with a value that is not codable has no codable form")
  func notCodable() {
    var path = stack(1)
    path.append(PathSecret())
    #expect(path.codable == nil)
    path.removeLast()
    #expect(path.codable != nil)
  }

  @Test("a codable value is encoded even if it was appended as Hashable")
  func happensToBeCodable() throws {
    func append(_ value: some Hashable, to path: inout UINavigationPath) { path.append(value) }
    var path = UINavigationPath()
    append(PathPage(number: 1), to: &path)
    #expect(try stored(path) == stack(PathPage(number: 1)))
  }

  @Test("a decoded value of unknown type is kept, and equals only itself")
  func unknown() throws {
    let data = try JSONEncoder().encode(["no such type", "{}"])
    let path = UINavigationPath(
      try JSONDecoder().decode(UINavigationPath.CodableRepresentation.self, from: data))
    #expect(path.count == 1)
    #expect(path == path)
    #expect(path != stack(1))
    #expect(try JSONEncoder().encode(path.codable) == data)
  }
}
