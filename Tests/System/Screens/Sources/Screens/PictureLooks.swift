import ComposableUI
import Foundation

/// Pictures with the modes of their content, and one that cannot be loaded.
struct PictureLooks: View {
  var body: some View {
    VStack(spacing: 8) {
      AsyncImage(url: URL(string: "data:text/plain,none")) { phase in
        if phase.error != nil { Text("no picture") } else { phase.image }
      }
      Text(
        "Tap \(Image(systemName: "star.fill")) or \(Text("hold").bold().foregroundColor(.red)) it"
      )
      .accessibilityIdentifier("symbol in a text")
      HStack {
        pictures {
          $0.resizable().accessibilityIdentifier("stretched \($1)").frame(width: 60, height: 60)
        }
        pictures { image, name in
          image.resizable().scaledToFit().accessibilityIdentifier("fits \(name)")
            .frame(width: 60, height: 60)
        }
        pictures { image, name in
          image.resizable().scaledToFill().accessibilityIdentifier("covers \(name)")
            .frame(width: 60, height: 60).clipped()
        }
      }
      HStack(alignment: .top) {
        pictures {
          $0.resizable().scaledToFit().accessibilityIdentifier("fits width \($1)").frame(width: 60)
        }
        pictures {
          $0.resizable().scaledToFit().accessibilityIdentifier("fits height \($1)").frame(
            height: 40)
        }
        Color.red.aspectRatio(2, contentMode: .fit).accessibilityIdentifier("colour")
          .frame(width: 60, height: 60, alignment: .bottom)
      }
      pictures { image, name in
        image.resizable().scaledToFill().accessibilityIdentifier("banner \(name)")
          .frame(maxWidth: .infinity, maxHeight: 50).clipped()
      }
    }
  }

  @ViewBuilder
  private func pictures(@ViewBuilder content: (Image, String) -> some View) -> some View {
    content(Image(uiImage: Self.wide), "wide")
    content(Image(uiImage: Self.tall), "tall")
  }

  /// A picture of 120 × 60 pixels.
  private static let wide = picture(
    """
    iVBORw0KGgoAAAANSUhEUgAAAHgAAAA8AgMAAADQw5Y7AAAADFBMVEX////6yCgoeMjcPDzn7kOgAAAAgElE\
    QVR42u3ToQ2AMBCF4b+tqWAINIplQDNK52EKRsFjqgiioRgENOmJIjA9d/lyybteqgZelbQasSpXLuZtlDgu\
    TAIHOAT2cAq8AC7LEWAtXSxAku3bq6n50ewTYMIvF7MATem0Bujz0+4+S4ZbMEJymyRLWDu8tHcX6w+tXMoX\
    Ms8UzTSX1bQAAAAASUVORK5CYII=
    """)
  /// A picture of 60 × 120 pixels.
  private static let tall = picture(
    """
    iVBORw0KGgoAAAANSUhEUgAAADwAAAB4AgMAAADTW3mbAAAADFBMVEX////6yCgoeMjcPDzn7kOgAAAAgUlE\
    QVR42u3SMQoCMRAF0GdUsBCs7C0tPYrN9h4lp7Gx8Ap7FA9gsZVYiGvhKgmIgvWkCY/A/zOQUQNMt887qU84\
    HNbvd5XPLpVbcuEep8I3XAt3uH/paxkCf803aeAAy+bv/fK79PP7CuPCM8wLJ2zK/DzEvby2qPrTsYv/FQ4/\
    AJUSE++CiI0DAAAAAElFTkSuQmCC
    """)

  private static func picture(_ text: String) -> UIImage {
    Data(base64Encoded: text).flatMap { UIImage(data: $0) } ?? UIImage()
  }
}
