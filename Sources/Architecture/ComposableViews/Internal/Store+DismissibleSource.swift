import ComposableCore

#if !canImport(SwiftUI)
import ComposableUI

extension Store: DismissibleSource {}
#endif
