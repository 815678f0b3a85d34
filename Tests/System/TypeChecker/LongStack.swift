import SwiftUI

// A stack of a dozen rows with a condition each, and interpolated texts.
struct LongStack: View {
  struct Model { var values = Array(repeating: 1.5, count: 12) }
  @State private var model = Model()

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 4) {
        Image(systemName: "0.circle").foregroundStyle(.secondary)
        Text("Row 0: \(model.values[0], format: .number)").font(.body)
        Spacer(minLength: 0)
        if model.values[0] > 0 { Text("more") } else { Text("less").bold() }
      }
      .padding(0)
      .background(model.values[0] > 0 ? Color.green : .red)
      HStack(spacing: 5) {
        Image(systemName: "1.circle").foregroundStyle(.secondary)
        Text("Row 1: \(model.values[1], format: .number)").font(.body)
        Spacer(minLength: 1)
        if model.values[1] > 1 { Text("more") } else { Text("less").bold() }
      }
      .padding(1)
      .background(model.values[1] > 1 ? Color.green : .red)
      HStack(spacing: 6) {
        Image(systemName: "2.circle").foregroundStyle(.secondary)
        Text("Row 2: \(model.values[2], format: .number)").font(.body)
        Spacer(minLength: 2)
        if model.values[2] > 2 { Text("more") } else { Text("less").bold() }
      }
      .padding(2)
      .background(model.values[2] > 2 ? Color.green : .red)
      HStack(spacing: 7) {
        Image(systemName: "3.circle").foregroundStyle(.secondary)
        Text("Row 3: \(model.values[3], format: .number)").font(.body)
        Spacer(minLength: 3)
        if model.values[3] > 3 { Text("more") } else { Text("less").bold() }
      }
      .padding(3)
      .background(model.values[3] > 3 ? Color.green : .red)
      HStack(spacing: 8) {
        Image(systemName: "4.circle").foregroundStyle(.secondary)
        Text("Row 4: \(model.values[4], format: .number)").font(.body)
        Spacer(minLength: 4)
        if model.values[4] > 4 { Text("more") } else { Text("less").bold() }
      }
      .padding(4)
      .background(model.values[4] > 4 ? Color.green : .red)
      HStack(spacing: 9) {
        Image(systemName: "5.circle").foregroundStyle(.secondary)
        Text("Row 5: \(model.values[5], format: .number)").font(.body)
        Spacer(minLength: 5)
        if model.values[5] > 5 { Text("more") } else { Text("less").bold() }
      }
      .padding(5)
      .background(model.values[5] > 5 ? Color.green : .red)
      HStack(spacing: 10) {
        Image(systemName: "6.circle").foregroundStyle(.secondary)
        Text("Row 6: \(model.values[6], format: .number)").font(.body)
        Spacer(minLength: 6)
        if model.values[6] > 6 { Text("more") } else { Text("less").bold() }
      }
      .padding(6)
      .background(model.values[6] > 6 ? Color.green : .red)
      HStack(spacing: 11) {
        Image(systemName: "7.circle").foregroundStyle(.secondary)
        Text("Row 7: \(model.values[7], format: .number)").font(.body)
        Spacer(minLength: 7)
        // mistake: if model.values[7] -> if modle.values[7]
        // makes: cannot find 'modle'
        if model.values[7] > 7 { Text("more") } else { Text("less").bold() }
      }
      .padding(7)
      .background(model.values[7] > 7 ? Color.green : .red)
      HStack(spacing: 12) {
        Image(systemName: "8.circle").foregroundStyle(.secondary)
        Text("Row 8: \(model.values[8], format: .number)").font(.body)
        Spacer(minLength: 8)
        if model.values[8] > 8 { Text("more") } else { Text("less").bold() }
      }
      .padding(8)
      .background(model.values[8] > 8 ? Color.green : .red)
      HStack(spacing: 13) {
        Image(systemName: "9.circle").foregroundStyle(.secondary)
        Text("Row 9: \(model.values[9], format: .number)").font(.body)
        Spacer(minLength: 9)
        if model.values[9] > 9 { Text("more") } else { Text("less").bold() }
      }
      .padding(9)
      .background(model.values[9] > 9 ? Color.green : .red)
      HStack(spacing: 14) {
        Image(systemName: "10.circle").foregroundStyle(.secondary)
        Text("Row 10: \(model.values[10], format: .number)").font(.body)
        Spacer(minLength: 10)
        if model.values[10] > 10 { Text("more") } else { Text("less").bold() }
      }
      .padding(10)
      .background(model.values[10] > 10 ? Color.green : .red)
      HStack(spacing: 15) {
        Image(systemName: "11.circle").foregroundStyle(.secondary)
        Text("Row 11: \(model.values[11], format: .number)").font(.body)
        Spacer(minLength: 11)
        if model.values[11] > 11 { Text("more") } else { Text("less").bold() }
      }
      .padding(11)
      .background(model.values[11] > 11 ? Color.green : .red)
    }
    .padding()
  }
}
