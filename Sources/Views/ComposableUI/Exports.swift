#if PortableViews
// SwiftUI exports Foundation as well: files of views use its types without an import.
@_exported public import Foundation
#else
@_exported public import SwiftUI

#if canImport(Combine)
// SwiftUI does not export this type; on other platforms, the view layer has one of the same name.
@_exported public import class Combine.ObservableObjectPublisher
#endif
#endif
