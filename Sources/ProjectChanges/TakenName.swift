import Foundation

/// An error for a type that a target has already.
package struct TakenName: Error, CustomStringConvertible {
  let name: String
  let target: String
  let file: URL

  /// The file, the target, and the name.
  package var description: String {
    "\(file.path): the target \(target) already has a type \(name). Choose another name."
  }
}
