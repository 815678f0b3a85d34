import ComposableArchitecture
import DependenciesTestSupport
import Foundation
import Testing
import ViewTesting

@testable import Wizard

@MainActor
@Suite(.dependencies { $0.stop() }) struct LanguageTests {
  /// The texts of the dialog that an address opens, for a visitor who prefers German.
  private func dialog(at address: String) throws -> [String] {
    let store = Store(initialState: Reception.State()) { Reception() }
    let renderer = HeadlessRenderer()
    let graph = ViewGraph(
      ReceptionView(store: store), renderer: renderer, location: address, languages: ["de-DE"])
    graph.mount()
    graph.flush()
    #expect(graph.language == "de-DE")
    func find(_ tree: ElementTree) -> ElementTree? {
      let isDialog = tree.element.role == .confirmationDialog || tree.element.role == .alert
      return isDialog ? tree : tree.children.lazy.compactMap(find).first
    }
    func texts(_ tree: ElementTree) -> [String] {
      (tree.element.text.map { [$0] } ?? []) + tree.children.flatMap(texts)
    }
    return texts(try #require(find(renderer.tree ?? graph.tree)))
  }

  @Test("A dialog that an address opens is in the language of its page")
  func dialogs() throws {
    let cancel = try dialog(at: "/bookings/K7Q2MD/cancel")
    #expect(cancel.contains("Buchung K7Q2MD stornieren?"))
    #expect(cancel.contains("Buchung stornieren"))
  }
}
