#if PortableViews
import ComposableUI
import Foundation
import Testing
import ViewTesting

/// A screen as people write them for devices: most of what it asks for is not there in a browser.
private struct Badge: View {
  @Namespace private var animation
  @ScaledMetric private var side = 24.0
  @ScaledMetric(relativeTo: .title) private var width: Double = 48
  @State private var count = 0
  let seen: (Namespace.ID) -> Void

  var body: some View {
    seen(animation)
    return NavigationSplitView {
      List {
        Text("\(count)")
          .frame(width: width, height: side)
          .contentTransition(.numericText(value: Double(count)))
          .matchedGeometryEffect(id: "count", in: animation)
          .sensoryFeedback(.impact(weight: .heavy), trigger: count)
          .allowsTightening(true)
          .privacySensitive()
        Button("Count") { count += 1 }
          .redacted(reason: count < 0 ? .placeholder : [])
          .unredacted()
      }
      .contentMargins(.horizontal, 8)
      .contentMargins(4)
      .toolbarBackground(.hidden, for: .navigationBar)
      .toolbarBackground(Color.red, for: .navigationBar, .tabBar)
      .toolbar(.visible, for: .tabBar)
    } detail: {
      Text("Detail")
    }
    .navigationSplitViewStyle(.balanced)
    .dynamicTypeSize(.large)
    .dynamicTypeSize(...DynamicTypeSize.accessibility1)
    .statusBarHidden()
    .statusBar(hidden: true)
    .accentColor(.red)
    .onOpenURL { _ in count = 0 }
  }
}

/// Compatibility: effects of devices.
@MainActor
struct EffectCompatibilityTests {
  @Test("modifiers without an effect leave their view unchanged")
  func accepted() throws {
    let screen = ViewTester(Badge { _ in })
    #expect(screen.texts.contains("0"))
    try screen.button("Count").tap()
    #expect(screen.texts.contains("1"))
  }

  @Test("a namespace is kept by its view and differs from other views'")
  func namespace() throws {
    var seen: [Namespace.ID] = []
    let screen = ViewTester(Badge { seen.append($0) })
    try screen.button("Count").tap()
    #expect(seen.count == 2)
    #expect(Set(seen).count == 1)
    _ = ViewTester(Badge { seen.append($0) })
    #expect(Set(seen).count == 2)
  }
}
#endif
