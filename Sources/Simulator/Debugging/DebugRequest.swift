/// A debugger's request.
package enum DebugRequest: Codable, Sendable {
  /// Lets a debugger attach to the device's apps, until it requests `end` or its connection is
  /// closed.
  ///
  /// The device sends `PageMessage.debuggee` for the app in front, and again for each process that
  /// it starts from now on.
  /// - Parameter process: The ID of the debugger's process. The process that traces an app must be
  ///   the debugger's, or one that it started.
  case start(process: Int32)
  /// Requests `PageMessage.debuggee` for the app in front, without attaching.
  case describe
  /// Ends what `start` started, after the debugger has detached.
  case end
}
