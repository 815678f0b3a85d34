import ComposableCore
import ComposableUI

extension Store {
  /// Returns a binding to the elements of a stack with ids; writing sends `push` and `popFrom`.
  func path<Element, ElementAction>(
    at location: CodeLocation
  ) -> Binding<StackState<Element>.PathView>
  where State == StackState<Element>, Action == StackAction<Element, ElementAction> {
    Binding(
      get: { self.trackedState.path },
      set: { self.replacePath(by: UncheckedSendable($0).value, at: location) })
  }

  private func replacePath<Element, ElementAction>(
    by newPath: StackState<Element>.PathView, at location: CodeLocation
  ) where State == StackState<Element>, Action == StackAction<Element, ElementAction> {
    let path = withState { $0.path }
    let kept = zip(path, newPath).prefix { $0.id == $1.id }.count
    if kept < path.count { send(.popFrom(id: path[kept].id)) }
    for component in newPath[kept...] {
      send(.push(id: component.id, state: component.element))
    }
    if !newPath.elementsEqual(withState { $0.path }), withState({ $0.path.elementsEqual(path) }) {
      reportIssue(Issues.missingForEach(at: location), at: location)
    }
  }
}
