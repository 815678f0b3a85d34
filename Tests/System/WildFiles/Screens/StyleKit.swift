import SwiftUI

extension Color {
    static let brand = Color("brand")
    static let ink = Color(hex: 0x1D1E2C)
    static let paper = Color(white: 0.97)

    init(hex: UInt32, opacity: Double = 1) {
        self.init(
            .sRGB,
            red: Double((hex >> 16) & 0xFF) / 255,
            green: Double((hex >> 8) & 0xFF) / 255,
            blue: Double(hex & 0xFF) / 255,
            opacity: opacity)
    }
}

extension ShapeStyle where Self == Color {
    static var sand: Color { Color(hue: 0.1, saturation: 0.3, brightness: 0.95) }
}

extension Font {
    static func app(_ style: TextStyle, weight: Font.Weight = .regular) -> Font {
        .custom("Avenir", size: 17, relativeTo: style).weight(weight)
    }
}

struct PillButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    var tint: Color = .brand

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.app(.body, weight: .semibold))
            .padding(.vertical, 10)
            .padding(.horizontal, 20)
            .background(tint.opacity(configuration.isPressed ? 0.7 : 1), in: Capsule())
            .foregroundStyle(configuration.role == .destructive ? .red : .white)
            .saturation(isEnabled ? 1 : 0)
            .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
    }
}

extension ButtonStyle where Self == PillButtonStyle {
    static var pill: PillButtonStyle { PillButtonStyle() }
    static func pill(tint: Color) -> PillButtonStyle { .init(tint: tint) }
}

struct CheckboxToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack {
                Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
                    .accessibilityHidden(true)
                configuration.label
            }
        }
        .buttonStyle(.plain)
    }
}

struct VerticalLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            configuration.icon.font(.title2)
            configuration.title.font(.caption)
        }
    }
}

struct BarProgressStyle: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label
            GeometryReader { proxy in
                ZStack(alignment: .leading) {
                    Capsule().fill(Color.gray.opacity(0.2))
                    Capsule()
                        .fill(Color.brand)
                        .frame(width: proxy.size.width * (configuration.fractionCompleted ?? 0))
                }
            }
            .frame(height: 8)
        }
    }
}

struct UnderlinedFieldStyle: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
        configuration
            .padding(.bottom, 4)
            .overlay(Rectangle().frame(height: 1).foregroundColor(.brand), alignment: .bottom)
    }
}

struct CardModifier: ViewModifier {
    @ScaledMetric(relativeTo: .body) private var padding: CGFloat = 16
    @Environment(\.colorScheme) private var scheme

    func body(content: Content) -> some View {
        content
            .padding(padding)
            .background(scheme == .dark ? Color.ink : .paper)
            .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
            .shadow(color: .black.opacity(scheme == .dark ? 0 : 0.08), radius: 8, x: 0, y: 4)
            .compositingGroup()
    }
}

extension View {
    func card() -> some View { modifier(CardModifier()) }

    @ViewBuilder
    func `if`<Transformed: View>(_ condition: Bool, transform: (Self) -> Transformed) -> some View {
        if condition { transform(self) } else { self }
    }

    func eraseToAnyView() -> AnyView { AnyView(self) }
}

struct StyleGallery: View {
    @State private var isOn = true
    @State private var name = ""

    var body: some View {
        ScrollView {
            VStack(spacing: 20) {
                GroupBox("Buttons") {
                    HStack {
                        Button("Save") {}.buttonStyle(.pill)
                        Button("Delete", role: .destructive) {}.buttonStyle(.pill(tint: .sand))
                        Button("Off") {}.buttonStyle(PillButtonStyle()).disabled(true)
                    }
                }
                Toggle("Remember me", isOn: $isOn).toggleStyle(CheckboxToggleStyle())
                TextField("Name", text: $name).textFieldStyle(UnderlinedFieldStyle())
                ProgressView("Upload", value: 0.4).progressViewStyle(BarProgressStyle())
                Label("Home", systemImage: "house").labelStyle(VerticalLabelStyle())
                ControlGroup {
                    Button("Cut", systemImage: "scissors") {}
                    Button("Copy", systemImage: "doc.on.doc") {}
                }
                Text("Card").card()
                    .if(isOn) { $0.hueRotation(.degrees(40)) }
                    .eraseToAnyView()
            }
            .padding()
        }
        .background(.sand)
        .tint(.brand)
        .environment(\.layoutDirection, .leftToRight)
    }
}

struct StyleGallery_Previews: PreviewProvider {
    static var previews: some View {
        ForEach(ColorScheme.allCases, id: \.self) {
            StyleGallery().preferredColorScheme($0)
        }
    }
}
