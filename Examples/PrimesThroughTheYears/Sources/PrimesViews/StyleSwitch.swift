import SwiftUI

/// The app: the choice of a style, and the screens of the chosen one in its place.
///
/// Each style has its own navigation, so that it can be written as it was at the time.
public struct StyleSwitch<Content: View>: View {
  @State private var style: Style?
  let content: (Style, _ leave: @escaping @MainActor () -> Void) -> Content

  /// Creates the app.
  ///
  /// - Parameter content: The screens of a style. `leave` leads back to the choice.
  public init(
    @ViewBuilder content:
      @escaping (_ style: Style, _ leave: @escaping @MainActor () -> Void) -> Content
  ) {
    self.content = content
  }

  public var body: some View {
    if let style {
      content(style) { self.style = nil }
    } else {
      StyleChoice { style = $0 }
    }
  }
}
