#if PortableViews
import Foundation

/// A step of the pointers, as the gesture on one view sees it.
package struct GestureInput {
  /// A pointer from its press to its release.
  struct Track {
    let pointer: Int
    /// The place of the press in the window.
    var start: CGPoint
    /// The place in the window.
    var location: CGPoint
    /// The time of the press, in seconds.
    var startTime: Double
    var isDown = true

    /// The distance from the place of the press.
    var distance: Double { location.distance(from: start) }
  }

  /// The kind of the step.
  var phase: PointerInput.Phase
  /// The time in seconds, from any beginning.
  var time: Double
  /// The time as a date.
  var date: Date
  /// The pressed pointers in the order of their numbers, and that which the step has released.
  var tracks: [Track]
  /// The frame of the view in the window, as it was at the first press.
  var frame: CGRect
  /// The coordinate spaces around the view.
  var spaces: CoordinateSpaces
  /// Whether a control, or a view inside that handles taps itself, takes taps and long presses.
  var isOnControl = false

  /// The pressed pointers.
  var pressed: [Track] { tracks.filter(\.isDown) }

  /// Returns the coordinates of a place in the window.
  func point(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
    let origin: CGPoint =
      switch space {
      case .global: .zero
      case .local: frame.origin
      case .named(let name): spaces.place(of: name)
      }
    return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }

  /// Returns the fractions of the view's width and height that a place in the window stands for.
  func anchor(_ point: CGPoint) -> UnitPoint {
    UnitPoint(
      x: frame.width >= 1 ? (point.x - frame.minX) / frame.width : 0.5,
      y: frame.height >= 1 ? (point.y - frame.minY) / frame.height : 0.5)
  }

  /// The step that begins a gesture with the pointers as they are; `nil` if none is pressed.
  var restarted: GestureInput? {
    guard !pressed.isEmpty else { return nil }
    var input = self
    input.phase = .down
    input.tracks = pressed.map { track in
      var track = track
      track.start = track.location
      track.startTime = time
      return track
    }
    return input
  }
}

extension GestureInput {
  /// Returns the step with other beginnings of some pointers.
  func starting(_ others: [Track]) -> Self {
    var input = self
    for index in tracks.indices {
      guard let other = others.first(where: { $0.pointer == tracks[index].pointer }) else {
        continue
      }
      input.tracks[index].start = other.start
      input.tracks[index].startTime = other.startTime
    }
    return input
  }
}

extension CGPoint {
  /// Returns the distance from another point.
  func distance(from other: CGPoint) -> Double {
    (Double(x - other.x) * Double(x - other.x) + Double(y - other.y) * Double(y - other.y))
      .squareRoot()
  }
}

/// The values of the last tenth of a second, for the speed at which they change.
struct RecentValues {
  private static let span = 0.1
  private static let limit = 64
  /// The least duration of which there is a speed, so that no speed is infinite.
  private static let leastDuration = 0.001
  private var values: [(time: Double, value: [Double])] = []

  /// Adds values, and forgets those that are too old.
  mutating func add(_ value: [Double], at time: Double) {
    if values.count >= Self.limit { values.removeFirst() }
    values.append((time, value))
    values.removeAll { $0.time < time - Self.span || $0.time > time }
  }

  /// The change of each value in a second; zero for values that have rested.
  func speed(of index: Int, at time: Double) -> Double {
    let recent = values.filter { $0.time >= time - Self.span }
    guard let first = recent.first, let last = recent.last,
      last.time - first.time >= Self.leastDuration
    else { return 0 }
    return (last.value[index] - first.value[index]) / (last.time - first.time)
  }
}
#endif
