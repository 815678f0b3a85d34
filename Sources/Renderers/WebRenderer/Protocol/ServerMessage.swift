#if PortableViews && Web
/// A message to the browser: `[3,2,["t",12,"1"]]`.
struct ServerMessage: Sendable {
  /// The sequence number of the last patch in the message.
  var sequence: Int
  /// The sequence number of the last event that has been applied or refused.
  var lastEvent: Int
  /// Operations as JSON, separated by commas.
  var operations: [UInt8] = []

  var json: [UInt8] {
    var json = JSONWriter()
    json.raw("[")
    json.integer(sequence)
    json.raw(",")
    json.integer(lastEvent)
    if !operations.isEmpty {
      json.raw(",")
      json.raw(operations)
    }
    json.raw("]")
    return json.bytes
  }
}
#endif
