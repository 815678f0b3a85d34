import ComposableCore
import ComposableUI

// Disfavoured, so that a closure with a plain parameter gets the item.
extension View {
  /// Presents a sheet while a binding holds an item, with a binding to the item.
  ///
  /// ```swift
  /// struct Draft: Identifiable {
  ///   let id: Int
  ///   var text = ""
  /// }
  ///
  /// struct DraftButton: View {
  ///   @State private var draft: Draft?
  ///
  ///   var body: some View {
  ///     Button("Write") { draft = Draft(id: 1) }
  ///       .sheet(item: $draft) { $draft in TextField("Text", text: $draft.text) }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - item: The item; set to `nil` when the sheet closes.
  ///   - onDismiss: Called when the sheet has closed.
  ///   - content: Makes the view from a binding to the item.
  @_disfavoredOverload
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    sheet(item: item, onDismiss: onDismiss) { (value: Item) in content(item.held(value)) }
  }

  /// Presents a sheet while a binding holds an item, identified by a property.
  ///
  /// - Parameters:
  ///   - item: The item; set to `nil` when the sheet closes.
  ///   - id: The identity of an item.
  ///   - onDismiss: Called when the sheet has closed.
  ///   - content: Makes the view from a binding to the item.
  @_disfavoredOverload
  public func sheet<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    sheet(item: item, id: id, onDismiss: onDismiss) { (value: Item) in content(item.held(value)) }
  }

  #if PortableViews || !os(macOS)
  /// Presents a view that covers the screen while a binding holds an item, with a binding to it.
  ///
  /// - Parameters:
  ///   - item: The item; set to `nil` when the view closes.
  ///   - onDismiss: Called when the view has closed.
  ///   - content: Makes the view from a binding to the item.
  @_disfavoredOverload
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    fullScreenCover(item: item, onDismiss: onDismiss) { (value: Item) in content(item.held(value)) }
  }

  /// Presents a view that covers the screen while a binding holds an item.
  ///
  /// - Parameters:
  ///   - item: The item; set to `nil` when the view closes.
  ///   - id: The identity of an item.
  ///   - onDismiss: Called when the view has closed.
  ///   - content: Makes the view from a binding to the item.
  @_disfavoredOverload
  public func fullScreenCover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    fullScreenCover(item: item, id: id, onDismiss: onDismiss) { (value: Item) in
      content(item.held(value))
    }
  }
  #endif

  #if PortableViews || !(os(tvOS) || os(watchOS))
  /// Presents a popover while a binding holds an item, with a binding to the item.
  ///
  /// - Parameters:
  ///   - item: The item; set to `nil` when the popover closes.
  ///   - content: Makes the view from a binding to the item.
  @_disfavoredOverload
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    popover(item: item) { (value: Item) in content(item.held(value)) }
  }

  /// Presents a popover while a binding holds an item, identified by a property.
  ///
  /// - Parameters:
  ///   - item: The item; set to `nil` when the popover closes.
  ///   - id: The identity of an item.
  ///   - content: Makes the view from a binding to the item.
  @_disfavoredOverload
  public func popover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    popover(item: item, id: id) { (value: Item) in content(item.held(value)) }
  }
  #endif

  /// Pushes a screen while a binding holds an item, with a binding to the item.
  ///
  /// - Parameters:
  ///   - item: The item; going back sets it to `nil`.
  ///   - destination: Makes the screen from a binding to the item.
  @_disfavoredOverload
  public func navigationDestination<Item, Content: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Binding<Item>) -> Content
  ) -> some View {
    navigationDestination(isPresented: Binding(item)) {
      if let item = Binding(unwrapping: item) { destination(item) }
    }
  }
}

extension Binding {
  /// Returns a binding to the value of an optional, which holds the last one once that is gone.
  fileprivate func held<Wrapped>(_ value: Wrapped) -> Binding<Wrapped> where Value == Wrapped? {
    Binding<Wrapped>(unwrapping: self) ?? .constant(value)
  }
}
