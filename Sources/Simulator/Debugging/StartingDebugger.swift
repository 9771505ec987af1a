/// A debugger that started the running command, and attaches to each app that the command launches.
package struct StartingDebugger: Sendable {
  /// The ID of the debugger's process.
  package let process: Int32
  /// Called with each app's process, which waits for the debugger.
  package let onLaunch: @Sendable (Debuggee) -> Void

  /// Creates a debugger.
  /// - Parameters:
  ///   - process: The ID of the debugger's process.
  ///   - onLaunch: A closure that informs the debugger of each app's process.
  package init(process: Int32, onLaunch: @escaping @Sendable (Debuggee) -> Void) {
    self.process = process
    self.onLaunch = onLaunch
  }
}
