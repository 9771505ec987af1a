/// A location in the user's code.
package struct InspectedPlace: Codable, Equatable, Hashable, Sendable {
  /// The file.
  ///
  /// For storyboards, it's the name in the app until the device has found the path.
  package var file: String?
  /// The line number, starting at 1.
  package var line: Int?
  /// The call stack that led there, until the device has found the line.
  ///
  /// The calls are offsets from the start of the app's executable, innermost first.
  package var callers: [Int]
  /// The number by which a page can open the file, if the device has found the file in the project.
  package var number: Int?

  /// Creates a location from a line in a file.
  package init(file: String, line: Int?) {
    self.file = file
    self.line = line
    callers = []
  }

  /// Creates a location from a call stack.
  ///
  /// The device finds the innermost line in the user's code.
  package init(callers: [Int]) {
    self.callers = callers
  }
}
