import Foundation

/// A filter that exists in Core Image.
struct FilterDefinition: @unchecked Sendable {
  let name: String
  let categories: [String]
  let inputs: [FilterInput]
  /// A closure that makes the image, or returns `nil` without a required value.
  let makeImage: (FilterValues) -> CIImage?

  init(
    _ name: String, _ category: String, _ inputs: [FilterInput],
    makeImage: @escaping (FilterValues) -> CIImage?
  ) {
    self.name = name
    categories = [category, kCICategoryStillImage, kCICategoryBuiltIn]
    self.inputs = inputs
    self.makeImage = makeImage
  }

  static let all =
    adjustments + effects + blurs + distortions + compositing + generators + tones + photoEffects
    + blends + details + patterns

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  static func named(_ name: String) -> FilterDefinition? { byName[name] }

  /// The default values by key.
  var defaults: [String: Any] {
    inputs.reduce(into: [:]) { $0[$1.key] = $1.defaultValue }
  }

  var attributes: [String: Any] {
    var attributes: [String: Any] = [
      kCIAttributeFilterName: name, kCIAttributeFilterCategories: categories,
    ]
    for input in inputs { attributes[input.key] = input.attributes }
    return attributes
  }
}
