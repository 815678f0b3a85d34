import Testing

@_spi(Internals) @testable import ComposableCore

struct CancelIDTests {
  private let root = NavigationPath()
  private let child = NavigationID(place: NavigationPlace(\[Int].count), id: 1)

  @Test("cancellation ids differ by type, by value, and by the building feature")
  func identity() {
    let id = _CancelID(id: 1, path: root)
    #expect(id == _CancelID(id: 1, path: root))
    #expect(id != _CancelID(id: 2, path: root))
    #expect(id != _CancelID(id: 1 as UInt8, path: root))
    #expect(id != _CancelID(id: "1", path: root))
    #expect(id != _CancelID(id: 1, path: root.appending(child)))
    #expect(Set<_CancelID>([id, _CancelID(id: 1, path: root)]).count == 1)
  }

  @Test("an effect can be cancelled under its own path and every ancestor's")
  func ancestors() {
    let grandchild = root.appending(child).appending(child)
    let paths = [grandchild, root.appending(child), root]
    #expect(
      _CancelID(id: "id", path: grandchild).withAncestors
        == paths.map { _CancelID(id: "id", path: $0) })
    #expect(_CancelID(id: "id", path: root).withAncestors == [_CancelID(id: "id", path: root)])
  }
}
