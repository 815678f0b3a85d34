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
    /// The place of the last export, or the reason why there is none.
    public var export: Export?
    var past: [Sketch] = []
    var future: [Sketch] = []

    public init() {}

    public var canUndo: Bool { !past.isEmpty }
    public var canRedo: Bool { !future.isEmpty }
  }

  public enum Export: Equatable, Sendable {
    case written(path: String)
    case failed(path: String)
  }

  public enum Action: BindableAction {
    case binding(BindingAction<State>)
    case addLayerButtonTapped
    case clearButtonTapped
    case exportButtonTapped(width: Double, height: Double)
    case exportResponse(Export)
    case layerTapped(Layer.ID)
    case penLifted
    case penMoved(CGPoint)
    case redoButtonTapped
    case removeLayerButtonTapped(Layer.ID)
    case undoButtonTapped
    case visibilityButtonTapped(Layer.ID)
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

      case .binding:
        return .none

      case .clearButtonTapped:
        let layer = state.selectedLayer
        state.change { $0.layers[id: layer]?.strokes = [] }
        return .none

      case .exportButtonTapped(let width, let height):
        let text = state.sketch.svg(width: width, height: height)
        return .run { send in await send(.exportResponse(files.write(text))) }

      case .exportResponse(let export):
        state.export = export
        return .none

      case .layerTapped(let id):
        state.selectedLayer = id
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

      case .undoButtonTapped:
        state.step(from: \.past, to: \.future)
        return .none

      case .visibilityButtonTapped(let id):
        state.change { $0.layers[id: id]?.isVisible.toggle() }
        return .none
      }
    }
  }
}

extension DrawFeature.State {
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
