#if PortableViews
import Gallery
import Testing
import ViewTesting

@MainActor
struct GalleryTests {
  @Test("Each tab shows its page and keeps its state")
  func tabs() throws {
    let screen = ViewTester(GalleryView())
    #expect(
      try screen.tabs().choices == [
        "Controls", "Fields", "Lists", "Looks", "Actions", "Motion", "Effects", "Window",
        "Layouts", "Drawing", "Gestures", "Scenes", "Charts", "Transfer",
      ])
    #expect(try screen.tabs().selection == "Controls")
    try screen.toggle("Sprinkles").toggle()
    try screen.tabs().select("Lists")
    #expect(screen.title == "Lists")
    #expect(!screen.has(.toggle, "Sprinkles"))
    try screen.tabs().select("Controls")
    #expect(try screen.toggle("Sprinkles").value == "false")
  }

  @Test("An order's text follows its controls")
  func order() throws {
    let screen = ViewTester(GalleryView())
    try screen.picker("Flavor").select("Chocolate")
    try screen.picker("Topping").select("nuts")
    try screen.picker("Size").select("L")
    try screen.stepper("Scoops: 2").increment()
    #expect(
      try screen.element(identifiedBy: "order").label
        == "3 scoops of chocolate, size L, with nuts")
  }
}
#endif
