/// An error for the name of a storyboard, an asset catalog, or a class that a target doesn't have.
package struct UnknownName: Error, CustomStringConvertible {
  /// The name, and those to choose from, or a remedy.
  package let description: String
}
