import ComposableArchitecture
import Foundation

/// Layers of strokes, the lowest first.
public struct Sketch: Equatable, Sendable {
  public var layers: IdentifiedArrayOf<Layer>

  /// Creates a sketch with one empty layer.
  public init(layers: IdentifiedArrayOf<Layer> = [Layer(id: 1)]) {
    self.layers = layers
  }
}

/// A layer of a sketch, named by its number.
public struct Layer: Equatable, Identifiable, Sendable {
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
public struct Stroke: Equatable, Sendable {
  public var points: [CGPoint]
  public var ink: Ink
  public var width: Double

  /// Creates a stroke.
  public init(points: [CGPoint], ink: Ink, width: Double) {
    self.points = points
    self.ink = ink
    self.width = width
  }
}

/// A colour to draw with.
public enum Ink: String, CaseIterable, Sendable {
  case black, red, orange, green, blue, purple
}
