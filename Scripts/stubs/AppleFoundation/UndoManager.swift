@MainActor
open class UndoManager {
  public init() { fatalError() }
}
