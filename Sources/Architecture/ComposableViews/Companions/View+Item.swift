import ComposableCore
import ComposableUI

extension View {
  /// Shows an alert about an item while a binding holds one.
  ///
  /// - Parameters:
  ///   - item: The item; set to `nil` when the alert closes.
  ///   - title: Makes the title from the item.
  ///   - actions: Makes the buttons from the item.
  ///   - message: Makes the message from the item.
  public func alert<Item, A: View, M: View>(
    item: Binding<Item?>, title: (Item) -> Text, @ViewBuilder actions: (Item) -> A,
    @ViewBuilder message: (Item) -> M
  ) -> some View {
    alert(
      item.wrappedValue.map(title) ?? Text(verbatim: ""), isPresented: Binding(item),
      presenting: item.wrappedValue, actions: actions, message: message)
  }

  /// Shows an alert about an item while a binding holds one.
  ///
  /// - Parameters:
  ///   - item: The item; set to `nil` when the alert closes.
  ///   - title: Makes the title from the item.
  ///   - actions: Makes the buttons from the item.
  public func alert<Item, A: View>(
    item: Binding<Item?>, title: (Item) -> Text, @ViewBuilder actions: (Item) -> A
  ) -> some View {
    alert(
      item.wrappedValue.map(title) ?? Text(verbatim: ""), isPresented: Binding(item),
      presenting: item.wrappedValue, actions: actions)
  }

  /// Shows a confirmation dialog about an item while a binding holds one.
  ///
  /// - Parameters:
  ///   - item: The item; set to `nil` when the dialog closes.
  ///   - titleVisibility: Whether the title shows.
  ///   - title: Makes the title from the item.
  ///   - actions: Makes the buttons from the item.
  ///   - message: Makes the message from the item.
  public func confirmationDialog<Item, A: View, M: View>(
    item: Binding<Item?>, titleVisibility: Visibility = .automatic, title: (Item) -> Text,
    @ViewBuilder actions: (Item) -> A, @ViewBuilder message: (Item) -> M
  ) -> some View {
    confirmationDialog(
      item.wrappedValue.map(title) ?? Text(verbatim: ""), isPresented: Binding(item),
      titleVisibility: titleVisibility, presenting: item.wrappedValue, actions: actions,
      message: message)
  }

  /// Presents a sheet while a binding holds an item, identified by a property.
  ///
  /// - Parameters:
  ///   - item: The item; set to `nil` when the sheet closes.
  ///   - id: The identity of an item.
  ///   - onDismiss: Called when the sheet has closed.
  ///   - content: Makes the view from the item.
  public func sheet<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(item: item.identified(by: id), onDismiss: onDismiss) { content($0.value) }
  }

  #if PortableViews || !os(macOS)
  /// Presents a view that covers the screen while a binding holds an item.
  ///
  /// - Parameters:
  ///   - item: The item; set to `nil` when the view closes.
  ///   - id: The identity of an item.
  ///   - onDismiss: Called when the view has closed.
  ///   - content: Makes the view from the item.
  public func fullScreenCover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    fullScreenCover(item: item.identified(by: id), onDismiss: onDismiss) { content($0.value) }
  }
  #endif

  #if PortableViews || !(os(tvOS) || os(watchOS))
  /// Presents a popover while a binding holds an item, identified by a property.
  ///
  /// - Parameters:
  ///   - item: The item; set to `nil` when the popover closes.
  ///   - id: The identity of an item.
  ///   - content: Makes the view from the item.
  public func popover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    popover(item: item.identified(by: id)) { content($0.value) }
  }
  #endif

  /// Pushes a screen while a binding holds an item, identified by a property.
  ///
  /// - Parameters:
  ///   - item: The item; going back sets it to `nil`.
  ///   - id: The identity of an item.
  ///   - destination: Makes the screen from the item.
  func navigationDestination<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>,
    @ViewBuilder destination: @escaping (Item) -> Content
  ) -> some View {
    navigationDestination(item: item.identified(by: id)) { destination($0.value) }
  }
}

/// A value identified by one of its properties.
private struct Identified<Value>: Identifiable, Hashable {
  let id: AnyHashable
  let value: Value

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Binding {
  fileprivate func identified<Wrapped, ID: Hashable>(
    by id: KeyPath<Wrapped, ID>
  ) -> Binding<Identified<Wrapped>?> where Value == Wrapped? {
    let base = UncheckedSendable(self)
    let identity = UncheckedSendable<(Wrapped) -> AnyHashable>({ AnyHashable($0[keyPath: id]) })
    return Binding<Identified<Wrapped>?>(
      get: { base.value.wrappedValue.map { Identified(id: identity.value($0), value: $0) } },
      set: { base.value.wrappedValue = $0?.value })
  }
}
