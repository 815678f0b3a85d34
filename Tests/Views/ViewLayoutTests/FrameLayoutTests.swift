#if PortableViews
import ComposableUI
import Testing

/// Frames, padding and layers.
@MainActor
struct FrameLayoutTests {
  @Test("a frame with an infinite maximum fills the space, and aligns its content")
  func infinite() throws {
    let screen = Screen {
      VStack {
        Box("a", 20, 10)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
    }
    #expect(try screen.place("a") == "180 90 20 10")
  }

  @Test("a frame moves a stack as one block, whose views stay aligned as the stack says")
  func frameAroundStack() throws {
    let screen = Screen {
      VStack(spacing: 0) {
        VStack(alignment: .leading, spacing: 0) {
          Box("wide", 40, 10)
          Box("leading", 20, 10)
        }
        .frame(maxWidth: .infinity)
        VStack(spacing: 0) {
          Box("below", 40, 10)
          Box("center", 20, 10)
        }
        .frame(width: 100, alignment: .leading)
        HStack(alignment: .top, spacing: 0) {
          Box("high", 20, 20)
          Box("top", 20, 10)
        }
        .frame(width: 120, height: 30, alignment: .bottomTrailing)
        ZStack(alignment: .topLeading) {
          Box("base", 20, 20)
          Box("corner", 10, 10)
        }
        .frame(maxWidth: .infinity, alignment: .trailing)
      }
    }
    #expect(try screen.place("wide") == "80 5 40 10")
    #expect(try screen.place("leading") == "80 15 20 10")
    #expect(try screen.place("below") == "50 25 40 10")
    #expect(try screen.place("center") == "60 35 20 10")
    #expect(try screen.place("high") == "120 55 20 20")
    #expect(try screen.place("top") == "140 55 20 10")
    #expect(try screen.place("base") == "180 75 20 20")
    #expect(try screen.place("corner") == "180 75 10 10")
  }

  @Test("a frame with the alignment of its stack, or along its axis alone, adds no element")
  func frameOfStack() throws {
    let screen = Screen {
      VStack(alignment: .leading, spacing: 0) {
        Box("a", 40, 10)
        Box("b", 20, 10)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
      .accessibilityIdentifier("stack")
    }
    #expect(try screen.find("stack").element.role == .verticalStack)
    #expect(try screen.place("a") == "0 80 40 10")
    #expect(try screen.place("b") == "0 90 20 10")
  }

  @Test("a lazy stack is as wide as it may be, and a stack as its views")
  func lazyStack() throws {
    let screen = Screen {
      LazyVStack(alignment: .trailing, spacing: 0) { Box("a", 40, 10) }
        .padding(.leading, 30).accessibilityIdentifier("lazy")
      LazyVStack(alignment: .leading) { Box("b", 40, 10) }.frame(maxWidth: 100)
    }
    #expect(try screen.find("lazy").element.role == .verticalStack)
    #expect(try screen.place("lazy").hasSuffix(" 200 10"))
    #expect(try screen.place("a").hasPrefix("160 "))
    #expect(try screen.place("b").hasPrefix("50 "))
  }

  @Test("a frame is between its minimum and its maximum")
  func limits() throws {
    let screen = Screen {
      VStack(spacing: 0) {
        Text("a").accessibilityIdentifier("least").frame(minWidth: 60)
        Rectangle().accessibilityIdentifier("most").frame(maxWidth: 70, maxHeight: 20)
      }
    }
    #expect(try screen.place("least").hasSuffix(" 60 23"))
    #expect(try screen.place("most").hasSuffix(" 70 20"))
  }

  @Test("spaces and cases of letters count in the size of a text")
  func typesetting() throws {
    let screen = Screen {
      VStack(spacing: 0) {
        Text(verbatim: "ab").kerning(2).accessibilityIdentifier("spaced")
        Text(verbatim: "ab\nab").lineSpacing(5).accessibilityIdentifier("lines")
        VStack { Text(verbatim: "ab").accessibilityIdentifier("upper") }.textCase(.uppercase)
      }
    }
    // Without them, two letters are 17 points wide and a line 23 high.
    #expect(try screen.place("spaced").hasSuffix(" 21 23"))
    #expect(try screen.place("lines").hasSuffix(" 17 51"))
    #expect(try screen.place("upper").hasSuffix(" 22 23"))
  }

  @Test("padding is around what it is applied to")
  func padding() throws {
    let screen = Screen {
      VStack(alignment: .leading, spacing: 0) {
        Box("a", 20, 10).padding(.leading, 30).padding(.top, 4)
        Box("b", 60, 10)
      }
    }
    #expect(try screen.place("a") == "100 42 20 10")
    #expect(try screen.place("b") == "70 52 60 10")
  }

  @Test("a layer has the size of what it is over, and aligns its content in that")
  func layers() throws {
    let screen = Screen {
      Box("base", 100, 50).overlay(alignment: .bottomTrailing) { Box("badge", 20, 10) }
    }
    #expect(try screen.place("base") == "50 25 100 50")
    #expect(try screen.place("badge") == "130 65 20 10")
  }

  @Test("an element with an aspect ratio fits into the space")
  func aspectRatio() throws {
    let screen = Screen {
      VStack {
        Rectangle().accessibilityIdentifier("a")
      }
      .frame(width: 160, height: 60)
      Circle().accessibilityIdentifier("circle").frame(width: 40, height: 32)
    }
    #expect(try screen.place("a") == "20 0 160 60")
    #expect(try screen.place("circle") == "84 68 32 32")
  }

  @Test("a text is broken between words, and inside of words that are too wide")
  func text() throws {
    let screen = Screen {
      VStack(alignment: .leading, spacing: 0) {
        Text("aaaa aaaa").font(.system(size: 10)).accessibilityIdentifier("two")
        Text("aaaaaaaaaa").font(.system(size: 10)).accessibilityIdentifier("long")
        Text("a a a a a a a a a").font(.system(size: 10)).lineLimit(1)
          .accessibilityIdentifier("limited")
        Text("日本").font(.system(size: 10)).accessibilityIdentifier("wide")
      }
      .frame(width: 30)
    }
    #expect(try screen.place("two").hasSuffix(" 20 28"))
    #expect(try screen.place("long").hasSuffix(" 30 28"))
    #expect(try screen.place("limited").hasSuffix(" 30 14"))
    #expect(try screen.place("wide").hasSuffix(" 20 14"))
  }

  @Test("an offset is a pair of lengths, or a size, and styles have an opacity")
  func offsets() throws {
    let screen = Screen {
      Text("a").offset(CGSize(width: 3, height: 4)).foregroundStyle(.secondary.opacity(0.5))
        .accessibilityIdentifier("moved")
    }
    let style = try screen.find("moved").element.style
    #expect(style.offset == ElementOffset(x: 3, y: 4))
    #expect(style.foreground == .named(.secondary, opacity: 0.5))
  }

  @Test("a text takes the space of the lines that are reserved for it")
  func reservedLines() throws {
    let screen = Screen {
      VStack(alignment: .leading, spacing: 0) {
        Text("a").lineLimit(2...4).accessibilityIdentifier("range")
        Text("a").lineLimit(3, reservesSpace: true).accessibilityIdentifier("reserved")
        Text("a").lineLimit(...3).accessibilityIdentifier("limited")
        Group { Text("a").lineLimit(2...).accessibilityIdentifier("inner") }.lineLimit(5...)
      }
      .font(.system(size: 10))
    }
    #expect(try screen.place("range").hasSuffix(" 28"))
    #expect(try screen.place("reserved").hasSuffix(" 42"))
    #expect(try screen.place("limited").hasSuffix(" 14"))
    #expect(try screen.place("inner").hasSuffix(" 28"))
  }

  @Test("a text of fixed size is never broken")
  func fixedSize() throws {
    let screen = Screen {
      VStack {
        Text("aaaa aaaa").font(.system(size: 10)).fixedSize().accessibilityIdentifier("a")
      }
      .frame(width: 30)
    }
    #expect(try screen.place("a").hasSuffix(" 43 14"))
  }

  @Test("a view can be of fixed size along one axis, and fills the other")
  func fixedAxis() throws {
    let screen = Screen {
      VStack {
        Rectangle().fixedSize(horizontal: true, vertical: false)
          .accessibilityIdentifier("narrow")
      }
      .frame(width: 60, height: 40)
    }
    #expect(try screen.place("narrow") == "95 30 10 40")
  }

  @Test("a spacer has at least its own length, or the length of all spacers")
  func spacers() throws {
    let screen = Screen {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 0) {
          Box("a", 20, 10)
          Spacer(minLength: 30)
          Box("b", 20, 10)
        }
        .fixedSize()
        HStack(spacing: 0) {
          Box("c", 20, 10)
          Spacer(minLength: 0)
          Box("d", 20, 10)
        }
        .fixedSize()
      }
    }
    func left(_ name: String) throws -> Double {
      let place = try screen.place(name)
      return Double(place.split(separator: " ")[0]) ?? .nan
    }
    #expect(try left("b") - left("a") == 50)
    #expect(try left("d") - left("c") == 20)
  }

