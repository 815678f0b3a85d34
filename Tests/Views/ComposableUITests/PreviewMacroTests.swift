#if Macros && PortableViews
import ComposableUI
import Testing

private struct Greeting: View {
  let name: String

  var body: some View {
    Text("Hello, \(name)")
  }
}

struct GreetingPreviews: PreviewProvider {
  static var previews: some View { Greeting(name: "Eve") }
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

struct PreviewMacroTests {
  #if canImport(Glibc) || canImport(Musl)
  @Test("linked previews are found with their names, files and lines")
  @MainActor
  func previews() {
    let found = PreviewRegistry.all.filter {
      $0.place?.hasPrefix("ComposableUITests/PreviewMacroTests.swift:") == true
    }
    #expect(found.map(\.name) == ["PreviewMacroTests", "Named"])
    #expect(found.map { $0.place?.split(separator: ":").last } == ["17", "21"])
    #expect(PreviewRegistry.all.contains { $0.name == "GreetingPreviews" && $0.place == nil })
  }

  @Test("without the records of conformances, there are no previews")
  @MainActor
  func noRecords() {
    #expect(PreviewRegistry.previews(in: []).isEmpty)
  }
  #endif
}
#endif
