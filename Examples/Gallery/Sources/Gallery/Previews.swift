import ComposableUI

#Preview("Controls") {
  NavigationStack { ControlsPage() }
}

#Preview("Fields") {
  NavigationStack { FieldsPage() }
}

#Preview("A switch of its own") {
  @Previewable @State var isOn = false
  Form {
    Toggle("Switch", isOn: $isOn)
    Text(isOn ? "On" : "Off")
  }
}
