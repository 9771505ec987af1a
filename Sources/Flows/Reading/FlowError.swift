import Foundation
import Safeguards

/// An error for a flow file that can't be read, with the mistake, its location, and how to fix it.
package struct FlowError: Error, CustomStringConvertible {
  /// The flow.
  package var file: URL
  /// The line, counted from 1, or `nil` for the whole file.
  package var line: Int?
  /// A description of the problem and a correct alternative.
  package var message: String
  /// Whether there's nothing to play, which is an incorrect argument instead of a mistake in a
  /// flow.
  package var isWrongArgument: Bool
  /// The flow's name in the file, as far as it could be read.
  package var flowName: String?

  /// Creates an error in a file.
  ///
  /// Extremely long names in the message are shortened.
  package init(
    file: URL, line: Int? = nil, message: String, isWrongArgument: Bool = false
  ) {
    self.file = file
    self.line = line
    self.message = message.shortened
    self.isWrongArgument = isWrongArgument
  }

  /// The location and the message, in the format of compilers.
  package var description: String {
    let place = line.map { "\(file.relativePath):\($0)" } ?? file.relativePath
    return "\(place): error: \(message)"
  }
}