  @Test("a scroll view takes the space, and its content is as long as it wants to be")
  func scroll() throws {
    let screen = Screen {
      ScrollView {
        Box("a", 20, 300)
      }
      .accessibilityIdentifier("scroll")
    }
    #expect(try screen.place("scroll") == "0 0 200 100")
    #expect(try screen.place("a") == "90 0 20 300")
    let horizontal = Screen { ScrollView(.horizontal) { Box("b", 300, 20) } }
    #expect(try horizontal.place("b") == "0 40 300 20")
  }

  @Test("a grid has fixed columns, and shares the rest among the others")
  func grid() throws {
    let screen = Screen {
      LazyVGrid(
        columns: [GridItem(.fixed(40)), GridItem(.flexible()), GridItem(.flexible())], spacing: 10
      ) {
        ForEach(0..<4) { index in
          Rectangle().accessibilityIdentifier("\(index)").frame(height: 20)
        }
      }
    }
    #expect(try screen.place("0") == "0 25 40 20")
    #expect(try screen.place("1") == "50 25 70 20")
    #expect(try screen.place("2") == "130 25 70 20")
    #expect(try screen.place("3") == "0 55 40 20")
  }

  @Test("an adaptive column is as many as fit")
  func adaptive() throws {
    let screen = Screen {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))], spacing: 10) {
        ForEach(0..<3) { index in
          Rectangle().accessibilityIdentifier("\(index)").frame(height: 20)
        }
      }
    }
    // Three columns of 60 and two distances fit in 200.
    #expect(try screen.place("0") == "0 40 60 20")
    #expect(try screen.place("2") == "140 40 60 20")
  }

  @Test("the columns of grid rows are as wide as their widest cell")
  func gridRows() throws {
    let screen = Screen {
      Grid(horizontalSpacing: 10) {
        GridRow {
          Box("a", 20, 10)
          Box("b", 50, 10)
        }
        GridRow {
          Box("c", 40, 10)
          Box("d", 30, 10)
        }
      }
    }
    #expect(try screen.place("a") == "60 36 20 10")
    #expect(try screen.place("b") == "100 36 50 10")
    #expect(try screen.place("c") == "50 54 40 10")
    #expect(try screen.place("d") == "110 54 30 10")
  }

  @Test("numbers that are no lengths are ignored")
  func nonsense() throws {
    let screen = Screen {
      VStack(spacing: .nan) {
        Rectangle().accessibilityIdentifier("a").frame(width: .nan, height: .infinity)
        Rectangle().frame(minWidth: .infinity, maxWidth: -.infinity)
        Text("b").padding(.infinity).font(.system(size: .nan)).accessibilityIdentifier("b")
        Rectangle().aspectRatio(.nan, contentMode: .fit).frame(width: -5)
        LazyVGrid(columns: [GridItem(.fixed(.nan)), GridItem(.adaptive(minimum: .nan))]) {
          Rectangle().frame(height: 1)
        }
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 200))], spacing: -200) {
          Rectangle().frame(height: 1)
        }
        LazyVGrid(columns: [GridItem(.flexible(minimum: .infinity, maximum: -1))]) {
          Rectangle().frame(height: 1)
        }
      }
    }
    #expect(try screen.place("a").hasPrefix("0 "))
    #expect(try screen.place("b").hasSuffix(" 9 23"))
  }
}
#endif
