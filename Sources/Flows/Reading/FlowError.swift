import Foundation
import Safeguards

/// A flow file that can't be read: the mistake, its place, and the fix.
package struct FlowError: Error, CustomStringConvertible {
  /// The flow.
  package var file: URL
  /// The line, from 1, or `nil` for the whole file.
  package var line: Int?
  /// A description of the problem and a correct alternative.
  package var message: String
  /// Whether there's nothing to play, which is a wrong argument rather than a mistake in a flow.
  package var isWrongArgument: Bool
  /// The flow's name in the file, as far as it could be read.
  package var flowName: String?

  /// Creates an error in a file, with extremely long names in the message shortened.
  package init(
    file: URL, line: Int? = nil, message: String, isWrongArgument: Bool = false
  ) {
    self.file = file
    self.line = line
    self.message = message.shortened
    self.isWrongArgument = isWrongArgument
  }

  /// The place and the message, as compilers write them.
  package var description: String {
    let place = line.map { "\(file.relativePath):\($0)" } ?? file.relativePath
    return "\(place): error: \(message)"
  }
}
