#if PortableViews
import ComposableUI
import Foundation
import Testing
import ViewTesting

/// A tester's environment.
@MainActor
struct EnvironmentTests {
  struct Facts: View {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.locale) private var locale
    @Environment(\.scenePhase) private var scenePhase
    var body: some View {
      Text(verbatim: "\(colorScheme) \(horizontalSizeClass!) \(scenePhase)")
      Text(verbatim: locale.identifier)
      GeometryReader { Text(verbatim: "\(Int($0.size.width))") }
    }
  }

  private var environment: RendererEnvironment {
    var environment = RendererEnvironment()
    environment.languages = ["en-GB"]
    environment.colorScheme = .dark
    environment.width = 320
    return environment
  }

  @Test("views are made in the tester's environment")
  func initial() {
    let screen = ViewTester(Facts(), environment: environment)
    #expect(screen.texts == ["dark compact active", "en_GB", "320"])
    #expect(screen.environment == environment)
  }

  @Test("a change is drawn at once")
  func change() {
    let screen = ViewTester(Facts(), environment: environment)
    screen.environment.size = CGSize(width: 1_024, height: 768)
    screen.environment.scenePhase = .background
    screen.environment.colorScheme = .light
    screen.environment.locale = Locale(identifier: "de_AT")
    #expect(screen.texts == ["light regular background", "de_AT", "1024"])
  }

  @Test("the languages of a tester replace its environment's")
  func languages() {
    let screen = ViewTester(Facts(), languages: ["de-CH"], environment: environment)
    #expect(screen.environment.languages == ["de-CH"])
    #expect(screen.texts[1] == "de_CH")
  }

  @Test("the renderer records the colour scheme that the views prefer")
  func preference() {
    let screen = ViewTester(Facts().preferredColorScheme(.light), environment: environment)
    #expect(screen.renderer.preferredColorScheme == .light)
    #expect(screen.texts[0] == "light compact active")
  }
}
#endif
