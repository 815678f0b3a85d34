#if PortableViews
import Foundation
import Testing
import ViewTesting

@testable import ComposableUI

/// Transforms and rare effects.
@MainActor
struct VisualEffectTests {
  private func style(_ view: some View) throws -> ElementStyle {
    try ViewTester(view).find(.text, "a").tree.element.style
  }

  private let text = Text(verbatim: "a")

  @Test("around the middle, a rotation, a scale and an offset are plain numbers")
  func plain() throws {
    let style = try style(text.scaleEffect(2).rotationEffect(.degrees(10)).offset(x: 5))
    #expect(style.scale == 2)
    #expect(style.rotation == 10)
    #expect(style.offset == ElementOffset(x: 5, y: 0))
    #expect(style.effects.transforms == [])
  }

  @Test("a rotation after an offset turns it, and anchors are kept in their order")
  func order() throws {
    let turned = try style(text.offset(x: 5).rotationEffect(.degrees(10)))
    #expect(turned.effects.transforms == [.offset(x: 5, y: 0)])
    #expect(turned.rotation == 10)
    #expect(turned.offset == nil)
    let anchored = try style(
      text.scaleEffect(2).rotationEffect(.degrees(10), anchor: .top).offset(y: 3)
        .scaleEffect(x: 1, y: 0.5, anchor: .bottom))
    #expect(
      anchored.effects.transforms == [
        .scale(x: 2, y: 2, anchor: .center), .rotation(degrees: 10, anchor: .top),
        .offset(x: 0, y: 3), .scale(x: 1, y: 0.5, anchor: .bottom),
      ])
    #expect(anchored.scale == nil)
    #expect(anchored.offset == nil)
  }

  @Test("a rotation in space keeps its axis and its perspective")
  func space() throws {
    let style = try style(
      text.rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0), perspective: 0.5))
    #expect(
      style.effects.transforms == [
        .rotation3D(degrees: 180, ElementRotationAxis(x: 0, y: 1, z: 0, perspective: 0.5))
      ])
  }

  @Test("a symbol's motion counts the changes of its value")
  func symbol() throws {
    struct Bell: View {
      @State var count = 0
      @State var isLoading = false
      var body: some View {
        Image(systemName: "bell").symbolEffect(.bounce.down, options: .speed(2), value: count)
          .accessibilityIdentifier("0")
        Image(systemName: "wifi").symbolEffect(.variableColor, isActive: isLoading)
          .accessibilityIdentifier("1")
        Button("Ring") { count += 1 }
        Button("Load") { isLoading = true }
      }
    }
    let screen = ViewTester(Bell())
    func motions(_ index: Int) throws -> [ElementSymbolMotion] {
      let image = try screen.element(identifiedBy: "\(index)")
      return image.tree.element.style.effects.symbolMotions
    }
    #expect(try motions(0).map(\.count) == [0])
    #expect(try motions(0).map(\.kind) == [.bounceDown])
    #expect(try motions(0).map(\.speed) == [2])
    #expect(try motions(0).map(\.runs) == [1])
    #expect(try motions(1) == [])
    try screen.button("Ring").tap()
    try screen.button("Load").tap()
    #expect(try motions(0).map(\.count) == [1])
    #expect(try motions(1).map(\.count) == [nil])
    #expect(try motions(1).map(\.runs) == [nil])
    try screen.button("Load").tap()
    #expect(try motions(0).map(\.count) == [1])
  }

  @Test("views with the same id in a namespace match, in other namespaces not")
  func matches() throws {
    struct Pair: View {
      @Namespace var first
      @Namespace var second
      var body: some View {
        Text(verbatim: "a").matchedGeometryEffect(id: 1, in: first)
        Text(verbatim: "b").matchedGeometryEffect(
          id: 1, in: first, properties: .position, anchor: .top, isSource: false)
        Text(verbatim: "c").matchedGeometryEffect(id: 1, in: second)
      }
    }
    let screen = ViewTester(Pair())
    let matches = try ["a", "b", "c"].map {
      try #require(try screen.find(.text, $0).tree.element.style.effects.match)
    }
    #expect(matches[0].group == matches[1].group)
    #expect(matches[0].group != matches[2].group)
    #expect(matches[0].properties == .frame)
    #expect(matches[0].isSource)
    #expect(!matches[1].isSource)
    #expect(matches[1].anchor == .top)
  }

  @Test("a scrolled view has a look for each edge")
  func scrollTransition() throws {
    let style = try style(
      text.scrollTransition(.interactive.threshold(.visible(0.5)), axis: .horizontal) {
        content, phase in
        content.opacity(phase.isIdentity ? 1 : 0.4).offset(x: phase.value * 20)
      })
    let looks = try #require(style.effects.scrollLooks)
    #expect(looks.axis == .horizontal)
    #expect(looks.visibleShare == 0.5)
    #expect(looks.leading.opacity == 0.4)
    #expect(looks.leading.offset == ElementOffset(x: -20, y: 0))
    #expect(looks.trailing.offset == ElementOffset(x: 20, y: 0))
    #expect(style.opacity == 1)
  }

  @Test("any shape style draws as the one inside")
  func anyStyle() throws {
    func color(_ isOn: Bool) throws -> ElementColor? {
      try style(text.foregroundStyle(isOn ? AnyShapeStyle(.white) : AnyShapeStyle(.primary)))
        .foreground
    }
    #expect(try color(true) == .named(.white))
    #expect(try color(false) == .named(.primary))
    let shadowed = try style(
      text.foregroundStyle(AnyShapeStyle(Color.blue.gradient.shadow(.drop(radius: 2)))))
    #expect(shadowed.foreground == .named(.blue))
    #expect(
      shadowed.effects.textGradient?.stops.map(\.color) == [
        .lightened(.blue, by: 0.2), .named(.blue),
      ])
    #expect(shadowed.effects.textShadow?.radius == 2)
  }

  @Test("the colours of UIKit have the names and the components of view files")
  func systemColors() throws {
    #expect(Color(uiColor: .secondarySystemBackground) == Color(.secondarySystemBackground))
    #expect(
      try style(text.foregroundStyle(Color(nsColor: .labelColor))).foreground == .named(.primary))
    let half = UIColor(red: 1, green: 0, blue: 0, alpha: 1).withAlphaComponent(0.5)
    #expect(Color(uiColor: half) == Color(red: 1, green: 0, blue: 0, opacity: 0.5))
  }

  @Test("a shadow of a fill is behind the shape, and an inner one inside")
  func shadows() throws {
    let screen = ViewTester(
      RoundedRectangle(cornerRadius: 8)
        .fill(.red.shadow(.drop(radius: 6, y: 3)).shadow(.inner(radius: 2))))
    let style = try screen.find(.box).tree.element.style
    #expect(style.shadow?.radius == 6)
    #expect(style.shadow?.offset == ElementOffset(x: 0, y: 3))
    #expect(style.effects.innerShadows.map(\.radius) == [2])
  }

  @Test("a frame relative to a container has its share of the scroll view or the screen")
  func container() throws {
    var environment = RendererEnvironment()
    environment.size = CGSize(width: 632, height: 400)
    let screen = ViewTester(
      ScrollView(.horizontal) {
        HStack {
          text.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 16)
          Text(verbatim: "b").containerRelativeFrame(.horizontal) { length, _ in length / 4 }
        }
      }
      .frame(width: 332),
      environment: environment)
    #expect(try screen.find(.text, "a").frame.width == 216)
    #expect(try screen.find(.text, "b").frame.width == 83)
    let alone = ViewTester(
      text.containerRelativeFrame([.horizontal, .vertical]), environment: environment)
    #expect(try alone.find(.text, "a").frame.size == CGSize(width: 632, height: 400))
  }

  @Test("transitions by pushes, blurs, factors and distances have effects for both ways")
  func transitions() throws {
    func transition(_ transition: AnyTransition) throws -> AnyTransition? {
      try ViewTester(text.transition(transition)).find(.text, "a").tree.element.traits.transition
    }
    let push = try #require(try transition(.push(from: .bottom)))
    #expect(push.insertion == [.bottom, .fade])
    #expect(push.removal == [.top, .fade])
    #expect(try transition(.blurReplace)?.insertion == [.blur, .fade, .scaled(0.9)])
    #expect(try transition(.scale(scale: 0.5, anchor: .top))?.removal == [.scaled(0.5)])
    #expect(try transition(.offset(x: 3, y: 4))?.insertion == [.offset(x: 3, y: 4)])
  }
}
#endif
