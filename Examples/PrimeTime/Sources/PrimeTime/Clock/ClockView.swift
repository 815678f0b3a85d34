#if Macros
import ComposableArchitecture
import Primes

/// The dial with the time, what the present moment is as a number, and the latest prime moments.
struct ClockView: View {
  let store: StoreOf<PrimeClock>

  var body: some View {
    Section {
      VStack(spacing: 16) {
        ZStack {
          if let moment = store.moment {
            Dial(moment: moment)
            ClockFace(moment: moment)
          }
        }
        if let moment = store.moment {
          NextPrimeText(seconds: moment.secondsUntilPrime)
            .multilineTextAlignment(.center)
        }
      }
      .padding(12)
      .frame(maxWidth: .infinity)
    }
    if let moment = store.moment {
      Section {
        NavigationLink(state: PrimeTime.Path.State(number: moment.number)) {
          Label("Explore this number", systemImage: "magnifyingglass")
        }
      }
    }
    Section("Latest prime moments") {
      if store.primeMoments.isEmpty {
        Text("The first one since this page opened is still to come.")
          .foregroundStyle(.secondary)
      }
      ForEach(store.primeMoments, id: \.self) { moment in
        NavigationLink(state: PrimeTime.Path.State(number: moment.number)) {
          PrimeMomentRow(moment: moment)
        }
      }
    }
  }
}

/// The time in the middle of the dial, with its number and the factors of that.
private struct ClockFace: View {
  let moment: Moment

  var body: some View {
    VStack(spacing: 4) {
      Text(verbatim: moment.text)
        .font(.system(size: 44))
        .fontWeight(.light)
        .monospacedDigit()
        .foregroundStyle(moment.isPrime ? Color.orange : .primary)
        .accessibilityIdentifier("time")
      FactorsText(number: moment.number)
        .foregroundStyle(moment.isPrime ? Color.orange : .secondary)
    }
    .monospacedDigit()
    .multilineTextAlignment(.center)
    .frame(maxWidth: 230)
  }
}

private struct NextPrimeText: View {
  let seconds: Int

  var body: some View {
    switch seconds {
    case 1: Text("The next prime moment is one second away.")
    default: Text("The next prime moment is \(seconds) seconds away.")
    }
  }
}

private struct PrimeMomentRow: View {
  let moment: Moment

  var body: some View {
    HStack {
      Text(verbatim: moment.text).monospacedDigit()
      Spacer()
      Text("\(moment.number)")
        .monospacedDigit()
        .foregroundStyle(.orange)
    }
  }
}
#endif
