import ComposableArchitectureClassic
import Foundation

/// Keeps files under their names.
public struct ClassicFileClient {
  public var load: (_ fileName: String) -> Effect<Data?, Never>
  public var save: (_ fileName: String, _ data: Data) -> Effect<Never, Never>

  public init(
    load: @escaping (_ fileName: String) -> Effect<Data?, Never>,
    save: @escaping (_ fileName: String, _ data: Data) -> Effect<Never, Never>
  ) {
    self.load = load
    self.save = save
  }
}
