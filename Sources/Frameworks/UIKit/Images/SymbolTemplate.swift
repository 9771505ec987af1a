import DisplayList
import VectorGraphics

/// An app's own symbol: shapes in several weights and scales, in the template that Apple's SF Symbols
/// app writes, an SVG file with the groups Notes, Guides, and Symbols.
///
/// Follows
/// <https://developer.apple.com/documentation/uikit/creating-custom-symbol-images-for-your-app>.
final class SymbolTemplate: Sendable {
  /// The way that a symbol is drawn if neither a configuration nor the view determines it.
  enum Rendering: Sendable { case monochrome, hierarchical, multicolor }

  /// Shapes that have the same color.
  struct Layer: Sendable {
    var path: Path
    /// 0 for the primary color, 1 for the secondary, or 2 for the tertiary.
    var level: Int
    /// The name of the color in a symbol of several colors, or `nil` for the tint color.
    var color: String?
  }

  /// The shapes of a weight and scale, with their origin on the baseline at the left margin, in
  /// points next to 17-point text.
  struct Variant: Sendable {
    var layers: [Layer]
    var width: CGFloat
    /// The distances of the upper and lower edges from the baseline; negative numbers are above.
    var top: CGFloat
    var bottom: CGFloat
  }

  /// The scales of a template, with the position of the baseline where the template has no guide.
  private static let scales: [(name: String, baseline: CGFloat, scale: UIImage.SymbolScale)] = [
    ("S", 696, .small), ("M", 1126, .medium), ("L", 1556, .large),
  ]
  private static let weights = [
    "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
  ]
  /// Templates are drawn next to 100-point text.
  private static let unit: CGFloat = 17.0 / 100

  let rendering: Rendering
  /// The variants by scale and weight.
  private let variants: [[Variant?]]

  /// Reads a template.
  /// - Throws: `SVGFailure` if it isn't an SVG file with at least one variant.
  init(_ data: Data, rendering: Rendering = .monochrome) throws(SVGFailure) {
    let root = try SVGReader.read(data)
    guard root.name == "svg" else { throw root.failure("it doesn't start with <svg>") }
    let reader = SymbolTemplateReader(root)
    self.rendering = rendering
    variants = Self.scales.map { scale in
      Self.weights.map { weight in
        reader.variant("\(weight)-\(scale.name)", scale: scale.name, baseline: scale.baseline)?
          .scaled(by: Self.unit)
      }
    }
    guard variants.contains(where: { $0.contains { $0 != nil } }) else {
      throw root.failure("it isn't a symbol template; it has no group with an id such as Regular-M")
    }
  }

  /// Returns the shapes for a weight and scale, derived from others if the template lacks them.
  func variant(_ weight: UIImage.SymbolWeight, _ scale: UIImage.SymbolScale) -> Variant {
    let wanted = Self.scales.firstIndex { $0.scale == scale } ?? 1
    let weight = weight == .unspecified ? UIImage.SymbolWeight.regular : weight
    let nearest = [wanted, 1, 0, 2].first { variants[$0].contains { $0 != nil } }!
    let factor =
      Symbol.sizeFactor(of: scale) / Symbol.sizeFactor(of: Self.scales[nearest].scale)
    return derived(from: variants[nearest], weight).scaled(by: factor)
  }

  /// Returns the shapes between those of the closest lighter and heavier weights.
  private func derived(from all: [Variant?], _ weight: UIImage.SymbolWeight) -> Variant {
    let index = weight.rawValue - 1
    if let exact = all[index] { return exact }
    let lighter = all.indices.last { $0 < index && all[$0] != nil }
    let heavier = all.indices.first { $0 > index && all[$0] != nil }
    guard let lighter, let heavier else { return all[lighter ?? heavier!]! }
    func value(_ index: Int) -> CGFloat { UIFont.Weight(openType: 100 * (index + 1)).rawValue }
    let share = (value(index) - value(lighter)) / (value(heavier) - value(lighter))
    return all[lighter]!.blended(with: all[heavier]!, share)
      ?? all[share < 0.5 ? lighter : heavier]!
  }
}

extension SymbolTemplate.Variant {
  /// Returns the shapes at another size.
  func scaled(by factor: CGFloat) -> Self {
    guard factor != 1 else { return self }
    let transform = CGAffineTransform(scaleX: factor, y: factor)
    var scaled = self
    for index in layers.indices {
      scaled.layers[index].path = layers[index].path.applying(transform)
    }
    scaled.width *= factor
    scaled.top *= factor
    scaled.bottom *= factor
    return scaled
  }

  /// Returns shapes between these and others, or `nil` if they don't have the same curves.
  fileprivate func blended(with other: Self, _ share: CGFloat) -> Self? {
    guard layers.count == other.layers.count else { return nil }
    func mix(_ one: CGFloat, _ two: CGFloat) -> CGFloat { one + (two - one) * share }
    var result = self
    for index in layers.indices {
      guard let path = layers[index].path.blended(with: other.layers[index].path, mix) else {
        return nil
      }
      result.layers[index].path = path
    }
    result.width = mix(width, other.width)
    result.top = mix(top, other.top)
    result.bottom = mix(bottom, other.bottom)
    return result
  }
}

extension Path {
  /// Returns a path between this one and another, or `nil` if they don't have the same curves.
  fileprivate func blended(
    with other: Path, _ mix: (CGFloat, CGFloat) -> CGFloat
  ) -> Path? {
    guard elements.count == other.elements.count else { return nil }
    func mixed(_ one: CGPoint, _ two: CGPoint) -> CGPoint {
      CGPoint(x: mix(one.x, two.x), y: mix(one.y, two.y))
    }
    var result = self
    for (index, pair) in zip(elements, other.elements).enumerated() {
      switch pair {
      case (.move(let one), .move(let two)): result.elements[index] = .move(mixed(one, two))
      case (.line(let one), .line(let two)): result.elements[index] = .line(mixed(one, two))
      case (.quadratic(let a, let b), .quadratic(let c, let d)):
        result.elements[index] = .quadratic(control: mixed(a, c), to: mixed(b, d))
      case (.cubic(let a, let b, let c), .cubic(let d, let e, let f)):
        result.elements[index] = .cubic(
          control1: mixed(a, d), control2: mixed(b, e), to: mixed(c, f))
      case (.close, .close): break
      default: return nil
      }
    }
    return result
  }
}
