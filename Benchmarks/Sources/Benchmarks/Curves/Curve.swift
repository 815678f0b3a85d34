/// The cost of an operation against the size of something.
struct Curve {
  let group: String
  let name: String
  /// The title of its picture; `nil` for a curve without one.
  let caption: String?
  let sizes: [Int]
  let isLogarithmic: Bool
  let prepare: @MainActor (_ size: Int) -> Work

  init(
    _ group: String, _ name: String, caption: String? = nil,
    sizes: [Int] = [10, 100, 1_000, 10_000, 100_000], isLogarithmic: Bool = true,
    prepare: @escaping @MainActor (_ size: Int) -> Work
  ) {
    self.group = group
    self.name = name
    self.caption = caption
    self.sizes = sizes
    self.isLogarithmic = isLogarithmic
    self.prepare = prepare
  }

  var title: String { "\(group).\(name)" }

  /// Every curve, in the order of Performance.md.
  @MainActor
  static var all: [Curve] { sends + [restarts] + shared + stacks + collections + tests }
}
