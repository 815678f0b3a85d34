// swift-format-ignore-file

import ComposableArchitecture

// Features that a case of an enum reducer cannot make by itself: the message names the way out.

@Reducer
struct NeedsArgument {
  let id: Int
}

@Reducer
struct Hidden {
  private init() {}
  static let shared = Self()
}

@Reducer
struct Plain {}

@Reducer
enum Inner {
  case plain(Plain)
}

func makeNothing() {
  _ = NeedsArgument()  // error: 'init()' is unavailable: this reducer has no accessible 'init()'; in a case of an enum reducer, say how to make it, as in 'case detail(Detail = Detail(id: 1))'
  _ = Hidden()  // error: 'init()' is unavailable: this reducer has no accessible 'init()'
  _ = Inner()  // error: 'init()' is unavailable: an enum reducer has no values; in a case of another one, hold its body, as in 'case path(Path.Body = Path.body)'
}

/// The way out, for each.
@Reducer
enum Outer {
  case argument(NeedsArgument = NeedsArgument(id: 1))
  case hidden(Hidden = .shared)
  case inner(Inner.Body = Inner.body)
}
