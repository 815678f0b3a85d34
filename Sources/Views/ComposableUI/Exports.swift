#if PortableViews
// As SwiftUI does: files of views use its types without a word.
@_exported public import Foundation
#else
@_exported public import SwiftUI

#if canImport(Combine)
// The one type of Combine that the view layer has under the same name, and SwiftUI does not export.
@_exported public import class Combine.ObservableObjectPublisher
#endif
#endif
