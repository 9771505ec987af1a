/// Logs a message with the values for its format.
///
/// Follows <https://developer.apple.com/documentation/os/os_log(_:dso:log:type:_:)>.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...
) {
  let format = "\(message)".replacingOccurrences(of: "{public}", with: "")
    .replacingOccurrences(of: "{private}", with: "")
  log.write(type, String(format: format, arguments: args))
}

/// Logs a message.
///
/// Follows <https://developer.apple.com/documentation/os/os_log(_:log:_:)>.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(type, message.text)
}
