import DeviceProtocol
import Foundation

/// A sequence of interactions with an app, read from a YAML file in Maestro's format.
package struct Flow: Sendable {
  /// The name in the file, or the name of the file if there's none.
  package var name: String
  /// The file that the flow was read from.
  package var file: URL
  /// The bundle identifier of the app, or `nil` for the app that the flow is played with.
  package var appID: String?
  /// The tags that categorize the flow.
  package var tags: [String]
  /// The requested system of the device, if any.
  package var system: SystemRequest?
  /// The steps, in order.
  package var steps: [FlowStep]

  /// Creates a flow for an app.
  package init(
    name: String, file: URL, appID: String? = nil, tags: [String] = [],
    system: SystemRequest? = nil, steps: [FlowStep]
  ) {
    self.name = name
    self.file = file
    self.appID = appID
    self.tags = tags
    self.system = system
    self.steps = steps
  }
}
