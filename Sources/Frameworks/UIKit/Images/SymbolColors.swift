import DisplayList
import VectorGraphics

/// The colors of the layers of a symbol set.
struct SymbolColors {
  /// The opacities of the primary, secondary, and tertiary layers of a hierarchical symbol.
  private static let opacities: [Float] = [1, 0.5, 0.25]

  /// The colors of the levels.
  private let levels: [Color]
  /// The traits that named colors are resolved with, or `nil` if the layers' own colors don't count.
  private let named: UITraitCollection?

  /// - Parameters:
  ///   - rendering: the way that the symbol's catalog specifies.
  ///   - color: the color of everything else.
  init(
    _ values: UIImage.SymbolConfiguration.Values, rendering: SymbolTemplate.Rendering,
    color: Color, traits: UITraitCollection?
  ) {
    let traits = traits ?? .current
    let isMulticolor = values.isMulticolor ?? (rendering == .multicolor && values.colors.isEmpty)
    named = isMulticolor ? traits : nil
    if values.colors.count > 1 {
      let palette = values.colors.map { $0.resolved(with: traits).displayed }
      levels = Self.opacities.indices.map { palette[min($0, palette.count - 1)] }
    } else if values.isHierarchical || rendering == .hierarchical && values.isMulticolor == nil {
      levels = Self.opacities.map { opacity in
        var faded = color
        faded.alpha *= opacity
        return faded
      }
    } else {
      levels = Self.opacities.map { _ in color }
    }
  }

  private func color(of layer: SymbolTemplate.Layer) -> Color {
    guard let named, let name = layer.color else { return levels[layer.level] }
    let plain = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    let color = NamedColors.byName[name] ?? NamedColors.byName[plain] ?? UIColor(named: name)
    return color.map { $0.resolved(with: named).displayed } ?? SVGColor.read(name)
      ?? levels[layer.level]
  }

  /// Returns the commands that draw the shapes with their top-left corner at the origin.
  func commands(_ variant: SymbolTemplate.Variant) -> [DrawingCommand] {
    let move = CGAffineTransform(translationX: 0, y: -variant.top)
    return variant.layers.map {
      .fill(.path($0.path.applying(move)), .color(color(of: $0)))
    }
  }
}
