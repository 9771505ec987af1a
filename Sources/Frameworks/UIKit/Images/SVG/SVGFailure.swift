/// What is wrong with an SVG file, or isn't understood of it.
struct SVGFailure: Error, Equatable {
  /// From 1; `nil` if the file as a whole is meant.
  let line: Int?
  /// In words that follow the name of the file.
  let message: String
}
