#if PortableViews
// As SwiftUI does: files of views use its types without a word.
@_exported public import Foundation
#else
@_exported public import SwiftUI
#endif
