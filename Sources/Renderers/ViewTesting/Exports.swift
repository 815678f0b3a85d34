#if PortableViews
@_exported public import ComposableUI
#endif
