#if PortableViews && Web
import ComposableUI
import Foundation
import ViewGraph

extension CSSDeclarations {
  /// Sets a drawing as the mask of an element: an image in an address of data.
  mutating func set(_ property: Property, _ mask: DrawingDetails?) {
    guard let mask else { return }
    var opacities = mask
    opacities.marks = mask.marks.map(\.opacities)
    let html = HTMLWriter.write { writer in
      writer.element(.svg) {
        $0.attribute(.xmlns, "http://www.w3.org/2000/svg")
        $0.attribute(.fontFamily, "system-ui,sans-serif")
        if mask.fit == .points {
          $0.attribute(.width, Self.format(mask.width))
          $0.attribute(.height, Self.format(mask.height))
        } else {
          $0.attribute(.viewBox, "0 0 \(Self.format(mask.width)) \(Self.format(mask.height))")
          $0.attribute(.preserveAspectRatio, mask.fit == .stretched ? "none" : "xMidYMid")
        }
        DrawingWriter(of: NodeID(rawValue: 0), opacities).write(to: &$0)
      }
    }
    guard
      let address = html.string.addingPercentEncoding(withAllowedCharacters: Self.plainCharacters)
    else { return }
    let size = mask.fit == .points ? "auto" : "100% 100%"
    declare(property, "url(\"data:image/svg+xml,\(address)\") 0 0/\(size) no-repeat")
  }

  private static let plainCharacters = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=/: ,")
}

extension DrawingMark {
  /// The mark in black with its opacities, which are all that counts in a mask.
  fileprivate var opacities: DrawingMark {
    switch self {
    case .fill(let outline, let paint, let style): .fill(outline, paint.opacities, style)
    case .stroke(let outline, let paint, let style): .stroke(outline, paint.opacities, style)
    case .text(var text):
      {
        text.color = text.color.opacityOnly
        return .text(text)
      }()
    case .image(var image):
      {
        image.color = image.color.opacityOnly
        return .image(image)
      }()
    case .group(let group, let marks): .group(group, marks.map(\.opacities))
    }
  }
}

extension DrawingPaint {
  fileprivate var opacities: DrawingPaint {
    switch self {
    case .color(let color): .color(color.opacityOnly)
    case .gradient(var gradient, let x, let y, let width, let height):
      {
        gradient.stops = gradient.stops.map {
          ElementGradient.Stop(color: $0.color.opacityOnly, location: $0.location)
        }
        return .gradient(gradient, x: x, y: y, width: width, height: height)
      }()
    }
  }
}

extension ElementColor {
  /// Black with the opacity of the colour.
  fileprivate var opacityOnly: ElementColor {
    switch self {
    case .named(.clear, _): .rgba(0, 0, 0, 0)
    case .named(_, let opacity), .lightened(_, _, let opacity), .rgba(_, _, _, let opacity):
      .rgba(0, 0, 0, opacity)
    case .adaptive(let light, _): .rgba(0, 0, 0, Double(light.opacity))
    }
  }
}
#endif
