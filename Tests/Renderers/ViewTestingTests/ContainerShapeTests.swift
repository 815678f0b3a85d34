#if PortableViews
import ComposableUI
import Testing
import ViewTesting

@MainActor
struct ContainerShapeTests {
  @Test("the shape is the closest container's, a rectangle without one")
  func shapes() throws {
    let shape = ContainerRelativeShape().fill(.red).accessibilityIdentifier("shape")
    func radius(_ view: some View) throws -> Double? {
      let screen = ViewTester(view)
      let element = try screen.element(identifiedBy: "shape").tree.element
      #expect(element.details == .box(.rectangle))
      #expect(element.style.background == .named(.red))
      return element.style.cornerRadius
    }
    #expect(try radius(shape) == nil)
    #expect(try radius(shape.containerShape(RoundedRectangle(cornerRadius: 12))) == 12)
    #expect(
      try radius(
        shape.containerShape(RoundedRectangle(cornerRadius: 12)).containerShape(Capsule())) == 12)
    #expect(try radius(VStack { shape }.containerShape(Capsule())) == .infinity)
  }

  @Test("an inset shape has the smaller corners of its container's, inset as well")
  func insets() throws {
    let screen = ViewTester(
      ContainerRelativeShape().inset(by: 4).fill(.red)
        .containerShape(RoundedRectangle(cornerRadius: 12)).frame(width: 40, height: 30))
    guard case .drawing(let drawing) = try screen.find(.drawing).tree.element.details,
      case .fill(let outline, _, _) = drawing.marks.first
    else {
      Issue.record("There is no drawing")
      return
    }
    let plain = ViewTester(
      RoundedRectangle(cornerRadius: 12).inset(by: 4).fill(.red).frame(width: 40, height: 30))
    guard case .drawing(let expected) = try plain.find(.drawing).tree.element.details,
      case .fill(let expectedOutline, _, _) = expected.marks.first
    else {
      Issue.record("There is no drawing")
      return
    }
    #expect(outline == expectedOutline)
  }

  private struct Switching: View {
    @State private var isRound = false

    var body: some View {
      Button("Round") { isRound = true }
      VStack {
        Text("Clipped").clipShape(ContainerRelativeShape()).accessibilityIdentifier("shape")
      }
      .containerShape(RoundedRectangle(cornerRadius: isRound ? 8 : 0))
    }
  }

  @Test("a view is clipped to the shape of its container, also after that has changed")
  func clips() throws {
    let screen = ViewTester(Switching())
    func radius() throws -> Double? {
      try screen.element(identifiedBy: "shape").tree.element.style.cornerRadius
    }
    #expect(try radius() == 0)
    try screen.button("Round").tap()
    #expect(try radius() == 8)
  }
}
#endif
