#if PortableViews
public import Foundation

extension View {
  /// Lets values be dropped on the view: from views of the same window, and texts and files from outside.
  ///
  /// A value of the same type is passed on as it is; any other is made from the data of a representation.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: Gets the values and the place in the view; returns whether it takes them.
  ///   - isTargeted: Gets whether a drag of such values is over the view.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    DropView(
      content: self,
      target: DropTarget(
        accepts: { types in
          types.contains { type in
            T.importedContentTypes().contains { type.conforms(to: $0) }
          }
        }, acceptsItems: { $0.contains { $0.canLoad(T.self) } }, isTargeted: isTargeted,
        perform: { items, location in items.load(T.self) { action($0, location) } }))
  }

  /// Lets items of some types be dropped on the view.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Lets items of some types be dropped on the view, with the place in the view.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    DropView(
      content: self,
      target: DropTarget(
        types: supportedContentTypes, isTargeted: { isTargeted?.wrappedValue = $0 },
        perform: action))
  }

  /// Lets items of some types, by their identifiers, be dropped on the view.
  @_disfavoredOverload
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.map(UTType.init(verbatim:)), isTargeted: isTargeted, perform: action)
  }

  /// Lets items of some types, by their identifiers, be dropped on the view, with the place in the view.
  @_disfavoredOverload
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.map(UTType.init(verbatim:)), isTargeted: isTargeted, perform: action)
  }

  /// Lets items of some types be dropped on the view, as a delegate decides.
  public func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View {
    DropView(content: self, target: DropTarget(types: supportedContentTypes, delegate: delegate))
  }
}

/// The functions of a view on which items can be dropped.
struct DropTarget {
  /// Returns whether one of some types can be dropped.
  var accepts: ([UTType]) -> Bool
  /// Returns whether one of some items can be dropped.
  var acceptsItems: ([TransferItem]) -> Bool
  /// Is told when a drag comes and goes.
  var isTargeted: (Bool) -> Void
  /// Returns whether the view takes a drag at all, whose place it gets at each step.
  var moved: (_ items: [TransferItem], _ location: CGPoint, _ isFirst: Bool) -> Bool = { _, _, _ in
    true
  }
  /// Is told the place at which a drag leaves.
  var left: (CGPoint) -> Void = { _ in }
  /// Takes items; returns whether it does.
  var perform: ([TransferItem], CGPoint) -> Bool
}

extension DropTarget {
  @MainActor
  init(
    types: [UTType], isTargeted: @escaping (Bool) -> Void = { _ in },
    perform: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) {
    accepts = { Self.accepts(types, $0) }
    acceptsItems = { items in items.contains { Self.accepts(types, $0.contentTypes) } }
    self.isTargeted = isTargeted
    self.perform = { items, location in
      let accepted = items.filter { Self.accepts(types, $0.contentTypes) }
      return perform(accepted.map(NSItemProvider.init(item:)), location)
    }
  }

  static func accepts(_ types: [UTType], _ offered: [UTType]) -> Bool {
    offered.contains { type in types.contains { type.conforms(to: $0) } }
  }
}

/// A view on which items can be dropped.
private struct DropView<Content: View> {
  let content: Content
  let target: DropTarget
}

extension DropView: View, PrimitiveView {
  func content(in environment: EnvironmentValues) -> ViewContent {
    let transfers = environment.transfers
    let isEnabled = environment.isEnabled
    return .observing(
      ObservingContent(model: DropModel.init) { model in
        model.target = target
        model.transfers = transfers
        var decoration = Decoration(.gesture)
        if isEnabled {
          var handlers = EventHandlers()
          handlers.add(transfer: model.take)
          decoration.handlers = handlers
        }
        return content.decorated(decoration)
      })
  }
}

/// The state of a view on which items can be dropped.
@MainActor
private final class DropModel {
  var target: DropTarget?
  var transfers: Transfers?
  private var isTargeted = false

  /// Takes a step; returns `false` for a drop of nothing or of items that nobody has sent.
  func take(_ input: TransferInput) -> Bool {
    guard let target else { return false }
    switch input.step {
    case .left:
      end(input.location)
      return true
    case .failed:
      end(input.location)
      return true
    case .over(let outside?):
      move(input.location, [], accepts: Self.accepts(outside, by: target))
      return true
    case .over(nil):
      guard let items = input.items(in: transfers) else { return false }
      move(input.location, items, accepts: target.acceptsItems(items))
      return true
    case .dropped, .text, .addresses, .files:
      guard let items = input.items(in: transfers) else { return false }
      if target.acceptsItems(items), target.moved(items, input.location, !isTargeted) {
        isTargeted = true
        _ = target.perform(items, input.location)
      }
      if input.step == .dropped { transfers?.dragged = nil }
      end(input.location)
      return true
    }
  }

  /// Returns whether a target accepts MIME types; a browser may not tell the types of files.
  private static func accepts(_ mimeTypes: [String], by target: DropTarget) -> Bool {
    guard !mimeTypes.isEmpty else { return false }
    let types = mimeTypes.map { $0 == "Files" ? nil : Self.type($0) }
    return types.contains(nil) || target.accepts(types.compactMap(\.self))
  }

  private static func type(_ mimeType: String) -> UTType? {
    mimeType == "text/plain" ? .utf8PlainText : UTType(mimeType: mimeType)
  }

  private func move(_ location: CGPoint, _ items: [TransferItem], accepts: Bool) {
    guard accepts, let target, target.moved(items, location, !isTargeted), !isTargeted else {
      return
    }
    isTargeted = true
    target.isTargeted(true)
  }

  private func end(_ location: CGPoint) {
    guard isTargeted else { return }
    isTargeted = false
    target?.left(location)
    target?.isTargeted(false)
  }
}
#endif
