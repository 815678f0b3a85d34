#if Macros
import ComposableUI
import Testing

private struct Greeting: View {
  let name: String

  var body: some View {
    Text("Hello, \(name)")
  }
}

#Preview {
  Greeting(name: "World")
}

#Preview("Named", traits: .sizeThatFitsLayout) {
  @Previewable @State var isOn = false
  VStack {
    Toggle("On", isOn: $isOn)
    Greeting(name: "Ann")
  }
}

@Suite struct PreviewMacroTests {
  @Test("'#Preview' type-checks its body and declares nothing")
  @MainActor
  func previews() {
    #expect("\(type(of: Greeting(name: "Bob").body))" == "Text")
  }
}
#endif
