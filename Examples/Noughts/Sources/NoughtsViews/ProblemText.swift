import SwiftUI

/// A sentence about bad input, which screen readers announce when it appears or changes.
struct ProblemText: View {
  let message: LocalizedStringKey?

  var body: some View {
    VStack(alignment: .leading) {
      if let message {
        Label {
          Text(message)
        } icon: {
          Image(systemName: "exclamationmark.circle")
        }
        .font(.subheadline)
        .foregroundStyle(.red)
      }
    }
    .accessibilityAddTraits(.updatesFrequently)
  }
}
