import ComposableArchitecture
import ProbeInstrument
import Testing
import ViewTesting

@testable import Probe

/// Probe: logs of observable state.
@MainActor
struct TodayLogTests {
  @Test("thermostat: a changed property evaluates the view that reads it")
  func thermostat() throws {
    let store = Store(initialState: Thermostat.State()) { Thermostat() }
    let bench = Bench(ThermostatView(store: store))
    #expect(bench.log.names == ["ThermostatView", "DegreesView", "FanView"])
    try bench.tap("Warmer", evaluates: ["DegreesView"])
    try bench.tap("Cooler", evaluates: ["DegreesView"])
    try bench.toggle("Fan", evaluates: ["FanView"])
    #expect(bench.screen.texts.contains("19 °C"))
    #expect(store.isFanOn)
  }

  @Test("thermostat: a replaced state evaluates all readers, once each")
  func thermostatReplaced() throws {
    let store = Store(initialState: Thermostat.State(degrees: 25)) { Thermostat() }
    let bench = Bench(ThermostatView(store: store))
    try bench.tap("Factory setting", evaluates: ["DegreesView", "FanView"])
    try bench.tap("Warmer", evaluates: ["DegreesView"])
    try bench.tap("Change a copy, drop it")
    #expect(bench.screen.texts.contains("20 °C"))
    try bench.tap("Warmer", evaluates: ["DegreesView"])
    try bench.tap("Change a copy, keep it", evaluates: ["DegreesView"])
    #expect(bench.screen.texts.contains("26 °C"))
    try bench.tap("Warmer", evaluates: ["DegreesView"])
  }

  @Test("station board: a delay evaluates the train, a new case the board")
  func stationBoard() throws {
    let store = Store(initialState: StationBoard.State()) { StationBoard() }
    let bench = Bench(StationBoardView(store: store))
    try bench.tap("Next arrival", evaluates: ["StationBoardView", "TrainView"])
    try bench.tap("Five minutes later", evaluates: ["TrainView"])
    #expect(bench.screen.texts == ["Train RE 7", "5 min late"])
    // The train that leaves is read a last time.
    try bench.tap("Next departure", evaluates: ["StationBoardView", "TrainView", "TrainView"])
    #expect(bench.screen.texts == ["Train IC 42", "0 min late"])
    try bench.tap("Five minutes later", evaluates: ["TrainView"])
    try bench.tap("Switch the board off", evaluates: ["StationBoardView", "TrainView"])
    #expect(bench.screen.texts == [])
  }

  @Test("greenhouse: a change of the lamp evaluates a parent that reads it")
  func greenhouse() throws {
    let store = Store(initialState: Greenhouse.State()) { Greenhouse() }
    let bench = Bench(GreenhouseView(store: store))
    let plug = "Plug in or unplug the lamp"
    try bench.tap(plug, evaluates: ["GreenhouseView", "LampView"])
    try bench.tap("Brighter", evaluates: ["LampView"])
    try bench.toggle("Read the light meter", evaluates: ["GreenhouseView"])
    try bench.tap("Brighter", evaluates: ["GreenhouseView", "LampView"])
    #expect(bench.screen.texts == ["The meter reads 800 lm", "800 lm"])
    // The lamp that is gone is read a last time.
    try bench.tap(plug, evaluates: ["GreenhouseView", "LampView"])
    #expect(bench.screen.texts == ["The meter reads nothing"])
  }

  @Test("seat map: a booking evaluates its row, and the hall for the front row")
  func seatMap() throws {
    let store = Store(initialState: SeatMap.State()) { SeatMap() }
    let bench = Bench(SeatMapView(store: store))
    try bench.tap(
      "Add a row", evaluates: ["SeatMapView", "SeatMapView.rows", "SeatRowView"])
    // The closure of the rows captures the hall, and so is another one: it is run for each row.
    let rows = ["SeatMapView.rows", "SeatMapView.rows"]
    try bench.tap("Add a row", evaluates: ["SeatMapView"] + rows + ["SeatRowView"])
    try bench.tap("Book in row 2", evaluates: ["SeatRowView"])
    let front = ["SeatMapView", "SeatMapView.rows", "SeatRowView", "SeatMapView.rows"]
    try bench.tap("Book in row 1", evaluates: front)
    try bench.tap("Book in row 1", evaluates: front)
    #expect(bench.screen.texts.first == "Front row: 2 booked")
  }

  @Test("seat map: moving or removing rows evaluates no row")
  func seatMapMoves() throws {
    let rows: IdentifiedArrayOf<SeatRow.State> = [
      SeatRow.State(id: 1, booked: 1), SeatRow.State(id: 2, booked: 2),
    ]
    let store = Store(initialState: SeatMap.State(rows: rows, nextRow: 3)) { SeatMap() }
    let bench = Bench(SeatMapView(store: store))
    try bench.tap(
      "Turn the hall round",
      evaluates: ["SeatMapView", "SeatMapView.rows", "SeatMapView.rows"])
    #expect(bench.screen.texts.first == "Front row: 2 booked")
    try bench.tap("Remove row 2", evaluates: ["SeatMapView", "SeatMapView.rows"])
    #expect(bench.screen.texts.first == "Front row: 1 booked")
    try bench.tap("Remove row 1", evaluates: ["SeatMapView"])
    #expect(bench.screen.texts == ["The hall is empty"])
  }

