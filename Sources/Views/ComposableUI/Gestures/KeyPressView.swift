#if PortableViews
public import Foundation

extension View {
  /// Runs an action when a key is pressed or repeats while the view, or one inside, has the focus.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - action: The action; `.ignored` passes the key on to the views around.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    onKeyPress(key, phases: [.down, .repeat]) { _ in action() }
  }

  /// Runs an action for phases of a key while the view, or one inside, has the focus.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - phases: The phases of the press.
  ///   - action: The action; `.ignored` passes the key on to the views around.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  /// Runs an action for phases of some keys while the view, or one inside, has the focus.
  ///
  /// - Parameters:
  ///   - keys: The keys.
  ///   - phases: The phases of the press.
  ///   - action: The action; `.ignored` passes the key on to the views around.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    let names = Set(keys.map(\.eventName))
    return KeyPressView(
      content: self, keys: ElementKeys(names: names, phases: phases),
      matches: { names.contains($0.key.eventName) }, action: action)
  }

  /// Runs an action for keys that type some characters while the view, or one inside, has the focus.
  ///
  /// - Parameters:
  ///   - characters: The characters.
  ///   - phases: The phases of the press.
  ///   - action: The action; `.ignored` passes the key on to the views around.
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyPressView(
      content: self, keys: ElementKeys(names: nil, phases: phases),
      matches: { $0.characters.unicodeScalars.allSatisfy(characters.contains) }, action: action)
  }

  /// Runs an action for any key while the view, or one inside, has the focus.
  ///
  /// - Parameters:
  ///   - phases: The phases of the press.
  ///   - action: The action; `.ignored` passes the key on to the views around.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyPressView(
      content: self, keys: ElementKeys(names: nil, phases: phases), matches: { _ in true },
      action: action)
  }

  /// Sets whether the view can have the keyboard focus.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    decorated(.gesture, traits: { $0.isFocusable = isFocusable })
  }
}

/// The action of one view for keys, for as long as the view keeps its identity.
@MainActor
private final class KeyPressModel {
  var outer: KeyPressModel?
  var action: (KeyPress) -> KeyPress.Result = { _ in .ignored }

  /// Runs the action, and if it ignores the key, the actions of the views around.
  func take(_ press: KeyPress) {
    if action(press) == .ignored { outer?.take(press) }
  }
}

private struct SurroundingKeyPresses {
  var closest: KeyPressModel?
  var keys: ElementKeys?
}

extension EnvironmentValues {
  fileprivate var surroundingKeyPresses: SurroundingKeyPresses {
    get { self[typed: SurroundingKeyPresses.self] ?? SurroundingKeyPresses() }
    set { self[typed: SurroundingKeyPresses.self] = newValue }
  }
}

private struct KeyPressView<Content: View> {
  let content: Content
  let keys: ElementKeys
  let matches: (KeyPress) -> Bool
  let action: (KeyPress) -> KeyPress.Result
}

extension KeyPressView: View, PrimitiveView {
  func content(in environment: EnvironmentValues) -> ViewContent {
    let surroundings = environment.surroundingKeyPresses
    return .observing(
      ObservingContent(model: KeyPressModel.init) { model in
        model.outer = surroundings.closest
        model.action = { press in
          keys.phases.contains(press.phase) && matches(press) ? action(press) : .ignored
        }
        // The innermost element gets a key, also one that is for the views around.
        let all = keys.union(surroundings.keys)
        var handlers = EventHandlers()
        handlers.add(
          .key,
          checkedText: { text in
            guard let press = KeyPress(text) else { return false }
            model.take(press)
            return true
          })
        var decoration = Decoration(.gesture)
        decoration.handlers = handlers
        decoration.traits.keys = all
        let inner = SurroundingKeyPresses(closest: model, keys: all)
        return content.environment(\.surroundingKeyPresses, inner).decorated(decoration)
      })
  }
}
#endif
