#if PortableViews
/// One of two views; the result of `if`-`else` and `switch` in a view builder.
///
/// The underscore follows SwiftUI, where the type has the same name.
public struct _ConditionalContent<TrueContent: View, FalseContent: View> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View, PrimitiveView {
  package func content(in environment: EnvironmentValues) -> ViewContent {
    switch storage {
    case .trueContent(let view): .branch(ViewBranch(.index(0), view))
    case .falseContent(let view): .branch(ViewBranch(.index(1), view))
    }
  }
}

extension _ConditionalContent: IdentityComparable {
  package static func isSame(_ lhs: Self, _ rhs: Self) -> Bool {
    switch (lhs.storage, rhs.storage) {
    case (.trueContent(let lhs), .trueContent(let rhs)): ValueLayout.isSame(lhs, rhs)
    case (.falseContent(let lhs), .falseContent(let rhs)): ValueLayout.isSame(lhs, rhs)
    default: false
    }
  }
}
#endif
