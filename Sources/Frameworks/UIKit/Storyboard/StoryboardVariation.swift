/// The differences between size classes: properties, and the views and constraints that are
/// installed.
enum StoryboardVariation {
  /// Applies the variations for traits to an element and all its descendants, replacing the
  /// variations for other traits.
  static func apply(in root: StoryboardNode, for traits: UITraitCollection) {
    root.visit { $0.forgetVariations() }
    root.visit { node in
      let variations =
        node.children.filter { $0.name == "variation" && matches($0, traits) }
        .sorted { specificity($0) < specificity($1) }
      if !variations.isEmpty { apply(variations, to: node) }
    }
  }

  private static func apply(_ variations: [StoryboardNode], to node: StoryboardNode) {
    var excluded: Set<String> = []
    for variation in variations {
      for mask in variation.children where mask.name == "mask" {
        for reference in mask.children {
          guard let id = reference["reference"] else { continue }
          if reference.name == "exclude" {
            excluded.insert(id)
          } else {
            excluded.remove(id)
          }
        }
      }
      node.vary(by: variation)
    }
    if excluded.isEmpty { return }
    for container in node.children { container.uninstallChildren(ids: excluded) }
  }

  private static func matches(_ variation: StoryboardNode, _ traits: UITraitCollection) -> Bool {
    guard let key = variation["key"], key != "default" else { return true }
    return key.split(separator: "-").allSatisfy { condition in
      switch condition {
      case "widthClass=compact": traits.horizontalSizeClass == .compact
      case "widthClass=regular": traits.horizontalSizeClass == .regular
      case "heightClass=compact": traits.verticalSizeClass == .compact
      case "heightClass=regular": traits.verticalSizeClass == .regular
      default: false
      }
    }
  }

  private static func specificity(_ variation: StoryboardNode) -> Int {
    guard let key = variation["key"], key != "default" else { return 0 }
    return key.split(separator: "-").count
  }
}
