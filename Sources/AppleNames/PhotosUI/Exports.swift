#if PortableViews
@_exported import ComposableUI
#endif
