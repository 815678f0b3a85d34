import ComposableArchitecture
import DependenciesTestSupport
import Foundation
import Testing
import ViewTesting

@testable import Wizard

@MainActor
@Suite(.dependencies { $0.stop() }) struct ScreenTests {
  /// The app at an address, with a draft.
  func screen(_ address: String = "/", _ draft: Draft = Draft()) -> ViewTester {
    let store = Store(initialState: Reception.State().with(draft)) { Reception() }
    let locale = Locale(identifier: "en_US")
    return ViewTester(
      ReceptionView(store: store).environment(\.locale, locale), location: address)
  }

  @Test("The start screen shows the next stay and links to all bookings")
  func start() throws {
    let screen = screen()
    #expect(screen.title == "Harbour House")
    #expect(screen.texts.contains("Harbour double"))
    try screen.link("All bookings").tap()
    #expect(screen.location == "/bookings")
    #expect(screen.rows.count == 3)
    try screen.rows[2].find(.link).tap()
    #expect(screen.location == "/bookings/W3HJ8N")
    #expect(screen.title == "Booking W3HJ8N")
    #expect(!screen.has(.button, "Cancel the booking"))
  }

  @Test("A visitor books step by step")
  func booking() async throws {
    let screen = screen()
    try screen.button("Book a stay").tap()
    #expect(screen.location == "/dates")
    try screen.find(.datePicker, "Check-in").setValue("2026-07-10")
    try screen.stepper("Adults: 2").decrement()
    try screen.button("Continue to the room").tap()
    #expect(screen.location == "/dates/room")
    try await screen.wait { screen.texts.contains("€243.22") }
    try screen.root.all(.button).first { $0.texts.contains("Skylight single") }?.tap()
    try screen.button("Continue to the extras").tap()
    try screen.root.all(.toggle)[0].toggle()
    try screen.button("Continue to your details").tap()
    try screen.textField("Name").type("Ada")
    try screen.textField("E-mail").type("ada@example.com")
    try screen.button("Continue to the payment").tap()
    try screen.picker("Way to pay").select("At the desk")
    try screen.button("Continue to the summary").tap()
    #expect(screen.location == "/dates/room/extras/guest/payment/summary")
    try await screen.wait { screen.texts.contains("€271.22") }
    try screen.button("Book now").tap()
    try await screen.wait { screen.title == "Booked" }
    #expect(screen.location == "/confirmed-222222")
  }

  @Test("A past check-in shows a sentence and stays on the step")
  func past() throws {
    let screen = screen("/dates")
    try screen.find(.datePicker, "Check-in").setValue("2026-06-30")
    try screen.button("Continue to the room").tap()
    #expect(screen.location == "/dates")
    #expect(
      screen.texts.contains(
        "Tue, Jun 30, 2026 is in the past. Choose a check-in from Wed, Jul 1, 2026 on."))
  }

  @Test("An unknown address shows the start with a notice that can be closed")
  func wrongAddress() throws {
    let screen = screen("/nowhere")
    #expect(screen.location == "/")
    #expect(
      screen.texts.contains(
        "There is no page /nowhere. This is the start; everything can be reached from here."))
    try screen.button("Close the notice").tap()
    #expect(!screen.has(.button, "Close the notice"))
  }

  @Test("A link to an empty draft's summary opens the first incomplete step")
  func deepLink() {
    let screen = screen("/summary")
    #expect(screen.location == "/dates/room")
    #expect(
      screen.texts.contains(
        "The page that you have opened needs more choices. Complete this one first, then go on."))
  }

  @Test("Leaving with choices asks for confirmation and can keep the draft")
  func leaving() throws {
    let screen = screen("/guest", .complete)
    try screen.button("Leave").tap()
    #expect(screen.confirmationDialog?.title == "Leave the booking?")
    try screen.button("Keep it as a draft").tap()
    #expect(screen.location == "/")
    #expect(screen.texts.contains("Your draft is kept. Continue it whenever you like."))
    try screen.button("Continue the booking").tap()
    #expect(screen.title == "Summary")
  }

  @Test("The form for wishes stays open until its changes are discarded")
  func wishes() throws {
    let screen = screen("/bookings/K7Q2MD")
    try screen.button("Change the wishes").tap()
    try screen.find(.textEditor, "Wishes").type("A cot, please")
    try? screen.sheet?.dismiss()
    #expect(screen.sheet != nil)
    try screen.button("Cancel").tap()
    #expect(screen.confirmationDialog?.title == "Leave without saving?")
    try screen.button("Keep editing").tap()
    try screen.button("Save").tap()
    #expect(screen.texts.contains("A cot, please"))
  }

  @Test("Browser history leaves a step and returns to it")
  func history() throws {
    let screen = screen("/extras", .complete)
    #expect(screen.location == "/dates/room/extras")
    try screen.navigate(to: "/dates")
    #expect(screen.title == "Dates and guests")
    try screen.navigate(to: "/dates/room/extras")
    #expect(screen.title == "Extras")
  }

  @Test("A dialog opened by an address is in the visitor's language")
  func dialogInGerman() throws {
    let store = Store(initialState: Reception.State()) { Reception() }
    let screen = ViewTester(
      ReceptionView(store: store), location: "/bookings/K7Q2MD/cancel", languages: ["de-DE"])
    #expect(screen.graph.language == "de-DE")
    let dialog = try #require(screen.confirmationDialog)
    #expect(dialog.title == "Buchung K7Q2MD stornieren?")
    #expect(dialog.buttons.first == "Buchung stornieren")
  }
}
