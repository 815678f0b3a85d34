/// The former name of a case path.
@available(*, deprecated, renamed: "AnyCasePath")
public typealias CasePath = AnyCasePath
