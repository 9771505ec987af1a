import Foundation
import Safeguards

/// The error for a points file that can't be read, with the mistake, its location, and a fix.
package struct PointsError: Error, CustomStringConvertible {
  /// The file.
  package var file: URL
  /// The line, counted from 1, or `nil` for the whole file.
  package var line: Int?
  /// A description of the problem and a correct alternative.
  package var message: String

  init(_ file: URL, line: Int?, _ message: String) {
    self.file = file
    self.line = line
    self.message = message.shortened
  }

  /// The location and the message, in the format of compilers.
  package var description: String {
    let place = line.map { "\(file.relativePath):\($0)" } ?? file.relativePath
    return "\(place): error: \(message)"
  }
}
