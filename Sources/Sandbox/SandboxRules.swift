/// The permissions and limits of a confined program.
package struct SandboxRules: Sendable {
  /// The files and folders that the program can read and execute.
  ///
  /// Nonexistent ones are ignored.
  package var readable: [String] = []
  /// The folders that the program can read and write.
  package var writable: [String] = []
  /// The folders that the program can read and write under a different path.
  package var mounted: [(folder: String, path: String)] = []
  /// The folders that are initially empty and removed when the program ends.
  package var temporary: [String] = []
  /// Whether the program has its own empty `/tmp`.
  package var hasTemporaryFolder = false
  /// Whether the program can use the network.
  package var hasNetwork = false
  /// Whether a debugger might be attached to the program, which suspends the limits of time.
  package var isDebuggable = false
  /// The limits for the program.
  package var limits = ResourceLimits.app
  /// The folder whose total size is limited.
  package var container: String?
  /// The folder whose property lists are copied before the program starts, and the folder that
  /// they're copied to.
  package var preferences: (from: String, to: String)?

  /// The folders outside of the sandbox that the program can write to.
  var writableFolders: [String] { writable + mounted.map(\.folder) }

  /// Creates rules that don't allow access to any files.
  package init() {}
}
