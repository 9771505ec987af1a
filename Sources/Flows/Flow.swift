import Foundation

/// A story that a finger performs on an app, read from a YAML file in Maestro's format.
package struct Flow: Sendable {
  /// The name in the file, or else the file's name.
  package var name: String
  /// The file that the flow was read from.
  package var file: URL
  /// The bundle identifier of the app; `nil` is the app that the flow is played with.
  package var appID: String?
  /// The words by which the file is sorted.
  package var tags: [String]
  /// The steps, in order.
  package var steps: [FlowStep]

  /// Creates a flow about an app.
  package init(
    name: String, file: URL, appID: String? = nil, tags: [String] = [], steps: [FlowStep]
  ) {
    self.name = name
    self.file = file
    self.appID = appID
    self.tags = tags
    self.steps = steps
  }
}
