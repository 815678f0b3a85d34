/// Returns the case of an action and of the actions nested in it, without other values.
///
/// `Feature.Action.row(index:, action: .textChanged(query:))`
@_spi(Internals)
public func debugCaseOutput(_ value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  let type = typeName(mirror.subjectType)
  guard mirror.displayStyle == .enum else { return type }
  return type + caseOutput(value, mirror)
}

private func caseOutput(_ value: Any, _ mirror: Mirror) -> String {
  guard let payload = mirror.children.first, let label = payload.label else { return ".\(value)" }
  let values = Mirror(reflecting: payload.value)
  let isTuple = values.displayStyle == .tuple
  let output =
    isTuple
    ? values.children.map { valueOutput($0.value, label: $0.label) }
    : [valueOutput(payload.value, label: nil)]
  return ".\(label)(\(output.joined(separator: ", ")))"
}

private func valueOutput(_ value: Any, label: String?) -> String {
  // Reflection labels an unlabelled element of a tuple by its position: ".0".
  let label = label.flatMap { $0.hasPrefix(".") ? nil : $0 }
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .enum else { return "\(label ?? "_"):" }
  return (label.map { "\($0): " } ?? "") + caseOutput(value, mirror)
}