  @Test("seat map: a row closure without captures runs for new rows only")
  func closureWithoutCaptures() throws {
    let store = Store(initialState: SeatMap.State()) { SeatMap() }
    let bench = Bench(PlainHallView(store: store))
    let added = ["PlainHallView", "SeatRowView"]
    for row in 1...3 {
      PlainHallView.runs.clear()
      try bench.tap("Add", evaluates: added)
      #expect(PlainHallView.runs.names == ["row \(row)"])
    }
    PlainHallView.runs.clear()
    try bench.tap("Turn", evaluates: ["PlainHallView"])
    #expect(PlainHallView.runs.names == [])
  }

  @Test("trail: a push evaluates the new screen, a rest the top screen")
  func trail() throws {
    let store = Store(initialState: Trail.State()) { Trail() }
    let bench = Bench(TrailView(store: store))
    for _ in 1...5 { try bench.follow("Walk to the next hut", evaluates: ["HutView"]) }
    try bench.tap("Rest ten minutes", evaluates: ["HutView"])
    #expect(bench.screen.texts.first == "Rested for 10 min")
    try bench.expect([]) { try $0.navigateBack() }
    #expect(bench.screen.texts.first == "Rested for 0 min")
    try bench.tap("Turn back", evaluates: [])
    #expect(bench.screen.title == "Trailhead")
    #expect(store.huts.count == 0)
  }

  @Test("scales: a weight evaluates its pan, a swap evaluates both")
  func scales() throws {
    let store = Store(initialState: Scales.State()) { Scales() }
    let bench = Bench(ScalesView(store: store))
    let both = ["PanView", "PanView"]
    try bench.tap("Add 50 g", at: 0, evaluates: ["PanView"])
    try bench.tap("Add 50 g", at: 1, evaluates: ["PanView"])
    try bench.tap("Add 50 g", at: 1, evaluates: ["PanView"])
    #expect(bench.screen.texts == ["50 g", "100 g"])
    try bench.tap("Swap the pans", evaluates: both)
    #expect(bench.screen.texts == ["100 g", "50 g"])
    try bench.tap("Clear both pans", evaluates: both)
    #expect(bench.screen.texts == ["0 g", "0 g"])
    try bench.tap("Add 50 g", at: 0, evaluates: ["PanView"])
    try bench.tap("Take new scales", evaluates: both)
    try bench.tap("Add 50 g", at: 1, evaluates: ["PanView"])
    #expect(bench.screen.texts == ["0 g", "50 g"])
  }

  @Test("water meter: a shared number evaluates its readers only")
  func waterMeter() throws {
    let store = Store(initialState: WaterMeter.State()) { WaterMeter() }
    let bench = Bench(WaterMeterView(store: store))
    let both = ["TapView", "TapView"]
    try bench.tap("Draw ten litres", evaluates: both)
    try bench.tap("Open and close", evaluates: ["TapView"])
    try bench.toggle("Read the meter", evaluates: ["WaterMeterView"])
    try bench.tap("Draw ten litres", evaluates: ["WaterMeterView"] + both)
    #expect(
      bench.screen.texts == [
        "House: 20 l", "Meter: 20 l", "Openings: 1", "Meter: 20 l", "Openings: 0",
      ])
    try bench.tap("Begin a new year", evaluates: ["WaterMeterView"] + both)
    #expect(bench.screen.texts.first == "House: 0 l")
  }

  @Test("mixer: a binding's write evaluates the view that reads its property")
  func mixer() throws {
    let store = Store(initialState: Mixer.State()) { Mixer() }
    let bench = Bench(MixerView(store: store))
    #expect(
      bench.log.names == ["MixerView", "ChannelTitleView", "FaderView", "MuteView"])
    try bench.type("Drums", into: "Channel", evaluates: ["ChannelTitleView"])
    try bench.expect(["FaderView"]) { try $0.slider("Volume").setValue(7) }
    try bench.toggle("Mute the channel", evaluates: ["MuteView"])
    #expect(
      bench.screen.texts.filter { ["On the desk: Drums", "Volume 7", "Silent"].contains($0) }.count
        == 3)
  }

  @Test("mixer: a title that the reducer shortens is shown shortened")
  func mixerTitle() throws {
    let store = Store(initialState: Mixer.State()) { Mixer() }
    let bench = Bench(MixerView(store: store))
    try bench.type(
      String(repeating: "drum", count: 2_500), into: "Channel", evaluates: ["ChannelTitleView"])
    #expect(store.title == "drumdrumdrum")
    #expect(try bench.screen.textField("Channel").value == "drumdrumdrum")
  }
}

/// A hall whose closure for rows captures nothing: it records in a log of the type.
private struct PlainHallView: View {
  static let runs = EvaluationLog()

  let store: StoreOf<SeatMap>
  @Environment(EvaluationLog.self) private var log

  var body: some View {
    let _ = log.record(self)
    Button("Add") { store.send(.addTapped) }
    Button("Turn") { store.send(.turnRoundTapped) }
    ForEach(store.scope(state: \.rows, action: \.rows)) { row in
      let number: Int = row.id
      let _ = Self.runs.record("row \(number)")
      SeatRowView(store: row)
    }
  }
}
