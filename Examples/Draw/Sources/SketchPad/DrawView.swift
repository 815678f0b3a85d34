import ComposableArchitecture
import SceneKeeping
import SwiftUI
import UniformTypeIdentifiers

/// The sketch pad with its tools.
public struct DrawView: View {
  @Bindable var store: StoreOf<DrawFeature>

  @Environment(\.horizontalSizeClass) private var sizeClass

  public init(store: StoreOf<DrawFeature>) {
    self.store = store
  }

  public var body: some View {
    NavigationStack {
      ScrollView {
        screen
          .padding()
      }
      .navigationTitle("Draw")
      .toolbar { DrawToolbar(store: store) }
    }
    .fileImporter(isPresented: $store.isOpening, allowedContentTypes: [.svg]) { result in
      if case .success(let file) = result { store.send(.fileChosen(file)) }
    }
    .fileExporter(
      isPresented: $store.isExporting,
      document: store.isExporting ? SketchDocument(store.sketch) : nil, contentType: .svg,
      defaultFilename: "Sketch"
    ) { result in
      if case .failure = result { store.send(.exportFailed) }
    }
    .alert($store.scope(state: \.alert, action: \.alert))
    .kept("sketch") {
      store.draft
    } restore: {
      store.send(.restored($0))
    }
  }

  /// The paper with its tools: beside it where there is room, else above it and below it.
  @ViewBuilder private var screen: some View {
    if sizeClass == .compact {
      VStack(spacing: 16) {
        ToolBar(store: store)
        Paper(store: store)
        LayerList(store: store)
      }
    } else {
      HStack(alignment: .top, spacing: 24) {
        VStack { Paper(store: store) }
        VStack(spacing: 24) {
          ToolBar(store: store)
          Divider()
          LayerList(store: store)
        }
        .frame(width: 288)
      }
    }
  }
}

/// The buttons for the history and for files.
private struct DrawToolbar: ToolbarContent {
  let store: StoreOf<DrawFeature>

  var body: some ToolbarContent {
    ToolbarItemGroup(placement: .topBarLeading) {
      IconButton("Undo", "arrow.uturn.backward") { store.send(.undoButtonTapped) }
        .keyboardShortcut("z", modifiers: .command)
        .disabled(!store.canUndo)
      IconButton("Redo", "arrow.uturn.forward") { store.send(.redoButtonTapped) }
        .keyboardShortcut("z", modifiers: [.command, .shift])
        .disabled(!store.canRedo)
    }
    ToolbarItemGroup(placement: .primaryAction) {
      IconButton("Open", "folder") { store.send(.openButtonTapped) }
      IconButton("Export", "square.and.arrow.down") { store.send(.exportButtonTapped) }
    }
  }
}

/// A button with a symbol, whose title assistive technologies read.
private struct IconButton: View {
  let title: LocalizedStringKey
  let symbol: String
  let action: @MainActor () -> Void

  init(
    _ title: LocalizedStringKey, _ symbol: String, action: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.symbol = symbol
    self.action = action
  }

  var body: some View {
    Button(action: action) { Label(title, systemImage: symbol) }
      .labelStyle(.iconOnly)
  }
}

/// The paper, which is as large as there is room, and the pen above it.
private struct Paper: View {
  let store: StoreOf<DrawFeature>

  @State private var width = Sketch.size.width

  var body: some View {
    LayersCanvas(layers: store.sketch.layers.elements)
      .background(.white)
      .overlay { StrokeCanvas(stroke: store.stroke) }
      .clipShape(RoundedRectangle(cornerRadius: 8))
      .aspectRatio(Sketch.size.width / Sketch.size.height, contentMode: .fit)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0
      }
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .local)
          .onChanged { store.send(.penMoved(place($0.location))) }
          .onEnded { _ in store.send(.penLifted) }
      )
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Paper")
  }

  /// Returns a place on the paper in the units of strokes.
  private func place(_ location: CGPoint) -> CGPoint {
    let scale = Sketch.size.width / max(width, 1)
    return CGPoint(x: location.x * scale, y: location.y * scale)
  }
}

/// The finished strokes; not drawn again while the pen moves.
private struct LayersCanvas: View {
  let layers: [Layer]

  var body: some View {
    Canvas { context, size in
      context.fit(Sketch.size, into: size)
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
    Canvas { context, size in
      context.fit(Sketch.size, into: size)
      if let stroke { context.draw(stroke) }
    }
  }
}

extension GraphicsContext {
  /// Draws from now on in the units of a paper that fills the canvas.
  fileprivate mutating func fit(_ paper: CGSize, into size: CGSize) {
    scaleBy(x: size.width / paper.width, y: size.height / paper.height)
  }

  fileprivate func draw(_ stroke: Stroke) {
    var path = Path()
    path.addLines(stroke.points.count == 1 ? stroke.points + stroke.points : stroke.points)
    self.stroke(
      path, with: .color(stroke.ink.color),
      style: StrokeStyle(lineWidth: stroke.width, lineCap: .round, lineJoin: .round))
  }
}
