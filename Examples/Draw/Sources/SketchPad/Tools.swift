import ComposableArchitecture
import SwiftUI

/// The inks and the width of the pen.
struct ToolBar: View {
  @Bindable var store: StoreOf<DrawFeature>

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack(spacing: 12) {
        ForEach(Ink.allCases, id: \.self) { ink in
          InkButton(ink: ink, isChosen: ink == store.ink) { store.ink = ink }
        }
      }
      HStack {
        Slider(value: $store.width, in: 1...24, step: 1) { Text("Width") }
          .frame(maxWidth: 260)
        Text("\(Int(store.width)) pt")
          .monospacedDigit()
          .fixedSize()
      }
    }
  }
}

/// A disc of ink, with a ring around the chosen one.
private struct InkButton: View {
  let ink: Ink
  let isChosen: Bool
  let choose: @MainActor () -> Void

  var body: some View {
    Button(action: choose) {
      Circle()
        .fill(ink.color)
        .frame(width: 28, height: 28)
        .overlay { Circle().stroke(.secondary, lineWidth: 1) }
        .padding(4)
        .overlay {
          if isChosen { Circle().stroke(.primary, lineWidth: 2) }
        }
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(ink.name))
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}

/// The layers, the topmost first.
struct LayerList: View {
  let store: StoreOf<DrawFeature>

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      ForEach(store.sketch.layers.reversed()) { layer in
        HStack {
          Button {
            store.send(.layerTapped(layer.id))
          } label: {
            Label(
              "Layer \(layer.id)",
              systemImage: layer.id == store.selectedLayer ? "checkmark.circle.fill" : "circle")
          }
          .accessibilityAddTraits(layer.id == store.selectedLayer ? .isSelected : [])
          Text("\(layer.strokes.count) strokes")
            .font(.caption)
            .foregroundStyle(.secondary)
          Spacer()
          Button(layer.isVisible ? "Hide" : "Show") {
            store.send(.visibilityButtonTapped(layer.id))
          }
          .accessibilityLabel(layer.isVisible ? "Hide layer \(layer.id)" : "Show layer \(layer.id)")
          Button("Remove", role: .destructive) { store.send(.removeLayerButtonTapped(layer.id)) }
            .disabled(store.sketch.layers.count == 1)
            .accessibilityLabel("Remove layer \(layer.id)")
        }
      }
    }
    .frame(maxWidth: DrawView.paper.width)
  }
}

extension Ink {
  var color: Color {
    switch self {
    case .black: .black
    case .red: .red
    case .orange: .orange
    case .green: .green
    case .blue: .blue
    case .purple: .purple
    }
  }

  var name: LocalizedStringKey {
    switch self {
    case .black: "Black"
    case .red: "Red"
    case .orange: "Orange"
    case .green: "Green"
    case .blue: "Blue"
    case .purple: "Purple"
    }
  }
}

extension DrawFeature.Export {
  /// The place of the file, or the reason why there is none.
  var sentence: LocalizedStringKey {
    switch self {
    case .written(let path): "Exported to \(path)."
    case .failed(let path): "The sketch was not written to \(path). Make room there or permit it."
    }
  }
}
