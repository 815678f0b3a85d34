import Charts
import ComposableArchitecture

// Types that lack what they are made of, or misspell it. A default for primitive types must not stand in.

struct NoBody: View {}  // error: does not conform to protocol 'View'

struct Misspelled: View {  // error: does not conform to protocol 'View'
  var boby: some View { Text("a") }
}

struct NeverBody: View {  // error: does not conform to protocol 'View'
  typealias Body = Never
}

struct Modifier: ViewModifier {  // error: does not conform to protocol 'ViewModifier'
  func boby(content: Content) -> some View { content }
}

struct MyApp: App {  // error: does not conform to protocol 'App'
  var boby: some Scene { WindowGroup { Text("a") } }
}

struct MyScene: Scene {  // error: does not conform to protocol 'Scene'
  var boby: some Scene { WindowGroup { Text("a") } }
}

struct MyCommands: Commands {  // error: does not conform to protocol 'Commands'
  var boby: some Commands { EmptyCommands() }
}

struct Tools: ToolbarContent {  // error: does not conform to protocol 'ToolbarContent'
  var boby: some ToolbarContent { ToolbarSpacer() }
}

struct Tap: Gesture {  // error: does not conform to protocol 'Gesture'
  var boby: some Gesture { TapGesture() }
}

struct Style: ButtonStyle {  // error: does not conform to protocol 'ButtonStyle'
  func makeBoby(configuration: Configuration) -> some View { configuration.label }
}

struct Dot: Shape {  // error: does not conform to protocol 'Shape'
  func paht(in rect: CGRect) -> Path { Path() }
}

struct Gallery: PreviewProvider {  // error: does not conform to protocol 'PreviewProvider'
  static var preview: some View { Text("a") }
}

struct Marks: ChartContent {  // error: does not conform to protocol 'ChartContent'
  var boby: some ChartContent { RuleMark(x: .value("a", 1)) }
}

struct Place: Plottable {}  // error: does not conform to protocol 'Plottable'
