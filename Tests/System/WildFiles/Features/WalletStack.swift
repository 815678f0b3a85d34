import ComposableArchitecture
import Foundation
import SwiftUI

struct Transaction2: Equatable, Identifiable, Codable {
  var id = UUID()
  var title: String
  var cents: Int
  var date: Date
}

@Reducer
struct AccountFeature {
  @ObservableState
  struct State: Equatable {
    @Shared var transactions: [Transaction2]
    var isLoading = false
  }
  enum Action {
    case deleted(IndexSet)
    case transactionTapped(Transaction2.ID)
    case reload
    case loaded(Result<[Transaction2], any Error>)
  }
  @Dependency(BankClient.self) var bank

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case let .deleted(offsets):
        state.$transactions.withLock { $0.remove(atOffsets: offsets) }
        return .none
      case .transactionTapped:
        return .none
      case .reload:
        state.isLoading = true
        return .run { send in
          await send(.loaded(Result { try await bank.transactions() }))
        } catch: { error, _ in
          reportIssue(error)
        }
      case let .loaded(.success(transactions)):
        state.isLoading = false
        state.$transactions.withLock { $0 = transactions }
        return .none
      case .loaded(.failure):
        state.isLoading = false
        return .none
      }
    }
  }
}

@DependencyClient
struct BankClient: Sendable {
  var transactions: @Sendable () async throws -> [Transaction2]
  var transfer: @Sendable (_ cents: Int, _ to: String) async throws -> Bool
  var isOpen: @Sendable () -> Bool = { false }
}

extension BankClient: DependencyKey {
  static let liveValue = Self(
    transactions: {
      let (data, _) = try await URLSession.shared.data(from: URL(string: "https://bank.example.com/transactions")!)
      return try JSONDecoder().decode([Transaction2].self, from: data)
    },
    transfer: { cents, _ in
      try await Task.sleep(for: .seconds(1))
      return cents > 0
    },
    isOpen: { true }
  )
  static let testValue = Self()
  static let previewValue = Self(
    transactions: { [Transaction2(title: "Coffee", cents: -340, date: .now)] },
    transfer: { _, _ in true },
    isOpen: { true }
  )
}

@Reducer
struct TransactionFeature {
  @ObservableState
  struct State: Equatable { var transaction: Transaction2 }
  enum Action { case shareTapped }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

@Reducer
struct WalletStack {
  @Reducer
  enum Path {
    case account(AccountFeature)
    case transaction(TransactionFeature)
    case help
  }

  @ObservableState
  struct State: Equatable {
    var path = StackState<Path.State>()
    @Shared(.fileStorage(.documentsDirectory.appending(component: "transactions.json")))
    var transactions: [Transaction2] = []
    @SharedReader(.inMemory("isPro")) var isPro = false

    var balance: Int { transactions.map(\.cents).reduce(0, +) }
  }

  enum Action {
    case accountTapped
    case helpTapped
    case path(StackActionOf<Path>)
    case popToRoot
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .accountTapped:
        state.path.append(.account(AccountFeature.State(transactions: state.$transactions)))
        return .none
      case .helpTapped:
        state.path.append(.help)
        return .none
      case let .path(.element(id: _, action: .account(.transactionTapped(id)))):
        if let transaction = state.transactions.first(where: { $0.id == id }) {
          state.path.append(.transaction(TransactionFeature.State(transaction: transaction)))
        }
        return .none
      case .path:
        return .none
      case .popToRoot:
        state.path.removeAll()
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}

extension WalletStack.Path.State: Equatable {}

struct WalletView: View {
  @Bindable var store: StoreOf<WalletStack>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      List {
        Section("Balance") {
          Text(Double(store.balance) / 100, format: .currency(code: "EUR")).font(.largeTitle)
        }
        Button("Account") { store.send(.accountTapped) }
        NavigationLink(state: WalletStack.Path.State.help) {
          Label("Help", systemImage: "questionmark.circle")
        }
      }
      .navigationTitle("Wallet")
    } destination: { store in
      switch store.case {
      case .account(let store):
        AccountView(store: store)
      case .transaction(let store):
        Text(store.transaction.title)
      case .help:
        Text("Call us.")
      }
    }
  }
}

struct AccountView: View {
  let store: StoreOf<AccountFeature>

  var body: some View {
    List {
      ForEach(store.transactions) { transaction in
        Button(transaction.title) { store.send(.transactionTapped(transaction.id)) }
      }
      .onDelete { store.send(.deleted($0)) }
    }
    .overlay { if store.isLoading { ProgressView() } }
    .refreshable { await store.send(.reload).finish() }
    .onFirstAppear { store.send(.reload) }
  }
}

private struct FirstAppear: ViewModifier {
  let action: () -> Void
  @State private var hasAppeared = false
  func body(content: Content) -> some View {
    content.onAppear {
      guard !hasAppeared else { return }
      hasAppeared = true
      action()
    }
  }
}

extension View {
  func onFirstAppear(perform action: @escaping () -> Void) -> some View {
    modifier(FirstAppear(action: action))
  }
}

#Preview {
  let _ = prepareDependencies { $0[BankClient.self] = .previewValue }
  WalletView(store: Store(initialState: WalletStack.State()) { WalletStack() })
}
