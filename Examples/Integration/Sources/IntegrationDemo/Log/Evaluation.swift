import ComposableArchitecture
@_spi(Logging) import ComposableCore

/// Logs that a view's body, or a part of it, is being evaluated.
///
/// The name of the view is that of its type, so that a view writes
/// `let _ = logEvaluation(of: Self.self)`.
func logEvaluation<V: View>(of view: V.Type, _ part: String = "body") {
  Logger.shared.log("\(view).\(part)")
}
