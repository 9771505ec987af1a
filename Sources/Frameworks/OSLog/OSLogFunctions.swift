/// Logs a message with a format string and its arguments.
///
/// Follows <https://developer.apple.com/documentation/os/os_log(_:dso:log:type:_:)>.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...
) {
  log.write(type, text(of: message, args))
}

/// Returns a message with the values for its format.
func text(of message: StaticString, _ args: [any CVarArg]) -> String {
  let format = "\(message)".replacingOccurrences(of: "{public}", with: "")
    .replacingOccurrences(of: "{private}", with: "")
  return String(format: format, arguments: args)
}

/// Logs a message at a level.
///
/// Follows <https://developer.apple.com/documentation/os/os_log(_:log:_:)>.
@_disfavoredOverload
public func os_log(
  _ logLevel: OSLogType = .default, log logObject: OSLog = .default, _ message: OSLogMessage
) {
  logObject.write(logLevel, message.text)
}

/// Logs a message at a level with a format string and its arguments.
///
/// Follows <https://developer.apple.com/documentation/os/os_log(_:dso:log:_:_:)>.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer = #dsohandle, log: OSLog = .default,
  _ message: StaticString, _ args: any CVarArg...
) {
  log.write(type, text(of: message, args))
}

/// Logs a message at the default level.
///
/// Follows <https://developer.apple.com/documentation/os/os_log(_:)>.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) {
  os_log(.default, log: .default, message)
}
