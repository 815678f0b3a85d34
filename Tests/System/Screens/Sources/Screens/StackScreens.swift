import ComposableUI

/// Padding, and frames with every kind of length.
struct FramesScreen: View {
  var body: some View {
    VStack(spacing: 6) {
      Text("Padding").padding()
      Text("Padding of one edge").padding(.leading, 30).background(Color.yellow)
      Text("Fixed").frame(width: 160, height: 40)
      Text("Leading").frame(width: 160, height: 40, alignment: .leading)
      Text("Bottom").frame(width: 160, height: 50, alignment: .bottomTrailing)
      Text("As wide as the window").frame(maxWidth: .infinity)
      Text("At the leading edge").frame(maxWidth: .infinity, alignment: .leading)
      Text("At least 200").frame(minWidth: 200)
      Text("At most 300").frame(maxWidth: 300)
      Rectangle().frame(width: 50, height: 20)
      Rectangle().frame(height: 10)
      Text("Padding inside and outside").padding(8).frame(width: 220).padding(8)
      Text("Ideal").frame(idealWidth: 120, idealHeight: 30).fixedSize()
      HStack {
        Text("Half").frame(maxWidth: .infinity)
        Text("Half").frame(maxWidth: .infinity)
      }
      HStack(spacing: 0) {
        Color.red.frame(width: 40, height: 30)
        Color.green.frame(height: 30)
        Color.blue.frame(maxWidth: 80, maxHeight: 30)
      }
      VStack {
        Text("Between").frame(minWidth: 100, maxWidth: 260, minHeight: 30, maxHeight: 50)
        Rectangle().frame(minHeight: 10, maxHeight: 30)
      }
      .frame(height: 100)
      Text("At most 50 high").frame(maxHeight: 50)
    }
    .frame(maxHeight: .infinity, alignment: .top)
  }
}

/// Stacks with alignments and spacers.
struct StacksScreen: View {
  var body: some View {
    VStack(alignment: .leading) {
      HStack(alignment: .top) {
        Block(30, 40)
        Block(30, 20)
        Text("Top")
      }
      HStack(alignment: .bottom, spacing: 20) {
        Block(30, 40)
        Block(30, 20)
        Text("Bottom")
      }
      HStack {
        Text("Start")
        Spacer()
        Text("Middle")
        Spacer()
        Text("End")
      }
      HStack {
        Spacer()
        Text("End")
      }
      HStack(spacing: 0) {
        Text("No")
        Text("space")
        Spacer(minLength: 30)
        Block(20, 20)
      }
      ZStack(alignment: .topLeading) {
        Block(120, 60)
        Text("In the corner")
      }
      ZStack(alignment: .bottomTrailing) {
        Block(120, 60)
        Block(20, 20)
      }
      VStack(alignment: .trailing, spacing: 2) {
        Block(80, 10)
        Block(40, 10)
        Block(60, 10)
      }
      VStack(alignment: .leading, spacing: 2) {
        Block(80, 10)
        Block(40, 10)
      }
      .frame(maxWidth: .infinity)
      VStack(spacing: 2) {
        Block(80, 10)
        Block(40, 10)
      }
      .frame(width: 200, alignment: .leading)
      HStack(alignment: .top) {
        Block(20, 20)
        Block(20, 10)
      }
      .frame(height: 30)
      HStack {
        VStack {
          Text("One")
          Text("Two")
        }
        Divider()
        VStack {
          Text("Three")
          Divider()
          Text("Four")
        }
      }
      .frame(height: 80)
      Spacer()
      Text("At the bottom")
    }
  }
}

/// Stacks that are too small or too large for their views.
struct PrioritiesScreen: View {
  private let long = "A long text that has to be broken where there is no space for it"

  var body: some View {
    VStack(spacing: 10) {
      HStack {
        Text(long)
        Text("Of a higher priority").layoutPriority(1)
      }
      .frame(width: 320)
      HStack {
        Text("Short")
        Text(long)
        Text("Short")
      }
      .frame(width: 300)
      HStack {
        Text("Fixed in its size").fixedSize()
        Text(long)
      }
      .frame(width: 280)
      HStack {
        Rectangle().frame(height: 20)
        Text("Text beside shapes")
        Rectangle().frame(height: 20)
      }
      HStack {
        Rectangle().frame(maxWidth: 60).frame(height: 20)
        Rectangle().frame(minWidth: 100).frame(height: 20)
      }
      .frame(width: 300)
      VStack {
        Rectangle()
        Text("Between two shapes")
        Rectangle()
      }
      .frame(width: 200, height: 120)
      HStack {
        Spacer()
        Text("Before a shape with a limit")
        Rectangle().frame(maxWidth: 60, maxHeight: 20).layoutPriority(1)
      }
      .frame(width: 350)
    }
  }
}

/// A view of a fixed size.
struct Block: View {
  let width: Double
  let height: Double

  init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  var body: some View {
    Rectangle().fill(Color.teal).frame(width: width, height: height)
  }
}
