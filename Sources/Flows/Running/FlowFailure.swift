import DeviceProtocol
import Foundation

/// A step that did not do what it says: which one, why, and what was on the screen.
package struct FlowFailure: Error, CustomStringConvertible {
  package var file: URL
  package var line: Int
  package var message: String
  /// What was on the screen, outlined; empty if the app was gone.
  package var screen: String
  /// A PNG of the screen at that moment.
  package var screenshot: Data?

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
