#if PortableViews
@_exported import struct ComposableUI.UTTagClass
@_exported import struct ComposableUI.UTType
#endif
