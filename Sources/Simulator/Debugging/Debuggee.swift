/// An app's process, for a debugger that attaches to it.
package struct Debuggee: Codable, Equatable, Sendable {
  /// The process ID, outside of the app's sandbox.
  package var pid: Int32
  /// The app's bundle identifier.
  package var bundleID: String
  /// The app's name.
  package var name: String
  /// The path of the executable.
  package var executable: String
  /// The path of the project that the app was built from.
  package var project: String
  /// The state of the app in a debugger, or `nil` if none is attached.
  package var state: DebuggerState?
}
