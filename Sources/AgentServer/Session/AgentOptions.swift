import Foundation

/// The options of a session with an agent.
package struct AgentOptions: Sendable {
  /// The folder of the project.
  package var folder: ProjectFolder
  /// Additional folders that the project and the flows can read.
  package var readableFolders: [URL] = []
  /// Whether apps can use the network.
  package var hasNetwork = false

  /// Creates the default options.
  package init(folder: ProjectFolder) {
    self.folder = folder
  }
}
