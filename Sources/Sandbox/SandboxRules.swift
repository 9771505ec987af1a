/// The permissions and limits of a confined program.
package struct SandboxRules: Sendable {
  /// Files and folders that it may read, and run programs of; those that aren't there are left out.
  package var readable: [String] = []
  /// Folders that it may read and write.
  package var writable: [String] = []
  /// Folders that it may read and write, under another path.
  package var mounted: [(folder: String, path: String)] = []
  /// Folders that are empty at first and last as long as the program.
  package var temporary: [String] = []
  /// Whether it has an empty `/tmp` of its own.
  package var hasTemporaryFolder = false
  /// Whether it can use the network.
  package var hasNetwork = false
  /// The limits for the program.
  package var limits = ResourceLimits.app
  /// The folder whose files are limited in all.
  package var container: String?
  /// The folder whose property lists are copied, and the one to which they are, before the program
  /// starts.
  package var preferences: (from: String, to: String)?

  /// The folders outside that it may write.
  var writableFolders: [String] { writable + mounted.map(\.folder) }

  /// Creates rules that make nothing visible.
  package init() {}
}
