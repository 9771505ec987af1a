import Foundation
import Safeguards

/// A file of points that can't be read: the mistake, its place, and the fix.
package struct PointsError: Error, CustomStringConvertible {
  /// The file.
  package var file: URL
  /// The line, from 1, or `nil` for the whole file.
  package var line: Int?
  /// A description of the problem and a correct alternative.
  package var message: String

  init(_ file: URL, line: Int?, _ message: String) {
    self.file = file
    self.line = line
    self.message = message.shortened
  }

  /// The place and the message, as compilers write them.
  package var description: String {
    let place = line.map { "\(file.relativePath):\($0)" } ?? file.relativePath
    return "\(place): error: \(message)"
  }
}
