import ComposableArchitecture
import SwiftUI

/// The sketch pad with its tools.
public struct DrawView: View {
  static let paper = CGSize(width: 640, height: 420)

  @Bindable var store: StoreOf<DrawFeature>

  public init(store: StoreOf<DrawFeature>) {
    self.store = store
  }

  public var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          ToolBar(store: store)
          paper
          LayerList(store: store)
          if let export = store.export {
            Text(export.sentence)
              .font(.callout)
              .foregroundStyle(.secondary)
          }
        }
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .navigationTitle("Draw")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Button("Undo") { store.send(.undoButtonTapped) }
            .keyboardShortcut("z", modifiers: .command)
            .disabled(!store.canUndo)
        }
        ToolbarItem(placement: .topBarLeading) {
          Button("Redo") { store.send(.redoButtonTapped) }
            .keyboardShortcut("z", modifiers: [.command, .shift])
            .disabled(!store.canRedo)
        }
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Add a layer") { store.send(.addLayerButtonTapped) }
          Spacer()
          Button("Clear the layer") { store.send(.clearButtonTapped) }
        }
        ToolbarItem(placement: .primaryAction) {
          Button("Export") {
            store.send(.exportButtonTapped(width: Self.paper.width, height: Self.paper.height))
          }
        }
      }
    }
  }

  private var paper: some View {
    ZStack {
      LayersCanvas(layers: store.sketch.layers.elements)
      StrokeCanvas(stroke: store.stroke)
    }
    .frame(maxWidth: Self.paper.width)
    .frame(height: Self.paper.height)
    .background(.white, in: RoundedRectangle(cornerRadius: 8))
    .gesture(
      DragGesture(minimumDistance: 0, coordinateSpace: .local)
        .onChanged { store.send(.penMoved($0.location)) }
        .onEnded { _ in store.send(.penLifted) }
    )
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Paper")
  }
}

/// The finished strokes; not drawn again while the pen moves.
private struct LayersCanvas: View {
  let layers: [Layer]

  var body: some View {
    Canvas { context, _ in
      for layer in layers where layer.isVisible {
        for stroke in layer.strokes { context.draw(stroke) }
      }
    }
  }
}

/// The stroke under the pen.
private struct StrokeCanvas: View {
  let stroke: Stroke?

  var body: some View {
    Canvas { context, _ in
      if let stroke { context.draw(stroke) }
    }
  }
}

extension GraphicsContext {
  fileprivate func draw(_ stroke: Stroke) {
    var path = Path()
    path.addLines(stroke.points.count == 1 ? stroke.points + stroke.points : stroke.points)
    self.stroke(
      path, with: .color(stroke.ink.color),
      style: StrokeStyle(lineWidth: stroke.width, lineCap: .round, lineJoin: .round))
  }
}
