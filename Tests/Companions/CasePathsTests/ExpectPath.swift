import CasePaths
import Testing

/// Expects a path to lead to one case: back to what it embeds, and nowhere from any other root.
func expect<Root, Value: Equatable>(
  _ path: AnyCasePath<Root, Value>, _ values: [Value], notIn others: [Root],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for value in values {
    #expect(path.extract(from: path.embed(value)) == value, sourceLocation: sourceLocation)
  }
  for other in others {
    #expect(path.extract(from: other) == nil, sourceLocation: sourceLocation)
  }
}
