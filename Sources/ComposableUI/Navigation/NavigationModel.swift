@MainActor
final class NavigationModel {}
private struct NavigationKey: EnvironmentKey {
  static var defaultValue: NavigationModel? { nil }
}
extension EnvironmentValues {
  var navigation: NavigationModel? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}
