import ComposableArchitecture
import SwiftUI

/// The fields for the guest who checks in.
struct GuestView: View {
  @Bindable var store: StoreOf<GuestStep>

  var body: some View {
    Section {
      TextField("Name", text: $store.guest.name)
        .textContentType(.name)
      ProblemRows(problems: store.problems, of: .name)
      TextField("E-mail", text: $store.guest.email)
        .textContentType(.emailAddress)
        .keyboardType(.emailAddress)
      ProblemRows(problems: store.problems, of: .email)
    } header: {
      Text("Who checks in?")
    } footer: {
      Text("The confirmation goes to this address.")
    }
    Section("Wishes") {
      TextEditor(text: $store.guest.wishes)
        .accessibilityLabel("Wishes")
      ProblemRows(problems: store.problems, of: .wishes)
    }
    Section {
      Button("Continue to the payment") { store.send(.continueButtonTapped) }
        .buttonStyle(.borderedProminent)
    }
  }
}

/// The ways to pay, and the field for a voucher.
struct PaymentView: View {
  @Bindable var store: StoreOf<PaymentStep>

  var body: some View {
    Section("Payment") {
      Picker("Way to pay", selection: $store.form.payment) {
        Text("Choose one").tag(Payment?.none)
        ForEach(Payment.allCases) { payment in
          Text(payment.title).tag(Payment?.some(payment))
        }
      }
      if store.draft.payment == .invoice {
        TextField("Company", text: $store.form.company)
      }
      ProblemRows(problems: store.problems, of: .payment)
    }
    Section("Voucher") {
      if let voucher = store.draft.voucher {
        LabeledContent("Redeemed", value: voucher.code)
        Button("Remove the voucher", role: .destructive) {
          store.send(.removeVoucherButtonTapped)
        }
      } else {
        TextField("Code", text: $store.code)
          .onSubmit { store.send(.redeemButtonTapped) }
        Button("Redeem") { store.send(.redeemButtonTapped) }
          .disabled(store.isLookingUp)
      }
      if let problem = store.voucherProblem { ProblemRow(text: problem.text) }
      ProblemRows(problems: store.problems, of: .voucher)
    }
    Section {
      Button("Continue to the summary") { store.send(.continueButtonTapped) }
        .buttonStyle(.borderedProminent)
    }
  }
}
