import Combine
import SwiftUI

enum LoginError: LocalizedError {
    case wrongPassword, locked(until: Date)

    var errorDescription: String? {
        switch self {
        case .wrongPassword: return "The password is wrong."
        case .locked(let date): return "Locked until \(date.formatted(date: .omitted, time: .shortened))."
        }
    }

    var recoverySuggestion: String? { "Please try again." }
}

protocol Authenticating {
    func login(email: String, password: String) -> AnyPublisher<String, LoginError>
}

struct FakeAuthenticator: Authenticating {
    func login(email: String, password: String) -> AnyPublisher<String, LoginError> {
        Deferred {
            Future<String, LoginError> { promise in
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                    promise(password == "hunter2" ? .success("token") : .failure(.wrongPassword))
                }
            }
        }
        .eraseToAnyPublisher()
    }
}

final class LoginViewModel: ObservableObject {
    @Published var email = ""
    @Published var password = ""
    @Published private(set) var isValid = false
    @Published private(set) var isBusy = false
    @Published private(set) var token: String?
    @Published var error: LoginError?

    private let authenticator: Authenticating
    private var bag: Set<AnyCancellable> = []

    init(authenticator: Authenticating = FakeAuthenticator()) {
        self.authenticator = authenticator
        Publishers.CombineLatest($email, $password)
            .map { email, password in
                email.range(of: #"^\S+@\S+\.\S+$"#, options: .regularExpression) != nil && password.count >= 6
            }
            .removeDuplicates()
            .assign(to: &$isValid)
    }

    func submit() {
        isBusy = true
        authenticator.login(email: email, password: password)
            .receive(on: DispatchQueue.main)
            .sink(
                receiveCompletion: { [weak self] completion in
                    self?.isBusy = false
                    if case .failure(let error) = completion { self?.error = error }
                },
                receiveValue: { [weak self] in self?.token = $0 }
            )
            .store(in: &bag)
    }
}

struct LoginForm: View {
    private enum Field: Hashable { case email, password }

    @ObservedObject var viewModel: LoginViewModel
    @FocusState private var focus: Field?
    @State private var showsPassword = false

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Image("logo")
                .renderingMode(.template)
                .resizable()
                .frame(width: 80, height: 80)
                .foregroundStyle(.tint)
                .frame(maxWidth: .infinity)

            TextField("Email", text: $viewModel.email)
                .textContentType(.emailAddress)
                .keyboardType(.emailAddress)
                .textInputAutocapitalization(.never)
                .focused($focus, equals: .email)
                .submitLabel(.next)

            HStack {
                Group {
                    if showsPassword {
                        TextField("Password", text: $viewModel.password)
                    } else {
                        SecureField("Password", text: $viewModel.password)
                    }
                }
                .textContentType(.password)
                .focused($focus, equals: .password)
                .submitLabel(.go)
                Button {
                    showsPassword.toggle()
                } label: {
                    Image(systemName: showsPassword ? "eye.slash" : "eye")
                }
            }

            Button(action: viewModel.submit) {
                if viewModel.isBusy {
                    ProgressView().frame(maxWidth: .infinity)
                } else {
                    Text("Log in").frame(maxWidth: .infinity)
                }
            }
            .buttonStyle(.borderedProminent)
            .disabled(!viewModel.isValid || viewModel.isBusy)
        }
        .textFieldStyle(RoundedBorderTextFieldStyle())
        .padding()
        .onSubmit {
            switch focus {
            case .email: focus = .password
            default: viewModel.submit()
            }
        }
        .alert(
            isPresented: Binding(get: { viewModel.error != nil }, set: { _ in viewModel.error = nil }),
            error: viewModel.error
        ) { _ in
            Button("OK") {}
        } message: { error in
            Text(error.recoverySuggestion ?? "")
        }
        .onAppear { focus = .email }
    }
}

#Preview {
    LoginForm(viewModel: LoginViewModel())
}
