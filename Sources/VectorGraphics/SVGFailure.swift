/// A problem with an SVG file, or an unsupported feature.
package struct SVGFailure: Error, Equatable {
  /// The line, counted from 1, or `nil` for the whole file.
  package let line: Int?
  /// A description that follows the name of the file.
  package let message: String

  /// Creates a problem in a line, or in the whole file.
  package init(line: Int?, message: String) {
    self.line = line
    self.message = message
  }
}
