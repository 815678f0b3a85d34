/// Whether warnings to the developer are drawn: release builds draw nothing in their place.
let isDebugBuild: Bool = {
  #if DEBUG
  true
  #else
  false
  #endif
}()
