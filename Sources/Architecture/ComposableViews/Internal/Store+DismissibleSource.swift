import ComposableCore

#if PortableViews
import ComposableUI

extension Store: DismissibleSource {}
#endif
