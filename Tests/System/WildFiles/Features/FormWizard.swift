import ComposableArchitecture
import SwiftUI

@Reducer
struct FormWizard {
  enum Step: Int, CaseIterable, Comparable {
    case personal, address, payment
    static func < (lhs: Step, rhs: Step) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  @ObservableState
  struct State: Equatable {
    var step = Step.personal
    var firstName = ""
    var lastName = ""
    var birthday = Date(timeIntervalSince1970: 0)
    var address = Address()
    var iban = ""
    var errors: [Step: [String]] = [:]
    var isSubmitting = false

    struct Address: Equatable {
      var street = ""
      var city = ""
      var country = Locale.current.region?.identifier ?? "DE"
    }

    var isValid: Bool { errors.values.allSatisfy(\.isEmpty) }
  }

  enum Action: BindableAction, Sendable {
    case backTapped
    case binding(BindingAction<State>)
    case continueTapped
    case submitResponse(Result<Void, SubmitError>)
    case delegate(Delegate)

    enum Delegate: Sendable { case finished }
  }

  struct SubmitError: Error, Equatable { var message: String }

  @Dependency(\.calendar) var calendar
  @Dependency(\.date.now) var now
  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss
  @Dependency(\.isPresented) var isPresented

  var body: some Reducer<State, Action> {
    BindingReducer()
      .onChange(of: \.birthday) { _, birthday in
        Reduce { state, _ in
          let age = calendar.dateComponents([.year], from: birthday, to: now).year ?? 0
          state.errors[.personal] = age < 18 ? ["You must be 18."] : []
          return .none
        }
      }
    Reduce { state, action in
      switch action {
      case .backTapped:
        guard let previous = Step(rawValue: state.step.rawValue - 1) else {
          return isPresented ? .run { _ in await dismiss() } : .none
        }
        state.step = previous
        return .none

      case .binding(\.iban):
        state.iban = state.iban.uppercased().filter { $0.isLetter || $0.isNumber }
        return .none

      case .binding(\.address):
        state.errors[.address] = state.address.city.isEmpty ? ["City missing"] : nil
        return .none

      case .binding:
        return .none

      case .continueTapped:
        if let next = Step(rawValue: state.step.rawValue + 1) {
          state.step = next
          return .none
        }
        state.isSubmitting = true
        return .run { [iban = state.iban] send in
          try await clock.sleep(for: .milliseconds(500))
          if iban.count < 10 {
            await send(.submitResponse(.failure(SubmitError(message: "IBAN too short"))))
          } else {
            await send(.submitResponse(.success(())))
          }
        }

      case .submitResponse(.success):
        state.isSubmitting = false
        return .concatenate(
          .send(.delegate(.finished)),
          .run { _ in await self.dismiss(animation: .default) }
        )

      case let .submitResponse(.failure(error)):
        state.isSubmitting = false
        state.errors[.payment, default: []].append(error.message)
        return .none

      case .delegate:
        return .none
      }
    }
  }
}

struct FormWizardView: View {
  @Bindable var store: StoreOf<FormWizard>

  var body: some View {
    VStack {
      ProgressView(value: Double(store.step.rawValue + 1), total: Double(FormWizard.Step.allCases.count))
        .padding()
      Form {
        switch store.step {
        case .personal:
          TextField("First name", text: $store.firstName)
          TextField("Last name", text: $store.lastName)
          DatePicker("Birthday", selection: $store.birthday, displayedComponents: .date)
        case .address:
          TextField("Street", text: $store.address.street)
          TextField("City", text: $store.address.city)
          Picker("Country", selection: $store.address.country) {
            ForEach(["DE", "FR", "US"], id: \.self) { code in
              Text(Locale.current.localizedString(forRegionCode: code) ?? code)
            }
          }
        case .payment:
          TextField("IBAN", text: $store.iban)
        }
        if let errors = store.errors[store.step] {
          ForEach(errors, id: \.self) { Text($0).foregroundStyle(.red) }
        }
      }
      .disabled(store.isSubmitting)
      HStack {
        Button("Back") { store.send(.backTapped, animation: .snappy) }
        Spacer()
        Button("Continue") { store.send(.continueTapped, animation: .snappy) }
          .disabled(!store.isValid)
      }
      .padding()
    }
  }
}

#Preview {
  FormWizardView(store: Store(initialState: FormWizard.State()) { FormWizard() })
}
