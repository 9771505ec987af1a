import Foundation

/// A new set of an asset catalog.
package struct AssetSet {
  /// The name of the set's folder, such as `Sky.colorset`.
  package let folder: String
  private let values: [String: Any]
  private let images: [AssetImage]

  init(folder: String, values: [String: Any], images: [AssetImage] = []) {
    self.folder = folder
    self.values = values
    self.images = images
  }

  /// Creates an image set.
  /// - Parameter images: The images, of which all have a different scale; none if there's no image
  ///   yet.
  package init(named name: ItemName, images: [AssetImage]) {
    let isVector = images.contains(where: \.isVector)
    let scales: [String?] = isVector ? [nil] : ["1x", "2x", "3x"]
    let entries = scales.map { scale in
      var entry: [String: Any] = ["idiom": "universal"]
      entry["scale"] = scale
      entry["filename"] = images.first { isVector || $0.scale == scale }?.name
      return entry
    }
    var values: [String: Any] = ["images": entries]
    if isVector { values["properties"] = ["preserves-vector-representation": true] }
    self.init(folder: "\(name.text).imageset", values: values, images: images)
  }

  /// Creates a color set.
  /// - Parameters:
  ///   - color: The color, or `nil` if it's still to be chosen.
  ///   - dark: The color in the dark appearance, if it's different.
  package init(named name: ItemName, color: AssetColor?, dark: AssetColor? = nil) {
    let light = color?.entry ?? ["idiom": "universal"]
    let entries = [light] + (dark.map { [$0.entry(in: "dark")] } ?? [])
    self.init(folder: "\(name.text).colorset", values: ["colors": entries])
  }

  /// Returns the set of a color that's still to be chosen.
  static func emptyColor(named name: String) -> AssetSet {
    AssetSet(folder: "\(name).colorset", values: ["colors": [["idiom": "universal"]]])
  }

  /// The file that describes a new catalog, at its path in the catalog.
  package static var catalogContents: TemplateFile { AssetCatalog.contents(of: [:], in: "") }

  /// Returns the set's files.
  /// - Parameter catalog: The path of the catalog; empty for paths in the catalog.
  package func files(in catalog: String) -> [TemplateFile] {
    let path = catalog.isEmpty ? folder : "\(catalog)/\(folder)"
    return [AssetCatalog.contents(of: values, in: path)]
      + images.map { TemplateFile("\(path)/\($0.name)", $0.data) }
  }

  /// Returns the value for an appearance, such as `dark`.
  static func appearances(_ luminosity: String) -> [[String: Any]] {
    [["appearance": "luminosity", "value": luminosity]]
  }
}
