/// A problem with an SVG file, or an unsupported feature.
struct SVGFailure: Error, Equatable {
  /// From 1; `nil` if the file as a whole is meant.
  let line: Int?
  /// In words that follow the name of the file.
  let message: String
}
