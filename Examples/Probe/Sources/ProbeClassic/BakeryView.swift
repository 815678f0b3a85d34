import ComposableArchitectureClassic
import ProbeInstrument
import SwiftUI

struct BakeryView: View {
  let store: Store<BakeryState, BakeryAction>
  @Environment(EvaluationLog.self) private var log

  var body: some View {
    let _ = log.record(self)
    let log = log
    Form {
      Section("Loaves") {
        ForEachStore(
          store.scope(state: { $0.loaves }, action: BakeryAction.loaf(id:action:))
        ) { loaf in
          let _ = log.record("BakeryView.loaves")
          LoafView(store: loaf)
        }
      }
      WithViewStore(store, removeDuplicates: { $0.loaves.count == $1.loaves.count }) { bakery in
        let _ = log.record("BakeryView.counter")
        Section("Counter") {
          Text("Loaves on the shelf: \(bakery.loaves.count)")
          Button("Sell the first loaf") { bakery.send(.sell) }
          Button("Switch the oven on or off") { bakery.send(.ovenSwitched) }
        }
      }
      IfLetStore(store.scope(state: { $0.oven }, action: BakeryAction.oven)) { oven in
        let _ = log.record("BakeryView.oven")
        Section("Oven") { OvenView(store: oven) }
      }
      SignView(store: store)
    }
  }
}

struct LoafView: View {
  let store: Store<LoafState, LoafAction>
  @Environment(EvaluationLog.self) private var log

  var body: some View {
    let _ = log.record(self)
    let log = log
    WithViewStore(store) { loaf in
      let _ = log.record("LoafView.content")
      HStack {
        Text("Slices: \(loaf.slices)")
        Spacer()
        Button("Slice loaf \(loaf.id)") { loaf.send(.sliceTapped) }
      }
    }
  }
}

struct OvenView: View {
  let store: Store<OvenState, OvenAction>
  @Environment(EvaluationLog.self) private var log

  var body: some View {
    let _ = log.record(self)
    let log = log
    WithViewStore(store) { oven in
      let _ = log.record("OvenView.content")
      Text("Rolls: \(oven.rolls)")
      Button("Bake a dozen rolls") { oven.send(.bakeTapped) }
        .disabled(oven.isBaking)
    }
  }
}

struct SignView: View {
  let store: Store<BakeryState, BakeryAction>
  @Environment(EvaluationLog.self) private var log

  var body: some View {
    let _ = log.record(self)
    let log = log
    Section("Sign") {
      SwitchStore(store.scope(state: { $0.sign })) {
        CaseLet(state: /SignState.closed) { (sign: Store<Int, BakeryAction>) in
          let _ = log.record("SignView.closed")
          WithViewStore(sign) { readers in Text("Closed, read by \(readers.state)") }
        }
        CaseLet(state: /SignState.open) { (sign: Store<Int, BakeryAction>) in
          let _ = log.record("SignView.open")
          WithViewStore(sign) { readers in Text("Open, read by \(readers.state)") }
        }
      }
      Button("Read the sign") { ViewStore(store.stateless).send(.signRead) }
      Button("Turn the sign") { ViewStore(store.stateless).send(.signTurned) }
    }
  }
}
