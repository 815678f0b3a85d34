#if PortableViews
import ComposableUI
import Testing

@MainActor
struct StackLayoutTests {
  /// Two boxes as far from each other as the space allows.
  private struct Apart: View {
    var body: some View {
      HStack(spacing: 0) {
        Box("a", 20, 10)
        Spacer()
        Box("b", 30, 10)
      }
    }
  }

  @Test("a stack is as large as its children with the distances between them, and centred")
  func fixed() throws {
    let screen = Screen {
      HStack {
        Box("a", 20, 10)
        Box("b", 30, 30)
      }
    }
    #expect(try screen.place("a") == "71 45 20 10")
    #expect(try screen.place("b") == "99 35 30 30")
  }

  @Test("a vertical stack aligns its children across", arguments: [true, false])
  func alignment(isLeading: Bool) throws {
    let screen = Screen {
      VStack(alignment: isLeading ? .leading : .trailing, spacing: 0) {
        Box("a", 20, 10)
        Box("b", 40, 10)
      }
    }
    #expect(try screen.place("a") == (isLeading ? "80 40 20 10" : "100 40 20 10"))
    #expect(try screen.place("b") == "80 50 40 10")
  }

  @Test("the least flexible child chooses first, and what it leaves goes to the others")
  func flexibility() throws {
    let screen = Screen {
      HStack(spacing: 10) {
        Rectangle().accessibilityIdentifier("a")
        Rectangle().accessibilityIdentifier("b").frame(maxWidth: 40)
        Rectangle().accessibilityIdentifier("c")
        Box("d", 20, 20)
      }
    }
    // 200 less three distances, less 40 and 20, is 110 for two.
    #expect(try screen.place("a") == "0 0 55 100")
    #expect(try screen.place("b") == "65 0 40 100")
    #expect(try screen.place("c") == "115 0 55 100")
    #expect(try screen.place("d") == "180 40 20 20")
  }

  @Test("a spacer takes the space that the others leave")
  func spacer() throws {
    let screen = Screen { Apart() }
    #expect(try screen.place("a") == "0 45 20 10")
    #expect(try screen.place("b") == "170 45 30 10")
  }

  @Test("a divider crosses the stack that it is in")
  func divider() throws {
    let screen = Screen {
      VStack(spacing: 0) {
        Box("a", 20, 10)
        Divider().accessibilityIdentifier("line")
      }
    }
    #expect(try screen.place("line") == "0 55 200 1")
  }

  @Test("texts share a baseline")
  func baseline() throws {
    let screen = Screen {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("a").font(.system(size: 20)).accessibilityIdentifier("large")
        Text("a").font(.system(size: 10)).accessibilityIdentifier("small")
      }
    }
    // The baselines are 20.5 and 10.5 below the tops of the texts.
    #expect(try screen.place("large") == "93 37 10 27")
    #expect(try screen.place("small") == "103 47 5 14")
  }

  @Test("a stack of texts on one baseline is as high as they reach above and below it")
  func baselineHeight() throws {
    let screen = Screen {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("a").font(.system(size: 20))
        Text("a\na\na").font(.system(size: 10)).padding(.top, 4).accessibilityIdentifier("small")
      }
      .accessibilityIdentifier("stack")
    }
    // 20.5 above, and of three lines of 14 all but 10.5 below; the padding leaves room above.
    #expect(try screen.place("stack") == "93 24 15 52")
    #expect(try screen.place("small") == "103 30 5 46")
  }

  @Test("in a stack from right to left the first child is on the right")
  func direction() throws {
    let screen = Screen { Apart() }
    screen.layout.layoutDirection = .rightToLeft
    screen.layout.layOut(in: screen.size)
    #expect(try screen.place("a") == "180 45 20 10")
    #expect(try screen.place("b") == "0 45 30 10")
  }

  @Test("children of an overlay stack lie over each other, in the size of the largest")
  func overlay() throws {
    let screen = Screen {
      ZStack(alignment: .bottomTrailing) {
        Box("a", 20, 60)
        Box("b", 80, 10)
      }
    }
    #expect(try screen.place("a") == "120 20 20 60")
    #expect(try screen.place("b") == "60 70 80 10")
  }
}
#endif
