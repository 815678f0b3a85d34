#if Macros
import CasePaths
import Testing

// These enums prove their point by compiling without a warning.

@CasePathable
@dynamicMemberLookup
enum Feature: Equatable {
  case count(Int)
  case rename(String, at: Int)
  case labelled(id: Int)
  case reset
  case `default`
  case nested(Nested)
  indirect case again(Feature)
  case first(Int)
  case second(Int)

  @CasePathable
  @dynamicMemberLookup
  enum Nested: Equatable {
    case text(String)
    case off
  }
}

@CasePathable
private enum Private {
  case closure(@Sendable (Int) -> Void)
  case void(Void)
  case never(Never)
}

/// An enum with a payload type that has the name of a sequence's element.
@CasePathable
public enum Generic<Element: Equatable, Failure: Error> {
  case elements([Element])
  case failure(Failure)
  indirect case same(Generic<Element, Failure>?)
  indirect case me(Self)
}

@CasePathable
enum Empty {}

@CasePathable
enum Conditional {
  case always(Int)
  #if DEBUG
  case debug(String)
  #else
  case release(Bool)
  #endif
  @available(*, unavailable)
  case gone
}

/// A type with an enum in a public extension.
public struct Outer {}

extension Outer {
  /// An enum in an extension.
  @CasePathable
  public enum Inner {
    case a
  }
}

@CasePathable
enum Mentioned: CasePathable, CasePathIterable {
  case a(Int)
}

@CasePathable
enum Shadowing {
  case map(Int)
  case filter(Int)
  case first
  case lazy
  case reduce(String)
  case underestimatedCount(Int)
  case sorted
}
#endif
