import Foundation
import SwiftUI

extension View {
  /// Keeps a part of a feature's state for the page, so that a reload gives it back.
  ///
  /// The value is in the page's scene storage, and goes with it.
  ///
  /// - Parameters:
  ///   - key: The key in the scene storage.
  ///   - value: Returns the part to keep; `nil` keeps nothing.
  ///   - restore: Gets the part that an earlier page of the same tab has kept.
  public func kept<Value: Codable & Equatable>(
    _ key: String, value: @escaping @MainActor () -> Value?,
    restore: @escaping @MainActor (Value) -> Void
  ) -> some View {
    modifier(Keeper(key: key, value: value, restore: restore))
  }
}

/// A modifier that reads the value itself, so that its changes evaluate no view around it.
private struct Keeper<Value: Codable & Equatable>: ViewModifier {
  @SceneStorage private var stored: Data?
  let value: @MainActor () -> Value?
  let restore: @MainActor (Value) -> Void

  init(
    key: String, value: @escaping @MainActor () -> Value?,
    restore: @escaping @MainActor (Value) -> Void
  ) {
    _stored = SceneStorage(key)
    self.value = value
    self.restore = restore
  }

  func body(content: Content) -> some View {
    let value = value()
    content
      .onChange(of: value) { _, value in
        stored = value.flatMap { try? JSONEncoder().encode($0) }
      }
      .onChange(of: stored, initial: true) { _, stored in
        // A page gets the values of the one before once it is connected.
        guard let stored, let kept = try? JSONDecoder().decode(Value.self, from: stored),
          kept != value
        else { return }
        restore(kept)
      }
  }
}
