import ComposableUI
import Foundation

/// The controls that take text, numbers, dates and colours.
struct FieldsPage: View {
  @State private var name = ""
  @State private var password = ""
  @State private var notes = "Two lines\nof text"
  @State private var age = 42
  @State private var day = Date(timeIntervalSince1970: 1_790_000_000)
  @State private var color = Color(red: 1, green: 0.5, blue: 0)
  @State private var submitted = "nothing"
  @FocusState private var focus: Field?

  private enum Field {
    case name, password
  }

  var body: some View {
    Form {
      Section("Account") {
        TextField("Name", text: $name, prompt: Text("Your name"))
          .focused($focus, equals: .name)
          .onSubmit {
            submitted = name
            focus = .password
          }
        SecureField("Password", text: $password)
          .focused($focus, equals: .password)
        TextField("Age", value: $age, format: .number)
          .keyboardType(.numberPad)
        LabeledContent("Next year", value: age < .max ? "\(age + 1)" : "none")
        LabeledContent("Submitted", value: submitted)
        Button("Edit the name") { focus = .name }
      }
      Section("Notes") {
        TextEditor(text: $notes)
          .accessibilityLabel("Notes")
        Text("\(notes.count) characters")
          .foregroundStyle(.secondary)
      }
      Section("Choices") {
        DatePicker("Day", selection: $day, displayedComponents: .date)
        DatePicker("Time", selection: $day, displayedComponents: .hourAndMinute)
        ColorPicker("Color", selection: $color)
        HStack {
          Text("Chosen")
          Spacer()
          RoundedRectangle(cornerRadius: 6)
            .fill(color)
            .frame(width: 56, height: 28)
        }
      }
    }
    .navigationTitle("Fields")
  }
}
