import ComposableArchitecture
import SwiftUI

/// The inks and the width of the pen.
struct ToolBar: View {
  @Bindable var store: StoreOf<DrawFeature>

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack(spacing: 4) {
        ForEach(Ink.allCases, id: \.self) { ink in
          InkButton(ink: ink, isChosen: ink == store.ink) { store.ink = ink }
        }
      }
      HStack {
        Slider(value: $store.width, in: Stroke.widths, step: 1) { Text("Width") }
        Text("\(Int(store.width)) pt")
          .monospacedDigit()
          .frame(width: 48, alignment: .trailing)
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
        HStack(spacing: 12) {
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
          Button {
            store.send(.visibilityButtonTapped(layer.id))
          } label: {
            Image(systemName: layer.isVisible ? "eye" : "eye.slash")
          }
          .accessibilityLabel(layer.isVisible ? "Hide layer \(layer.id)" : "Show layer \(layer.id)")
          Button(role: .destructive) {
            store.send(.removeLayerButtonTapped(layer.id))
          } label: {
            Image(systemName: "trash")
          }
          .disabled(store.sketch.layers.count == 1)
          .accessibilityLabel("Remove layer \(layer.id)")
        }
        .frame(minHeight: 44)
      }
      HStack {
        Button("Add a layer") { store.send(.addLayerButtonTapped) }
        Spacer()
        Button("Clear the layer") { store.send(.clearButtonTapped) }
      }
      .frame(minHeight: 44)
    }
  }
}

extension Ink {
  /// The ink as the file has it, whatever the scheme of the screen.
  var color: Color {
    Color(
      red: Double(hex >> 16) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255)
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
