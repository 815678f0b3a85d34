#if PortableViews
@_exported public import ComposableUI
@_exported public import HeadlessRenderer
@_exported public import ViewGraph
#endif
