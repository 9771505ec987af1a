/// The names in a project's storyboards and asset catalogs, which code uses in strings.
package struct ProjectNames: Codable, Sendable {
  /// The storyboards, without the extension, by name, with the file.
  package var storyboards: [String: String] = [:]
  /// The identifiers of view controllers, with the name of the storyboard's file.
  package var scenes: [String: String] = [:]
  /// The identifiers of segues, with the name of the storyboard's file.
  package var segues: [String: String] = [:]
  /// The reuse identifiers of cells, with the name of the storyboard's file.
  package var reuse: [String: String] = [:]
  /// The images in asset catalogs and among the resources, with the path of a file that has the
  /// image, or an empty string if there's none.
  package var images: [String: String] = [:]
  /// The colors in asset catalogs, each as a hexadecimal number such as `E01A4F`, or an empty string
  /// if the color isn't known.
  package var colors: [String: String] = [:]

  /// Creates an empty list.
  package init() {}
}
