@_spi(Reflection) import CasePaths
import Testing

struct EnumMetadataTests {
  enum Root {
    case one
    case a(Int)
    case two
    case b(id: String)
    case c(Int, name: String)
    case run(() -> Void)
  }

  @Test("only an enum with cases has enum metadata")
  func creation() {
    #expect(EnumMetadata(Root.self) != nil)
    #expect(EnumMetadata(Int?.self) != nil)
    #expect(EnumMetadata(Never.self) == nil)
    #expect(EnumMetadata(Int.self) == nil)
    #expect(EnumMetadata((Int, Int).self) == nil)
    #expect(EnumMetadata(AnyObject.self) == nil)
  }

  @Test("tags identify cases, those with values first")
  func tags() throws {
    let metadata = try #require(EnumMetadata(Root.self))
    let roots: [Root] = [.a(1), .b(id: ""), .c(1, name: ""), .run {}, .one, .two]
    #expect(roots.map(metadata.tag) == [0, 1, 2, 3, 4, 5])
    #expect(metadata.tag(of: Root.a(2)) == metadata.tag(of: Root.a(3)))
    let descriptor: EnumTypeDescriptor = metadata.typeDescriptor
    #expect(descriptor.payloadCaseCount == 4)
    #expect(descriptor.emptyCaseCount == 2)
    let optional = try #require(EnumMetadata(Int?.self))
    #expect(optional.tag(of: Int?.some(1)) == 0)
    #expect(optional.tag(of: Int?.none) == 1)
  }

  @Test("a tag yields its case's name and value type")
  func cases() throws {
    let metadata = try #require(EnumMetadata(Root.self))
    #expect(
      (0...6).map(metadata.caseName(forTag:)) == ["a", "b", "c", "run", "one", "two", nil])
    #expect(metadata.associatedValueType(forTag: 0) == Int.self)
    #expect(metadata.associatedValueType(forTag: 1) == String.self)
    #expect(metadata.associatedValueType(forTag: 2) == (Int, name: String).self)
    #expect(metadata.associatedValueType(forTag: 3) == (() -> Void).self)
    #expect(metadata.associatedValueType(forTag: 4) == Void.self)
    #expect(metadata.associatedValueType(forTag: 6) == nil)
  }

  @Test("a case's value is projected, unless it is a function")
  func project() {
    #expect(EnumMetadata.project(Root.a(1)) as? Int == 1)
    #expect(EnumMetadata.project(Root.b(id: "a")) as? String == "a")
    #expect((EnumMetadata.project(Root.c(1, name: "a")) as? (Int, String))?.1 == "a")
    #expect(EnumMetadata.project(Root.one) is Void)
    #expect(EnumMetadata.project(Root.run {}) == nil)
    #expect(EnumMetadata.project(1) == nil)
  }
}
