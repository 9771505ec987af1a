import DeviceProtocol
import Foundation

/// A step that did not do what it says: which one, why, and what was on the screen.
package struct FlowFailure: Error, CustomStringConvertible {
  /// The file of the step.
  package var file: URL
  /// The line of the step, from 1.
  package var line: Int
  /// Why the step failed.
  package var message: String
  /// What was on the screen, outlined; empty if the app was gone.
  package var screen: String
  /// A PNG of the screen at that moment.
  package var screenshot: Data?

  /// The place, the message and the screen.
  package var description: String {
    var text = "\(file.relativePath):\(line): \(message)"
    if !screen.isEmpty {
      text += "\n  on the screen:\n"
      text += screen.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
    }
    return text
  }
}

/// Why a step fails, before it is known which.
struct StepFailure: Error {
  var message: String

  init(_ message: String) {
    self.message = message
  }
}
