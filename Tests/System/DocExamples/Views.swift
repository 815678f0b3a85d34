import ComposableArchitecture

// The views that examples show without declaring them.

struct ChoreRow: View {
  let chore: Shared<Chore>
  var body: some View { EmptyView() }
}

struct ClockView: View {
  @Dependency(\.date) var date
  var body: some View { EmptyView() }
}

struct CounterView: View {
  @State var count = 0
  var body: some View { Button("+") { count += 1 } }
}

struct DetailView: View {
  let store: StoreOf<Detail>
  var body: some View { EmptyView() }
}

struct EditView: View {
  let store: StoreOf<EditForm>
  var body: some View { EmptyView() }
}

struct GameView: View {
  let store: StoreOf<Game>
  var body: some View { EmptyView() }
}

struct LoginView: View {
  let store: StoreOf<Login>
  var body: some View { EmptyView() }
}

struct PathView: View {
  let store: StoreOf<Path>
  var body: some View { EmptyView() }
}

struct ProfileView: View {
  let store: StoreOf<Profile>
  var body: some View { EmptyView() }
}

struct RootView: View {
  let store: StoreOf<Feature>
  var body: some View { EmptyView() }
}

struct RowView: View {
  let store: StoreOf<Row>
  var body: some View { EmptyView() }
}

struct SettingsView: View {
  let store: StoreOf<Settings>
  var body: some View { EmptyView() }
}
