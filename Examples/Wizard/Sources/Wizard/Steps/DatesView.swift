import ComposableArchitecture
import SwiftUI

/// The fields for the dates and the guests.
struct DatesView: View {
  @Bindable var store: StoreOf<DatesStep>
  @Environment(\.calendar) private var calendar

  var body: some View {
    Section("Dates") {
      DatePicker("Check-in", selection: checkIn, displayedComponents: .date)
      DatePicker("Check-out", selection: checkOut, displayedComponents: .date)
      switch store.draft.nights {
      case 1: Text("One night").foregroundStyle(.secondary)
      case 2...: Text("\(store.draft.nights) nights").foregroundStyle(.secondary)
      default: EmptyView()
      }
      ProblemRows(problems: store.problems, of: .dates)
    }
    Section("Guests") {
      Stepper("Adults: \(store.draft.adults)", value: $store.form.adults, in: 1...12)
      ForEach(Array(store.draft.children.enumerated()), id: \.element.id) { index, child in
        HStack {
          Picker("Age of child \(index + 1)", selection: age(of: child)) {
            Text("Under one").tag(0)
            ForEach(1..<18, id: \.self) { Text("\($0)").tag($0) }
          }
          Button("Remove", systemImage: "trash") {
            store.send(.removeChildButtonTapped(id: child.id))
          }
          .labelStyle(.iconOnly)
          .accessibilityLabel("Remove child \(index + 1)")
        }
      }
      Button("Add a child", systemImage: "plus") { store.send(.addChildButtonTapped) }
        .disabled(store.draft.children.count >= 8)
      ProblemRows(problems: store.problems, of: .guests)
    }
    Section {
      Button("Continue to the room") { store.send(.continueButtonTapped) }
        .buttonStyle(.borderedProminent)
    }
  }

  private var checkIn: Binding<Date> {
    Binding {
      (store.draft.checkIn ?? store.today).noon(in: calendar)
    } set: {
      store.send(.checkInPicked(Day($0, in: calendar)))
    }
  }

  private var checkOut: Binding<Date> {
    Binding {
      (store.draft.checkOut ?? store.today + 1).noon(in: calendar)
    } set: {
      store.send(.checkOutPicked(Day($0, in: calendar)))
    }
  }

  /// The age of a child, which may be gone by the time that it is chosen.
  private func age(of child: Draft.Child) -> Binding<Int> {
    Binding {
      child.age
    } set: { age in
      var form = store.draft
      guard let index = form.children.firstIndex(where: { $0.id == child.id }) else { return }
      form.children[index].age = age
      store.form = form
    }
  }
}
