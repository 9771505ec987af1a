import DisplayList

/// The colors that mark layers, for finding expensive drawing.
package struct LayerColoring: Equatable, Sendable {
  /// The layers that are currently marked.
  nonisolated(unsafe) package static var current = LayerColoring()

  private static let red = Color(red: 1, green: 0, blue: 0, alpha: 0.45)
  private static let green = Color(red: 0, green: 1, blue: 0, alpha: 0.35)
  private static let magenta = Color(red: 1, green: 0, blue: 1, alpha: 0.5)
  private static let yellow = Color(red: 1, green: 1, blue: 0, alpha: 0.5)
  /// The offset from the pixel grid, in pixels, that isn't visible.
  private static let tolerance = 0.01

  /// Whether to mark layers that are blended with the content behind them, and those that aren't.
  package var marksBlending: Bool
  /// Whether to mark images that are misaligned with the pixel grid or stretched.
  package var marksImages: Bool

  /// Creates a configuration of which layers to mark.
  package init(marksBlending: Bool = false, marksImages: Bool = false) {
    self.marksBlending = marksBlending
    self.marksImages = marksImages
  }

  /// Whether anything is marked.
  var isOn: Bool { marksBlending || marksImages }

  /// Returns the color of a layer that has drawn custom content.
  func color(of layer: CALayer) -> Color? {
    guard marksBlending else { return nil }
    let isFilled = layer.layerProperties.backgroundColor?.color.alpha == 1 || layer.isOpaque
    let isRound = layer.layerProperties.cornerRadius > 0
    return isFilled && !isRound && layer.layerProperties.opacity == 1 ? Self.green : Self.red
  }

  /// Inserts the marks of images after each command that draws one.
  /// - Parameters:
  ///   - transform: The transform from the coordinates of the first command to the screen's.
  ///   - scale: The number of pixels per point.
  func marked(
    _ commands: ArraySlice<DrawingCommand>, transform: Transform, scale: Double
  ) -> [DrawingCommand] {
    var transforms = TransformStack()
    transforms.concatenate(transform)
    var marked: [DrawingCommand] = []
    for command in commands {
      marked.append(command)
      switch command {
      case .save, .beginGroup: transforms.save()
      case .restore, .endGroup: transforms.restore()
      case .concatenate(let inner): transforms.concatenate(inner)
      case .image(let id, let destination, let source, _, _):
        guard let color = color(of: id, destination, source, transforms.current, scale) else {
          continue
        }
        marked.append(.fill(.rect(destination), .color(color)))
      default: break
      }
    }
    return marked
  }

  private func color(
    of image: ImageID, _ destination: CGRect, _ source: CGRect, _ transform: Transform,
    _ scale: Double
  ) -> Color? {
    guard transform.b == 0, transform.c == 0 else { return Self.magenta }
    if let data = image.bytes?.data, let header = try? ImageHeader(checking: data) {
      let across = destination.width * abs(transform.a) * scale
      let down = destination.height * abs(transform.d) * scale
      let isStretched =
        abs(across - Double(header.width) * source.width) > 0.5
        || abs(down - Double(header.height) * source.height) > 0.5
      if isStretched { return Self.yellow }
    }
    let corner = [
      destination.minX * transform.a + transform.tx, destination.minY * transform.d + transform.ty,
    ]
    let isAligned = corner.allSatisfy { abs($0 * scale - ($0 * scale).rounded()) < Self.tolerance }
    return isAligned ? nil : Self.magenta
  }
}
