import ComposableArchitecture

/// The step for the way to pay, and for a voucher.
@Reducer
struct PaymentStep {
  @ObservableState
  struct State: Equatable {
    @Shared(.draft) var draft
    var code = ""
    var isLookingUp = false
    var showsProblems = false
    var today: Day
    var voucherProblem: VoucherProblem?

    var form: Draft {
      get { draft }
      set { $draft.withLock { $0 = newValue } }
    }

    /// The problems to show: of what was chosen, and of what is missing after an attempt.
    var problems: [Problem] {
      draft.problems(of: .payment, today: today).filter { problem in
        switch problem {
        case .paymentMissing, .companyMissing: showsProblems
        default: true
        }
      }
    }
  }

  /// A reason why a code was not accepted.
  enum VoucherProblem: Equatable {
    case codeMissing
    case unknown(String)
    case lookUpFailed
    case notUsable(Problem)
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case continueButtonTapped
    case delegate(StepDelegate)
    case redeemButtonTapped
    case removeVoucherButtonTapped
    case voucherResponse(Result<Voucher?, any Error>)
  }

  @Dependency(\.tariff) var tariff
  @Dependency(\.today) var today

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.code):
        state.voucherProblem = nil
        return .none

      case .binding, .delegate:
        return .none

      case .continueButtonTapped:
        state.showsProblems = true
        state.today = today
        return state.problems.isEmpty ? .send(.delegate(.completed)) : .none

      case .redeemButtonTapped:
        let code = state.code.filter { !$0.isWhitespace }
        guard !code.isEmpty else {
          state.voucherProblem = .codeMissing
          return .none
        }
        state.isLookingUp = true
        return .run { send in
          await send(.voucherResponse(Result { try await tariff.voucher(code) }))
        }

      case .removeVoucherButtonTapped:
        state.$draft.withLock { $0.voucher = nil }
        return .none

      case .voucherResponse(let response):
        state.isLookingUp = false
        state.receive(response, today: today)
        return .none
      }
    }
  }
}

extension PaymentStep.State {
  fileprivate mutating func receive(_ response: Result<Voucher?, any Error>, today: Day) {
    guard case .success(let found) = response else {
      voucherProblem = .lookUpFailed
      return
    }
    guard let voucher = found else {
      voucherProblem = .unknown(String(code.prefix(40)))
      return
    }
    if let problem = voucher.problems(nights: draft.nights, today: today).first {
      voucherProblem = .notUsable(problem)
      return
    }
    $draft.withLock { $0.voucher = voucher }
    code = ""
    voucherProblem = nil
  }
}
