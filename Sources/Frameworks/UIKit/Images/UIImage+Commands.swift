import DisplayList
import Raster

extension UIImage {
  /// Returns whether the image is drawn in the tint color.
  /// - Parameter byDefault: Whether the image is shown where images with the automatic mode are
  ///   tinted.
  final func isTemplate(byDefault: Bool = false) -> Bool {
    switch look.renderingMode {
    case .alwaysTemplate: return true
    case .alwaysOriginal: return false
    case .automatic:
      if look.symbolConfiguration?.values.colors.isEmpty == false { return false }
      return isSymbolImage || byDefault
    }
  }

  /// Whether the image is drawn in the color of the surrounding text, unless it has its own tint.
  final var takesColorOfText: Bool {
    isTemplate() && (look.tint == nil || look.renderingMode == .alwaysTemplate)
  }

  /// Returns the commands that draw the image in a rectangle before it's rotated.
  /// - Parameter tint: The color that replaces the image's own colors if it's a template.
  final func uprightCommands(in rect: CGRect, tint: Color?, traits: UITraitCollection)
    -> [DrawingCommand]
  {
    guard rect.width > 0, rect.height > 0, size.width > 0, size.height > 0 else { return [] }
    let tint = tint ?? look.tint?.resolved(with: traits).displayed
    switch content {
    case .empty: return []
    case .bitmap(let image): return commands(of: image, in: rect, tint: tint)
    case .commands(let commands):
      if tint != nil || look.isResizable {
        let bounds = CGRect(origin: .zero, size: size)
        return Bitmap(drawing: place(commands, in: bounds), size: size, scale: scale)
          .map { self.commands(of: CGImage($0), in: rect, tint: tint) } ?? []
      }
      return place(commands, in: rect)
    case .symbol(let symbol):
      let values = look.symbolConfiguration?.values ?? .init()
      let own = values.colors.first?.resolved(with: traits).displayed
      let color = tint ?? own ?? UIColor.label.resolved(with: traits).displayed
      return place(symbol.commands(values, color: color, traits: traits), in: rect)
    case .asset(let asset):
      guard let image = asset.image(for: traits) else { return [] }
      return UIImage(image.content, size: image.size, scale: image.scale, look: look)
        .uprightCommands(in: rect, tint: tint, traits: traits)
    case .animation(let images, _):
      return images.first?.commands(in: rect, tint: tint, traits: traits) ?? []
    }
  }

  private func place(_ commands: [DrawingCommand], in rect: CGRect) -> [DrawingCommand] {
    let transform = Transform(
      a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX,
      ty: rect.minY)
    let placed = [.save, .concatenate(transform)] + commands + [.restore]
    guard commands.mixesColors else { return placed }
    return [.beginGroup(opacity: 1, shadow: nil)] + placed + [.endGroup]
  }

  private func commands(of image: CGImage, in rect: CGRect, tint: Color?) -> [DrawingCommand] {
    guard look.isResizable else {
      return [
        .image(
          image.id, destination: rect, source: CGRect(x: 0, y: 0, width: 1, height: 1), tint: tint)
      ]
    }
    let insets = look.capInsets
    return StretchedImage(
      image, size: size, top: insets.top, left: insets.left, bottom: insets.bottom,
      right: insets.right, isTiled: look.resizingMode == .tile
    ).commands(in: rect, tint: tint)
  }
}
