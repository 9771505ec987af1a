/// A problem with an SVG file, or an unsupported feature.
struct SVGFailure: Error, Equatable {
  /// The line, counted from 1, or `nil` for the whole file.
  let line: Int?
  /// A description that follows the name of the file.
  let message: String
}
