import PrimesModel
import SwiftUI

/// The counter with its questions, whichever architecture is behind it.
public struct CounterPanel: View {
  let activity: Activity
  let count: Int
  let isAsking: Bool
  let step: @MainActor (Int) -> Void
  let check: @MainActor () -> Void
  let ask: @MainActor () -> Void

  /// Creates the screen.
  ///
  /// - Parameters:
  ///   - activity: The feed of all screens.
  ///   - count: The number.
  ///   - isAsking: Whether the service has been asked and has not answered.
  ///   - step: Adds to the number.
  ///   - check: Asks whether the number is prime.
  ///   - ask: Asks for the prime at the place of the number.
  public init(
    activity: Activity, count: Int, isAsking: Bool, step: @escaping @MainActor (Int) -> Void,
    check: @escaping @MainActor () -> Void, ask: @escaping @MainActor () -> Void
  ) {
    self.activity = activity
    self.count = count
    self.isAsking = isAsking
    self.step = step
    self.check = check
    self.ask = ask
  }

  public var body: some View {
    List {
      Section {
        VStack(spacing: 16) {
          Text("\(count)")
            .font(.system(size: 72, weight: .bold, design: .rounded))
            .monospacedDigit()
            .accessibilityAddTraits(.updatesFrequently)
            .accessibilityIdentifier("count")
          HStack(spacing: 8) {
            StepButton(by: -10, step: step)
            StepButton(by: -1, step: step)
            StepButton(by: 1, step: step)
            StepButton(by: 10, step: step)
          }
        }
        .frame(maxWidth: .infinity)
        .padding(.vertical, 12)
      }
      Section {
        Button("Is this prime?", systemImage: "questionmark.circle", action: check)
        HStack {
          Button("What is the \(count.ordinal) prime?", systemImage: "number", action: ask)
            .disabled(isAsking)
          Spacer()
          if isAsking {
            ProgressView()
              .accessibilityLabel("Asking …")
          }
        }
      }
      Section("Latest activity") {
        LatestActivity(activity: activity)
      }
    }
    .navigationTitle("Counter")
  }
}

private struct StepButton: View {
  let amount: Int
  let step: @MainActor (Int) -> Void

  init(by amount: Int, step: @escaping @MainActor (Int) -> Void) {
    self.amount = amount
    self.step = step
  }

  var body: some View {
    Button {
      step(amount)
    } label: {
      // A minus sign is as wide as a plus sign.
      Text(verbatim: amount < 0 ? "−\(-amount)" : "+\(amount)")
        .monospacedDigit()
        .frame(minWidth: 36)
    }
    .buttonStyle(.bordered)
    .accessibilityLabel(amount < 0 ? "Subtract \(-amount)" : "Add \(amount)")
  }
}
