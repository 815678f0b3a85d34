extension Result {
  /// Creates a result from what an asynchronous closure returns or throws.
  public init(catching body: () async throws(Failure) -> Success) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }
}
