import Foundation

/// A flow file that cannot be read: what is wrong, where, and what would be right.
package struct FlowError: Error, CustomStringConvertible {
  package var file: URL
  package var line: Int?
  package var message: String

  package var description: String {
    let place = line.map { "\(file.relativePath):\($0)" } ?? file.relativePath
    return "\(place): error: \(message)"
  }
}
