#if canImport(SwiftUI)
  @_exported public import SwiftUI
#endif
