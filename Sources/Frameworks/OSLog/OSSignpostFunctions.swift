/// Marks a moment, or one end of an interval, in a log.
///
/// Follows <https://developer.apple.com/documentation/os/os_signpost(_:dso:log:name:signpostid:)>.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {
  log.write(.debug, "\(name): \(type.name)")
}

/// Marks a moment, or one end of an interval, in a log, with the values for a format.
///
/// Follows
/// <https://developer.apple.com/documentation/os/os_signpost(_:dso:log:name:signpostid:_:_:)>.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {
  log.write(.debug, "\(name): \(type.name) \(text(of: format, arguments))")
}
