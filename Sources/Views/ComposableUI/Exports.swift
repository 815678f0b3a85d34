#if canImport(SwiftUI)
@_exported public import SwiftUI
#else
// As SwiftUI does: files of views use its types without a word.
@_exported public import Foundation
#endif
