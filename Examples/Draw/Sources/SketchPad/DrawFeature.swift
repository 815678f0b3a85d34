import ComposableArchitecture
import Foundation

/// A sketch pad: layers, inks, and a history to go back and forth in.
@Reducer
public struct DrawFeature: Sendable {
  @ObservableState
  public struct State: Equatable {
    public var sketch = Sketch()
    /// The stroke under the pen, which no layer has yet.
    public var stroke: Stroke?
    public var ink = Ink.black
    public var width = 4.0
    public var selectedLayer: Layer.ID = 1
    @Presents public var alert: AlertState<Action.Alert>?
    /// Whether the visitor chooses a file to open.
    var isOpening = false
    /// Whether the visitor gets the sketch as a file.
    var isExporting = false
    var past: [Sketch] = []
    var future: [Sketch] = []

    public init() {}

    public var canUndo: Bool { !past.isEmpty }
    public var canRedo: Bool { !future.isEmpty }
  }

  public enum Action: BindableAction {
    case alert(PresentationAction<Alert>)
    case binding(BindingAction<State>)
    case addLayerButtonTapped
    case clearButtonTapped
    case exportButtonTapped
    case exportFailed
    case fileChosen(URL)
    case fileRead(Sketch?)
    case layerTapped(Layer.ID)
    case openButtonTapped
    case penLifted
    case penMoved(CGPoint)
    case redoButtonTapped
    case removeLayerButtonTapped(Layer.ID)
    /// An earlier page of the same tab has kept a sketch.
    case restored(Draft)
    case undoButtonTapped
    case visibilityButtonTapped(Layer.ID)

    public enum Alert: Equatable, Sendable {}
  }

  /// The part of the state that a reload keeps: all but the history.
  public struct Draft: Codable, Equatable, Sendable {
    var sketch: Sketch
    var ink: Ink
    var width: Double
    var selectedLayer: Layer.ID
  }

  /// The number of steps that can be undone.
  static let longestPast = 100

  @Dependency(\.sketchFiles) var files

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addLayerButtonTapped:
        let id = (state.sketch.layers.ids.max() ?? 0) + 1
        state.change { $0.layers.append(Layer(id: id)) }
        state.selectedLayer = id
        return .none

      case .alert, .binding:
        return .none

      case .clearButtonTapped:
        let layer = state.selectedLayer
        state.change { $0.layers[id: layer]?.strokes = [] }
        return .none

      case .exportButtonTapped:
        state.isExporting = true
        return .none

      case .exportFailed:
        state.alert = .exportFailed
        return .none

      case .fileChosen(let file):
        return .run { send in await send(.fileRead(files.read(file))) }

      case .fileRead(let sketch?):
        state.change { $0 = sketch }
        state.selectExistingLayer()
        return .none

      case .fileRead(nil):
        state.alert = .noSketch
        return .none

      case .layerTapped(let id):
        state.selectedLayer = id
        return .none

      case .openButtonTapped:
        state.isOpening = true
        return .none

      case .penLifted:
        guard let stroke = state.stroke else { return .none }
        state.stroke = nil
        let layer = state.selectedLayer
        state.change { $0.layers[id: layer]?.strokes.append(stroke) }
        return .none

      case .penMoved(let point):
        guard state.sketch.layers[id: state.selectedLayer]?.isVisible == true else { return .none }
        if state.stroke == nil {
          state.stroke = Stroke(points: [point], ink: state.ink, width: state.width)
        } else if state.stroke?.points.last != point {
          state.stroke?.points.append(point)
        }
        return .none

      case .redoButtonTapped:
        state.step(from: \.future, to: \.past)
        return .none

      case .removeLayerButtonTapped(let id):
        guard state.sketch.layers.count > 1 else { return .none }
        state.change { $0.layers.remove(id: id) }
        state.selectExistingLayer()
        return .none

      case .restored(let draft):
        state.sketch = draft.sketch
        state.ink = draft.ink
        state.width = draft.width
        state.selectedLayer = draft.selectedLayer
        state.selectExistingLayer()
        return .none

      case .undoButtonTapped:
        state.step(from: \.past, to: \.future)
        return .none

      case .visibilityButtonTapped(let id):
        state.change { $0.layers[id: id]?.isVisible.toggle() }
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

extension AlertState where Action == DrawFeature.Action.Alert {
  static let exportFailed = Self {
    TextState("The sketch was not exported")
  } message: {
    TextState("Try again.")
  }

  static let noSketch = Self {
    TextState("This file is no sketch")
  } message: {
    TextState("Choose an SVG file that was exported here. Your sketch is as before.")
  }
}

extension DrawFeature.State {
  /// The part that a reload keeps; `nil` while nothing was drawn or chosen.
  var draft: DrawFeature.Draft? {
    let draft = DrawFeature.Draft(
      sketch: sketch, ink: ink, width: width, selectedLayer: selectedLayer)
    return draft == .untouched ? nil : draft
  }

  /// Changes the sketch so that the change can be undone; a change of nothing is none.
  fileprivate mutating func change(_ body: (inout Sketch) -> Void) {
    let old = sketch
    body(&sketch)
    guard sketch != old else { return }
    past.append(old)
    past.removeFirst(max(past.count - DrawFeature.longestPast, 0))
    future = []
  }

  fileprivate mutating func step(
    from source: WritableKeyPath<Self, [Sketch]>, to target: WritableKeyPath<Self, [Sketch]>
  ) {
    guard let other = self[keyPath: source].popLast() else { return }
    self[keyPath: target].append(sketch)
    sketch = other
    selectExistingLayer()
  }

  fileprivate mutating func selectExistingLayer() {
    guard sketch.layers[id: selectedLayer] == nil, let last = sketch.layers.last else { return }
    selectedLayer = last.id
  }
}

extension DrawFeature.Draft {
  /// The draft of a page that was just opened.
  fileprivate static let untouched: Self = {
    let state = DrawFeature.State()
    return Self(
      sketch: state.sketch, ink: state.ink, width: state.width,
      selectedLayer: state.selectedLayer)
  }()
}
