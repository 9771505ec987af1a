import ProjectTemplates

/// The content of a new asset.
package enum AssetContent: Sendable {
  /// An image in different scales; none if there's no image yet.
  case images([AssetImage])
  /// A color, and the one in the dark appearance if it's different.
  case color(AssetColor, dark: AssetColor?)

  func set(named name: ItemName) -> AssetSet {
    switch self {
    case .images(let images): AssetSet(named: name, images: images)
    case .color(let color, let dark): AssetSet(named: name, color: color, dark: dark)
    }
  }
}
