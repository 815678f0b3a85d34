import ComposableArchitecture
import Foundation

/// Layers of strokes, the lowest first.
public struct Sketch: Codable, Equatable, Sendable {
  public var layers: IdentifiedArrayOf<Layer>

  /// Creates a sketch with one empty layer.
  public init(layers: IdentifiedArrayOf<Layer> = [Layer(id: 1)]) {
    self.layers = layers
  }

  /// The size of the paper in the units of strokes, however large the screen shows it.
  public static let size = CGSize(width: 800, height: 600)
}

/// A layer of a sketch, named by its number.
public struct Layer: Codable, Equatable, Identifiable, Sendable {
  public let id: Int
  public var isVisible = true
  public var strokes: [Stroke] = []

  /// Creates a layer.
  public init(id: Int, strokes: [Stroke] = []) {
    self.id = id
    self.strokes = strokes
  }
}

/// A line that was drawn without lifting the pen.
public struct Stroke: Codable, Equatable, Sendable {
  public var points: [CGPoint]
  public var ink: Ink
  public var width: Double

  /// Creates a stroke.
  public init(points: [CGPoint], ink: Ink, width: Double) {
    self.points = points
    self.ink = ink
    self.width = width
  }

  /// The widths of pens.
  static let widths = 1.0...24.0
}

/// A colour to draw with.
public enum Ink: String, CaseIterable, Codable, Sendable {
  case black, red, orange, green, blue, purple

  /// Red, green and blue as a hexadecimal number, the same on every screen and in files.
  var hex: Int {
    switch self {
    case .black: 0x00_0000
    case .red: 0xD7_0015
    case .orange: 0xC9_3400
    case .green: 0x24_8A3D
    case .blue: 0x00_58D0
    case .purple: 0x89_44AB
    }
  }
}
