/// A function to keep in a collection.
///
/// Collections of bare functions allocate at each access: their elements are called through a thunk.
struct Callback: Sendable {
  private let function: @Sendable () -> Void

  init(_ function: @escaping @Sendable () -> Void) {
    self.function = function
  }

  func callAsFunction() { function() }
}
