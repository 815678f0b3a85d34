#if PortableViews
import ComposableUI
import Foundation
import Testing
import ViewTesting

/// The screen, the device and its signals, by the names of UIKit.
@MainActor
struct DeviceTests {
  struct Facts: View {
    var body: some View {
      Text(verbatim: "\(Int(UIScreen.main.bounds.width)) × \(Int(UIScreen.main.bounds.height))")
      Kind()
    }
  }

  struct Kind: View {
    var body: some View {
      let device = UIDevice.current
      Text(verbatim: device.userInterfaceIdiom == .phone ? "phone" : "pad")
      Text(verbatim: device.orientation.isLandscape ? "landscape" : "portrait")
    }
  }

  private func screen(_ view: some View, width: Double, height: Double) -> ViewTester {
    var environment = RendererEnvironment()
    environment.size = CGSize(width: width, height: height)
    return ViewTester(view, environment: environment)
  }

  @Test("each user's screen is the window, and bodies follow its size")
  func bounds() {
    let phone = screen(Facts(), width: 390, height: 780)
    let desktop = screen(Facts(), width: 1_200, height: 800)
    #expect(phone.texts == ["390 × 780", "phone", "portrait"])
    #expect(desktop.texts == ["1200 × 800", "pad", "landscape"])
    phone.graph.resetBodyEvaluations()
    phone.environment.size = CGSize(width: 780, height: 390)
    #expect(phone.texts == ["780 × 390", "pad", "landscape"])
    #expect(phone.graph.bodyEvaluationsByType == ["Facts": 1, "Kind": 1])
    #expect(desktop.texts == ["1200 × 800", "pad", "landscape"])
  }

  @Test("pixels are the user's screen's")
  func scale() {
    struct Pixels: View {
      var body: some View {
        Text(verbatim: "\(UIScreen.main.scale) \(UIScreen.main.nativeBounds.width)")
      }
    }
    var environment = RendererEnvironment()
    environment.size = CGSize(width: 300, height: 200)
    environment.displayScale = 2
    #expect(ViewTester(Pixels(), environment: environment).texts == ["2.0 600.0"])
  }

  @Test("outside of views, the screen has the size of a window that is not known")
  func outside() {
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 680, height: 480))
    #expect(UIScreen.main.scale == 1)
    #expect(UIDevice.current.systemVersion.split(separator: ".").count == 3)
    UISelectionFeedbackGenerator().selectionChanged()
  }

  @Test("generators give the signals of the user who has tapped")
  func signals() throws {
    struct Signals: View {
      var body: some View {
        Button("Impact") {
          let generator = UIImpactFeedbackGenerator(style: .heavy)
          generator.prepare()
          generator.impactOccurred()
          UIImpactFeedbackGenerator(style: .soft).impactOccurred(intensity: 0.5)
        }
        Button("Outcome") {
          UINotificationFeedbackGenerator().notificationOccurred(.error)
          UISelectionFeedbackGenerator().selectionChanged()
        }
      }
    }
    let screen = ViewTester(Signals())
    let other = ViewTester(Signals())
    try screen.button("Impact").tap()
    #expect(
      screen.renderer.playedFeedback == [
        .impact(weight: .heavy), .impact(flexibility: .soft, intensity: 0.5),
      ])
    try screen.button("Outcome").tap()
    #expect(screen.renderer.playedFeedback.suffix(2) == [.error, .selection])
    #expect(other.renderer.playedFeedback == [])
  }
}
#endif
