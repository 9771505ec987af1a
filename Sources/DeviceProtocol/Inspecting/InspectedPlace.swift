/// A place in the user's code.
package struct InspectedPlace: Codable, Equatable, Hashable, Sendable {
  /// The file: the name of a storyboard as the app knows it; a path once the device has found it.
  package var file: String?
  /// The line, from 1.
  package var line: Int?
  /// The calls that led there, as offsets from the beginning of the app's executable, innermost
  /// first, until the device has found the line.
  package var callers: [Int]
  /// The number with which a page opens the file, once the device has found it in the project.
  package var number: Int?

  /// Creates a line of a file.
  package init(file: String, line: Int?) {
    self.file = file
    self.line = line
    callers = []
  }

  /// Creates the line that the innermost of some calls leads to.
  package init(callers: [Int]) {
    self.callers = callers
  }
}
