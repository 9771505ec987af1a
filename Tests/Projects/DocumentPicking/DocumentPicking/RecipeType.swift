import UniformTypeIdentifiers

extension UTType {
  /// The app's own format.
  static let recipe = UTType(exportedAs: "dev.quince.recipe")
}
