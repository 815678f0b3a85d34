import ComposableArchitecture

@MainActor
func picture(_ view: Text) {
  _ = ImageRenderer(content: view)  // error: 'ImageRenderer' is unavailable: Views are drawn
}
