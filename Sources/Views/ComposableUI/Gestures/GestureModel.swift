#if PortableViews
import Foundation

/// The gesture of one view, for as long as the view keeps its identity.
@MainActor
final class GestureModel {
  /// The precedence of a gesture over the gestures of the views inside.
  enum Priority {
    /// The gestures inside come first.
    case low
    /// The gesture comes before those inside.
    case high
    /// The gesture and those inside do not affect each other.
    case independent
  }

  var priority = Priority.low
  var spaces = CoordinateSpaces()
  /// The gesture of the closest view around.
  private(set) weak var outer: GestureModel?
  private var recognize: ((GestureInput, GestureMemory) -> GestureProgress)?
  /// The sequence that this gesture, or one inside, takes part in.
  private weak var session: GestureSession?
  /// The sequence that has begun with a press of this view.
  private var ownSession: GestureSession?

  /// Updates the gesture; a running sequence continues with the new one.
  func update<G: Gesture>(
    _ gesture: G, priority: Priority, outer: GestureModel?, spaces: CoordinateSpaces
  ) {
    self.priority = priority
    self.outer = outer
    self.spaces = spaces
    recognize = { gesture.take($0, in: $1).progress }
  }

  /// Takes a step of pointers that were pressed on the view.
  func take(_ input: PointerInput) {
    if input.phase == .down, ownSession?.canTake(input) != true {
      ownSession?.cancel()
      let session = GestureSession(
        Array(sequence(first: self, next: \.outer)), frames: input.frames, time: input.time)
      for participant in session.models { participant.join(session) }
      ownSession = session
    }
    guard let session = ownSession else { return }
    session.take(input)
    if session.hasEnded { ownSession = nil }
  }

  /// Ends the sequence that the view takes part in, as when the view disappears.
  func cancel() {
    session?.cancel()
    ownSession = nil
  }

  fileprivate func join(_ new: GestureSession) {
    if session !== new { session?.cancel() }
    session = new
  }

  /// Lets the gesture take a step.
  func recognize(_ input: GestureInput, in memory: GestureMemory) -> GestureProgress {
    recognize?(input, memory) ?? .failed
  }
}
#endif
