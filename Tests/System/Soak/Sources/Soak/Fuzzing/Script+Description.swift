// The description of a script: a line for each step.

extension Step: CustomStringConvertible {
  var description: String {
    switch self {
    case .send(let action): "send \(action)"
    case .open(let gate): "open \(gate)"
    case .race(let gate, let action): "open \(gate), but first send \(action)"
    case .advance: "advance the clock"
    case .cancel(let step): "cancel the task of step \(step)"
    }
  }
}

extension Root.Action: CustomStringConvertible {
  var description: String {
    switch self {
    case .left(let action): "left\(action)"
    case .right(let action): "right\(action)"
    case .edit(let number, let edit, let isLeft):
      "root: \(number) \(isLeft ? "left" : "right")\(edit)"
    }
  }
}

extension Node.Action: CustomStringConvertible {
  var description: String {
    switch self {
    case .run(let command): ": \(command)"
    case .optional(let action): ".optional\(action)"
    case .sheet(.presented(let action)): ".sheet.\(action)"
    case .sheet(.dismiss): ".sheet: dismiss"
    case .screen(let action): ".screen.\(action)"
    case .rows(.element(let id, let action)): ".rows[\(id)]\(action)"
    case .path(.element(let id, let action)): ".path[\(id)]\(action)"
    case .path(.popFrom(let id)): ".path: popFrom(\(id))"
    case .path(.push(let id, _)): ".path: push(\(id))"
    }
  }
}

extension Screen.Action: CustomStringConvertible {
  var description: String {
    switch self {
    case .first(let action): "first\(action)"
    case .second(let action): "second\(action)"
    }
  }
}

extension Command: CustomStringConvertible {
  var description: String {
    "\(number) \(phase) \(kind)" + parents.map { ", parent: \($0)" }.joined()
  }
}

extension Command.Kind: CustomStringConvertible {
  var description: String {
    switch self {
    case .add(let number): "add(\(number))"
    case .total(let number): "total(\(number))"
    case .edit(let edit): "\(edit)"
    case .cancel(let id): "cancel(id: \(id))"
    case .work(let work): "\(work)"
    case .reenter(let action): "reenter(\(action))"
    }
  }
}

extension Edit: CustomStringConvertible {
  var description: String { links.map { ".\($0)" }.joined() + " \(change)" }
}

extension Link: CustomStringConvertible {
  var description: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .optional: "optional"
    case .sheet(let kind): "sheet.\(kind)"
    case .screen(let kind): "screen.\(kind)"
    case .row(let id): "rows[\(id)]"
    case .element(let id): "path[\(id)]"
    }
  }
}

extension Work: CustomStringConvertible {
  var description: String {
    switch self {
    case .send(let command): "send(\(command))"
    case .job(let job): "\(job)"
    case .merge(let parts): "merge\(parts)"
    case .concatenate(let parts): "concatenate\(parts)"
    case .cancellable(let id, let isInFlight, let work):
      "\(work).cancellable(id: \(id)\(isInFlight ? ", cancelInFlight" : ""))"
    case .debounce(let number, let id, let work): "\(work).debounce(gate: \(number), id: \(id))"
    case .throttle(let number, let id, let isLatest, let command):
      "send(\(command)).throttle(gate: \(number), id: \(id), latest: \(isLatest))"
    }
  }
}

extension Job: CustomStringConvertible {
  var description: String {
    let flags = (isOnMain ? " on main" : "") + (isDirect ? " directly" : "")
    return "run(gate: \(number), \(end)\(flags))"
  }
}
