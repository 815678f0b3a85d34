/// Whether the library prints and logs: it does nothing of the kind in release builds.
let isDebugBuild: Bool = {
  #if DEBUG
  true
  #else
  false
  #endif
}()
