import Foundation

/// The asset catalog of a new app.
enum AssetCatalog {
  /// The files of a catalog: an accent color and an app icon without values.
  static let files =
    [contents(of: [:], in: "Assets.xcassets")]
    + [
      AssetSet.emptyColor(named: "AccentColor"),
      AssetSet(
        folder: "AppIcon.appiconset", values: ["images": [nil, "dark", "tinted"].map(icon)]),
    ].flatMap { $0.files(in: "Assets.xcassets") }

  /// Returns the file that describes a folder of a catalog, in Xcode's layout.
  /// - Parameter folder: The path of the folder; empty for the catalog itself.
  static func contents(of values: [String: Any], in folder: String) -> TemplateFile {
    let all = values.merging(["info": ["author": "xcode", "version": 1]]) { $1 }
    let data = try? JSONSerialization.data(
      withJSONObject: all, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    let path = folder.isEmpty ? "Contents.json" : "\(folder)/Contents.json"
    return TemplateFile(path, (data ?? Data()) + Data("\n".utf8))
  }

  private static func icon(_ luminosity: String?) -> [String: Any] {
    let icon: [String: Any] = ["idiom": "universal", "platform": "ios", "size": "1024x1024"]
    guard let luminosity else { return icon }
    return icon.merging(["appearances": AssetSet.appearances(luminosity)]) { $1 }
  }
}
