#if PortableViews
import Foundation
import Observation
import Testing
import ViewTesting

@Suite("Delegates of apps")
@MainActor
struct AppDelegateTests {
  @Test("a delegate is made with its app, and told of the start before the first view is made")
  func launch() throws {
    let screen = ViewTester(LanternApp()._rootView)
    #expect(screen.texts == ["start of lantern: will, did", "in the environment: 1"])
    try screen.button("Light").tap()
    #expect(screen.texts == ["start of lantern: will, did, lit", "in the environment: 2"])
  }

  @Test("two windows have a delegate each")
  func windows() throws {
    let screens = [ViewTester(LanternApp()._rootView), ViewTester(LanternApp()._rootView)]
    try screens[0].button("Light").tap()
    #expect(screens.map { $0.texts[1] } == ["in the environment: 2", "in the environment: 1"])
  }

  @Test(
    "an initializer that a delegate inherits or overrides is called, with the values of its properties"
  )
  func initializers() {
    #expect(UIApplicationDelegateAdaptor(PlainDelegate.self).wrappedValue.names == ["a", "b"])
    let special = UIApplicationDelegateAdaptor(SpecialDelegate.self).wrappedValue
    #expect(special.names == ["a", "b", "c"])
    #expect(special.count == 3)
    #expect(type(of: special) == SpecialDelegate.self)
    #expect(UIApplicationDelegateAdaptor(LastDelegate.self).wrappedValue.names == ["a", "b", "c"])
  }
}

/// A delegate without an initializer of its own, and without functions.
private class PlainDelegate: NSObject, UIApplicationDelegate {
  var names = ["a", "b"]
}

private class SpecialDelegate: PlainDelegate {
  let count: Int

  override init() {
    count = 3
    super.init()
    names.append("c")
  }
}

private final class LastDelegate: SpecialDelegate {
  let last = "z"
}

@Observable
private final class Lamp {
  var count = 1
}

private class LanternDelegate: NSObject, UIApplicationDelegate, ObservableObject {
  @Published var events: [String] = []
  let lamp = Lamp()

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    events.append(launchOptions == nil ? "will" : "will, with options")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    events.append("did")
    return true
  }
}

private struct LanternApp: App {
  @UIApplicationDelegateAdaptor(LanternDelegate.self) private var delegate

  var body: some Scene {
    WindowGroup("Lantern") {
      VStack {
        Text("start of lantern: \(delegate.events.joined(separator: ", "))")
        LampView()
        Button("Light") {
          delegate.events.append("lit")
          delegate.lamp.count += 1
        }
      }
    }
  }
}

private struct LampView: View {
  @EnvironmentObject var delegate: LanternDelegate

  var body: some View { Text("in the environment: \(delegate.lamp.count)") }
}
#endif
