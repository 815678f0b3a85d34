#if PortableViews
import Foundation

/// A control to choose a colour.
public struct ColorPicker<Label: View>: View, ObservedElementView {
  let label: Label
  let selection: Binding<Color>

  /// Creates a colour picker with a label; picking a colour keeps the opacity.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
  }

  package func element(in environment: EnvironmentValues) -> ElementContent {
    var element = ViewElement(.colorPicker, text: ViewOutline(label, in: environment).title)
    element.value = selection.wrappedValue.element.hexadecimal
    element.isDisabled = !environment.isEnabled
    if environment.labelsAreHidden { element.attributes[.look] = "unlabelled" }
    var picker = ElementContent(element)
    picker.handlers.add(.input) { [selection] text in
      let opacity = selection.wrappedValue.element.components.opacity
      guard let color = text.flatMap({ ElementColor(hexadecimal: $0, opacity: opacity) }) else {
        return false
      }
      selection.wrappedValue = Color(element: color)
      return true
    }
    return picker
  }
}

extension ColorPicker where Label == Text {
  /// Creates a colour picker with a title; picking a colour keeps the opacity.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Creates a colour picker with a title; picking a colour keeps the opacity.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(title) }
  }
}

extension ElementColor {
  /// Creates a colour from a text such as `#ff8000`, or fails for another text.
  init?(hexadecimal text: String, opacity: Double) {
    guard text.utf8.count == 7, text.hasPrefix("#"),
      text.dropFirst().utf8.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let number = Int(text.dropFirst(), radix: 16)
    else { return nil }
    func component(_ shift: Int) -> Double { Double(number >> shift & 0xFF) / 255 }
    self = .rgba(component(16), component(8), component(0), opacity)
  }

  /// The colour as text, such as `#ff8000`, without its opacity.
  var hexadecimal: String {
    let (red, green, blue, _) = components
    return "#"
      + [red, green, blue].map { component in
        let byte = component.isFinite ? Int((min(max(component, 0), 1) * 255).rounded()) : 0
        return String(byte + 0x100, radix: 16).dropFirst()
      }.joined()
  }

  /// Red, green, blue and opacity; a named colour has its value for a light background.
  var components: (red: Double, green: Double, blue: Double, opacity: Double) {
    switch self {
    case .rgba(let red, let green, let blue, let opacity): return (red, green, blue, opacity)
    case .named(let name, let opacity):
      let number = name.approximation
      func component(_ shift: Int) -> Double { Double(number >> shift & 0xFF) / 255 }
      return (component(16), component(8), component(0), name == .clear ? 0 : opacity)
    }
  }
}

extension ElementColor.Name {
  fileprivate var approximation: Int {
    switch self {
    case .primary, .foreground: 0x1C1C1E
    case .secondary: 0x6A6A70
    case .accent, .blue: 0x0A60E0
    case .red: 0xD70015
    case .orange: 0xC93400
    case .yellow: 0xB25000
    case .green: 0x248A3D
    case .mint: 0x0C817B
    case .teal: 0x008299
    case .cyan: 0x0071A4
    case .indigo: 0x3634A3
    case .purple: 0x8944AB
    case .pink: 0xD30F45
    case .brown: 0x7F6545
    case .gray: 0x6C6C70
    case .black: 0x000000
    case .white, .clear, .background: 0xFFFFFF
    }
  }
}
#endif
