@_exported public import PerceptionCore

// `@Perception.Bindable` is the same property wrapper as `@Bindable`.
@_exported public import struct ComposableUI.Bindable
