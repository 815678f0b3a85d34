extension AnyCasePath {
  /// Changes the value of a case.
  ///
  /// The value is moved out of its enum meanwhile, not copied.
  ///
  /// A large value is on the heap: features may be nested deeply, and threads have small stacks.
  ///
  /// - Returns: The result of `body`, or `nil` when the enum is in another case.
  func modifyInPlace<Result>(_ root: inout Root, _ body: (inout Value) -> Result) -> Result? {
    guard MemoryLayout<Value>.size > 256 else { return modifyIfPresent(&root, body) }
    return withUnsafeMutablePointer(to: &root) { root in
      let value = UnsafeMutablePointer<Value>.allocate(capacity: 1)
      defer { value.deallocate() }
      guard take(from: root, into: value) else { return nil }
      defer { put(value, into: root) }
      return body(&value.pointee)
    }
  }

  // Separate functions, so that the copies on their stacks are released before the child runs.
  @inline(never)
  private func take(
    from root: UnsafeMutablePointer<Root>, into value: UnsafeMutablePointer<Value>
  ) -> Bool {
    guard let extracted = extract(from: root.pointee) else { return false }
    value.initialize(to: extracted)
    root.deinitialize(count: 1)
    return true
  }

  @inline(never)
  private func put(_ value: UnsafeMutablePointer<Value>, into root: UnsafeMutablePointer<Root>) {
    root.initialize(to: embed(value.move()))
  }
}
