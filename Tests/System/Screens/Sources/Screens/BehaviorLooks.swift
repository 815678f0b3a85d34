import ComposableUI
import Foundation

/// Text sizes, a calendar, hover effects, repeating buttons and a default focus.
struct BehaviorLooks: View {
  @State private var count = 0
  @State private var name = ""
  @State private var date = Date(timeIntervalSince1970: 1_707_900_000)
  @Namespace private var scope

  var body: some View {
    VStack(spacing: 16) {
      HStack {
        VStack {
          Text("Body").accessibilityIdentifier("large body")
          Text("Title").font(.title).accessibilityIdentifier("large title")
          Text("Fixed").font(.system(size: 15)).accessibilityIdentifier("fixed")
          VStack {
            Text("Title").font(.title).accessibilityIdentifier("usual title")
            Text("Body").accessibilityIdentifier("usual body")
          }
          .dynamicTypeSize(.large)
        }
        .dynamicTypeSize(.accessibility1)
        Text("Card").padding().background(.yellow).accessibilityIdentifier("lift")
          .hoverEffect(.lift)
        Button("Highlight") {}.hoverEffect()
      }
      Button("More \(count)") { count += 1 }.buttonStyle(.bordered).buttonSizing(.flexible)
        .buttonRepeatBehavior(.enabled).disabled(count > 30)
      VStack {
        TextField("First", text: $name)
        TextField("Preferred", text: $name).prefersDefaultFocus(in: scope)
        HStack {
          Text("Brightness").accessibilityLabeledPair(role: .label, id: 1, in: scope)
          Slider(value: .constant(0.5))
            .accessibilityLabeledPair(role: .content, id: 1, in: scope)
        }
      }
      .focusScope(scope)
      DatePicker("When", selection: $date).datePickerStyle(.graphical)
        .environment(\.timeZone, .gmt)
      Text("Light").foregroundStyle(.white).padding().background(.black)
        .luminanceToAlpha().accessibilityIdentifier("mask")
      Form {
        Section("Columns") {
          TextField("Name", text: $name)
          Text("A row of columns").accessibilityAddTraits(.isHeader)
        }
      }
      .formStyle(.columns)
    }
    .padding()
  }
}
