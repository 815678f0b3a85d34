#if PortableViews
import Foundation

/// A sequence of steps, from the first press until nothing is left to recognize.
///
/// Decides between the gestures of a view and of the views around it: one that is recognized ends those
/// that come after it, and one that may still be recognized keeps them waiting.
@MainActor
final class GestureSession {
  @MainActor
  private final class Participant {
    let model: GestureModel
    let frame: CGRect
    let memory = GestureMemory()
    var progress = GestureProgress.possible
    var waiting = WaitingInput()
    var hasStarted = false

    init(_ model: GestureModel, frame: CGRect) {
      self.model = model
      self.frame = frame
    }
  }

  /// In the order in which they come: what has a high priority from the outside in, then the others
  /// from the inside out.
  private let participants: [Participant]
  private var tracks: [GestureInput.Track] = []
  private let startTime: Double
  private let startDate = Date()
  private var isCancelled = false
  private var isOnControl = false

  /// Creates a sequence for the gestures of a view and of those around it, the innermost first.
  ///
  /// Gestures without a frame take no part.
  init(_ models: [GestureModel], frames: [PointerInput.Frame], time: Double) {
    startTime = time
    let all = zip(models, frames).map { model, frame in
      Participant(
        model,
        frame: CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height))
    }
    participants =
      all.reversed().filter { $0.model.priority == .high }
      + all.filter { $0.model.priority != .high }
  }

  /// The gestures that take part.
  var models: [GestureModel] { participants.map(\.model) }

  /// Whether nothing is left to recognize, and no pointer is pressed.
  var hasEnded: Bool {
    isCancelled || tracks.isEmpty && participants.allSatisfy(\.progress.isDone)
  }

  /// Returns whether a press belongs to the sequence: another pointer, or the next tap of several.
  func canTake(_ input: PointerInput) -> Bool {
    if tracks.contains(where: { $0.pointer == input.points[0].pointer }) { return false }
    if tracks.isEmpty {
      // A pause that was too long ends the sequence, also if nobody has told its end.
      feed(.waited, time: input.time)
    }
    return !hasEnded
  }

  /// Takes a step of the pointers.
  func take(_ input: PointerInput) {
    switch input.phase {
    case .down:
      isOnControl = input.isOnControl
      for point in input.points {
        tracks.append(
          GestureInput.Track(
            pointer: point.pointer, start: point.place, location: point.place,
            startTime: input.time / 1_000))
      }
      tracks.sort { $0.pointer < $1.pointer }
    case .moved, .up:
      // Pointers that were not pressed here mean nothing.
      guard move(input.points) else { return }
      if input.phase == .up { lift(input.points) }
    case .cancelled: return cancel()
    case .waited: break
    }
    feed(input.phase, time: input.time)
    tracks.removeAll { !$0.isDown }
  }

  /// Ends the sequence: no gesture of it is recognized any more.
  func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    let input = GestureInput(
      phase: .cancelled, time: startTime / 1_000, date: startDate, tracks: tracks, frame: .zero,
      spaces: CoordinateSpaces())
    for participant in participants { fail(participant, input) }
    tracks = []
  }

  private func move(_ points: [PointerInput.Point]) -> Bool {
    var hasMoved = false
    for point in points {
      guard let index = tracks.firstIndex(where: { $0.pointer == point.pointer }) else { continue }
      tracks[index].location = point.place
      hasMoved = true
    }
    return hasMoved
  }

  private func lift(_ points: [PointerInput.Point]) {
    for index in tracks.indices
    where points.contains(where: { $0.pointer == tracks[index].pointer }) {
      tracks[index].isDown = false
    }
  }

  /// Lets all gestures take a step, in their order.
  private func feed(_ phase: PointerInput.Phase, time: Double) {
    var input = GestureInput(
      phase: phase, time: time / 1_000,
      date: startDate.addingTimeInterval((time - startTime) / 1_000), tracks: tracks, frame: .zero,
      spaces: CoordinateSpaces())
    var isClaimed = false
    var isUndecided = false
    // An action of a gesture may make views disappear, and so cancel the sequence.
    for participant in participants where !isCancelled {
      input.frame = participant.frame
      input.spaces = participant.model.spaces
      let isIndependent = participant.model.priority == .independent
      input.isOnControl = isOnControl && participant.model.priority == .low
      if isClaimed, !isIndependent {
        fail(participant, input)
      } else if isUndecided, !isIndependent {
        if !participant.progress.isDone { participant.waiting.add(input) }
      } else if !participant.progress.isDone {
        step(participant, input)
      }
      guard !isIndependent else { continue }
      switch participant.progress {
      case .active, .ended: isClaimed = true
      case .possible: isUndecided = true
      case .failed: break
      }
    }
  }

  private func step(_ participant: Participant, _ input: GestureInput) {
    participant.hasStarted = true
    participant.waiting.add(input)
    var waiting = participant.waiting
    participant.waiting = WaitingInput()
    while !participant.progress.isDone, let next = waiting.next() {
      participant.progress = participant.model.recognize(next, in: participant.memory)
    }
  }

  /// Ends a gesture that may not be recognized any more.
  private func fail(_ participant: Participant, _ input: GestureInput) {
    guard !participant.progress.isDone else { return }
    participant.progress = .failed
    guard participant.hasStarted else { return }
    var input = input
    input.phase = .cancelled
    _ = participant.model.recognize(input, in: participant.memory)
  }
}

extension PointerInput.Point {
  fileprivate var place: CGPoint { CGPoint(x: x, y: y) }
}
#endif
