import SwiftUI

struct HourForecast: Identifiable, Sendable {
    let hour: Int
    let temperature: Measurement<UnitTemperature>
    let symbol: String
    let rainChance: Double
    var id: Int { hour }
}

protocol WeatherService: Sendable {
    func forecast() async throws -> [HourForecast]
}

struct StaticWeather: WeatherService {
    func forecast() async throws -> [HourForecast] {
        try await Task.sleep(for: .milliseconds(400))
        return (0..<24).map { (hour: Int) -> HourForecast in
            let isNight = hour < 7 || hour > 20
            return HourForecast(
                hour: hour, temperature: .init(value: 8 + Double(hour % 12), unit: .celsius),
                symbol: isNight ? "moon.stars" : "cloud.sun.rain", rainChance: Double(hour * 7 % 100) / 100)
        }
    }
}

private struct WeatherServiceKey: EnvironmentKey {
    static let defaultValue: any WeatherService = StaticWeather()
}

extension EnvironmentValues {
    var weather: any WeatherService {
        get { self[WeatherServiceKey.self] }
        set { self[WeatherServiceKey.self] = newValue }
    }
}

struct WeatherTimeline: View {
    enum LoadState {
        case loading
        case loaded([HourForecast])
        case failed(Error)
    }

    @Environment(\.weather) private var service
    @Environment(\.locale) private var locale
    @State private var state: LoadState = .loading
    @State private var attempt = 0

    var body: some View {
        Group {
            switch state {
            case .loading:
                ProgressView().progressViewStyle(.circular)
            case .loaded(let hours):
                content(hours)
            case let .failed(error):
                VStack {
                    Text(error.localizedDescription)
                    Button("Retry") { attempt += 1 }
                }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(sky)
        .task(id: attempt) {
            do {
                state = .loaded(try await service.forecast())
            } catch {
                state = .failed(error)
            }
        }
    }

    private func content(_ hours: [HourForecast]) -> some View {
        VStack(alignment: .leading, spacing: 20) {
            TimelineView(.periodic(from: .now, by: 60)) { context in
                Text(context.date, format: Date.FormatStyle(date: .omitted, time: .shortened))
                    .font(.system(size: 64, weight: .ultraLight))
                    .foregroundStyle(.white)
            }
            ScrollView(.horizontal) {
                LazyHStack(spacing: 18) {
                    ForEach(hours) { hour in
                        VStack(spacing: 8) {
                            Text(hour.hour, format: .number.precision(.integerLength(2)))
                            Image(systemName: hour.symbol)
                                .symbolRenderingMode(.multicolor)
                                .font(.title2)
                            Text(hour.temperature, format: .measurement(width: .narrow, numberFormatStyle: .number.precision(.fractionLength(0))))
                                .bold()
                            Text(hour.rainChance, format: .percent)
                                .font(.caption)
                                .foregroundStyle(.cyan)
                        }
                        .padding(.vertical, 12)
                    }
                }
                .padding(.horizontal)
            }
            .scrollIndicators(.hidden)
            .background(.ultraThinMaterial, in: .rect(cornerRadius: 20))
            .environment(\.colorScheme, .dark)
            TimelineView(.animation(minimumInterval: 1 / 30, paused: false)) { timeline in
                let t = timeline.date.timeIntervalSinceReferenceDate
                Image(systemName: "wind")
                    .offset(x: CGFloat(sin(t) * 20))
                    .font(.largeTitle)
                    .foregroundStyle(.white.opacity(0.7))
            }
        }
        .padding()
    }

    private var sky: some View {
        ZStack {
            LinearGradient(colors: [Color(red: 0.1, green: 0.2, blue: 0.5), .cyan], startPoint: .top, endPoint: .bottom)
            AngularGradient(gradient: Gradient(colors: [.white.opacity(0.1), .clear, .white.opacity(0.1)]), center: .topTrailing)
                .blendMode(.screen)
            Ellipse()
                .fill(EllipticalGradient(colors: [.yellow, .clear]))
                .frame(width: 160, height: 160)
                .mask(alignment: .top) { Rectangle().frame(height: 120) }
                .position(x: 300, y: 90)
        }
        .drawingGroup()
        .ignoresSafeArea()
    }
}

#Preview {
    WeatherTimeline()
        .environment(\.weather, StaticWeather())
        .environment(\.locale, Locale(identifier: "de_DE"))
}
