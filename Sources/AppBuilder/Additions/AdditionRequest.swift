import Foundation
import Safeguards

/// A request to `quince-builder` for the places of new files in a target.
package struct AdditionRequest: Codable, Sendable {
  /// The `.xcodeproj`.
  package let project: URL
  /// The name of the target, or `nil` for the app.
  package let target: String?
  /// The folder of the files, or `nil` for the one that the target's other files are in.
  package let folder: URL?
  /// The names of the files.
  package let names: [String]
  /// The files that the project can read.
  package let area: ReadingArea
}
