import AppRuntime
import Gallery

/// Every control, to look at and to try.
@main
struct GalleryApp: App {
  var body: some Scene {
    WindowGroup("Gallery") {
      GalleryView()
    }
  }
}
