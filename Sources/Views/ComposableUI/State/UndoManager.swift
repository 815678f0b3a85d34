#if PortableViews
#if canImport(Darwin)
public import Foundation
#else
/// The changes of a window that can be taken back, newest last.
///
/// Foundation has the class on Apple's systems alone. This one has its registrations, groups, names
/// and limits; each registration outside of a group is a group of its own.
@MainActor
public final class UndoManager {
  private struct Step {
    var actions: [() -> Void] = []
    var name = ""
  }

  private enum Work {
    case registering, undoing, redoing
  }

  private var undoSteps: [Step] = []
  private var redoSteps: [Step] = []
  private var openGroup: Step?
  private var depth = 0
  private var work = Work.registering
  private var disabledCount = 0

  /// The greatest number of changes to keep; 0 for all.
  public var levelsOfUndo = 0 {
    didSet { forgetOldSteps() }
  }

  /// Creates a manager without changes.
  public init() {}

  /// Whether there is a change to take back.
  public var canUndo: Bool { openGroup?.actions.isEmpty == false || !undoSteps.isEmpty }
  /// Whether there is a change to make again.
  public var canRedo: Bool { !redoSteps.isEmpty }
  /// Whether a change is being taken back.
  public var isUndoing: Bool { work == .undoing }
  /// Whether a change is being made again.
  public var isRedoing: Bool { work == .redoing }
  /// Whether changes are registered.
  public var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
  /// The number of open groups.
  public var groupingLevel: Int { depth }
  /// The name of the change to take back; empty if it has none.
  public var undoActionName: String { undoSteps.last?.name ?? "" }
  /// The name of the change to make again; empty if it has none.
  public var redoActionName: String { redoSteps.last?.name ?? "" }

  /// Registers a function that takes a change back.
  ///
  /// A registration by that function makes the change again. The target is kept as long as the
  /// registration.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let action = { handler(target) }
    if openGroup != nil {
      openGroup?.actions.append(action)
    } else {
      append(Step(actions: [action]))
    }
  }

  /// Opens a group, whose changes are taken back together.
  public func beginUndoGrouping() {
    depth += 1
    if openGroup == nil { openGroup = Step() }
  }

  /// Closes a group; without an open one it has no effect.
  public func endUndoGrouping() {
    guard depth > 0 else { return }
    depth -= 1
    guard depth == 0, let group = openGroup else { return }
    openGroup = nil
    if !group.actions.isEmpty { append(group) }
  }

  /// Names the newest change.
  public func setActionName(_ name: String) {
    if openGroup != nil {
      openGroup?.name = name
    } else if work == .undoing {
      rename(&redoSteps, name)
    } else {
      rename(&undoSteps, name)
    }
  }

  /// Stops registering changes until it is enabled as often as it was disabled.
  public func disableUndoRegistration() { disabledCount += 1 }

  /// Registers changes again.
  public func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }

  /// Takes the newest change back, after the open groups are closed.
  public func undo() {
    while depth > 0 { endUndoGrouping() }
    guard work == .registering, let step = undoSteps.popLast() else { return }
    perform(step, as: .undoing)
  }

  /// Makes the change again that was taken back last.
  public func redo() {
    guard work == .registering, let step = redoSteps.popLast() else { return }
    perform(step, as: .redoing)
  }

  /// Forgets all changes.
  public func removeAllActions() {
    (undoSteps, redoSteps, openGroup, depth) = ([], [], nil, 0)
  }

  private func perform(_ step: Step, as work: Work) {
    self.work = work
    beginUndoGrouping()
    openGroup?.name = step.name
    for action in step.actions.reversed() { action() }
    endUndoGrouping()
    self.work = .registering
  }

  private func append(_ step: Step) {
    switch work {
    case .undoing: redoSteps.append(step)
    case .redoing: undoSteps.append(step)
    case .registering:
      undoSteps.append(step)
      redoSteps = []
    }
    forgetOldSteps()
  }

  private func forgetOldSteps() {
    guard levelsOfUndo > 0, undoSteps.count > levelsOfUndo else { return }
    undoSteps.removeFirst(undoSteps.count - levelsOfUndo)
  }

  private func rename(_ steps: inout [Step], _ name: String) {
    guard !steps.isEmpty else { return }
    steps[steps.count - 1].name = name
  }
}
#endif

private struct UndoManagerKey: EnvironmentKey {
  static var defaultValue: UndoManager? { nil }
}

extension EnvironmentValues {
  /// The changes of the window that can be taken back.
  ///
  /// Views register changes, and their buttons take them back: no key does so by itself.
  public package(set) var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }
}
#endif
