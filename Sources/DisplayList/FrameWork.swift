import Foundation

/// The cost of drawing a frame, as the area that its commands cover, in screens, plus the cost of
/// expensive operations.
///
/// Offscreen views add only the cost of their commands.
struct FrameWork {
  /// The additional cost of a command in screens, without the area that it covers.
  private enum Cost {
    /// For a group, the page creates a canvas with the size of the screen.
    static let group = 1.0
    static let groupShadow = 10.0
    static let backdropBlur = 20.0
    /// A multiple of the area, including blurred edges.
    static let shadow = 4.0
    /// The cost of a path's edge that's as tall as the screen.
    static let edge = 0.01
    /// The cost of a byte of text.
    static let textByte = 0.001
  }

  private let screen: CGRect
  private var transforms = TransformStack()
  private var area = 0.0
  private var textBytes = 0
  private var dashes = 0.0

  init(size: CGSize) {
    screen = CGRect(origin: .zero, size: size)
  }

  /// Adds the cost of a command.
  /// - Throws: `LimitExceeded` if the frame is too expensive.
  mutating func add(_ command: DrawingCommand) throws(LimitExceeded) {
    try visit(command)
    try AppLimit.drawnArea.check(area)
  }

  /// Returns the fraction of the screen that a rectangle covers, from 0 to 1.
  private func part(of rect: CGRect) -> Double {
    guard !rect.isNull else { return 0 }
    let bounds = transforms.current.bounds(of: rect)
    let width = min(bounds.maxX, screen.maxX) - max(bounds.minX, 0)
    let height = min(bounds.maxY, screen.maxY) - max(bounds.minY, 0)
    // A transform with extremely large numbers results in NaN.
    guard width <= screen.width, height <= screen.height else { return 1 }
    guard width > 0, height > 0 else { return 0 }
    return Double(width * height) / max(Double(screen.width * screen.height), 1)
  }

  private func edges(of shape: Shape) -> Double {
    guard case .path(let path) = shape, path.elements.count > 16 else { return 0 }
    return Double(path.elements.count) * Cost.edge
      * part(of: CGRect(x: 0, y: 0, width: screen.width, height: shape.extent.height))
  }

  private mutating func count(_ style: StrokeStyle, of shape: Shape) throws(LimitExceeded) {
    guard !style.dash.isEmpty else { return }
    let period = style.dash.reduce(0) { $0 + abs($1) }
    guard period > 0 else { return }
    dashes += shape.length / period * Double(style.dash.count)
    try AppLimit.dashes.check(dashes)
  }
}

extension FrameWork: DrawingVisitor {
  typealias Failure = LimitExceeded

  mutating func save() { transforms.save() }

  mutating func restore() { transforms.restore() }

  mutating func concatenate(_ transform: Transform) { transforms.concatenate(transform) }

  mutating func clip(to shape: Shape) { area += edges(of: shape) }

  mutating func beginGroup(opacity: Double, shadow: Shadow?, blendMode: BlendMode) {
    transforms.save()
    area += Cost.group + (shadow == nil ? 0 : Cost.groupShadow)
  }

  mutating func endGroup() { transforms.restore() }

  mutating func fill(_ shape: Shape, with paint: Paint) {
    area += part(of: shape.extent) + edges(of: shape)
  }

  mutating func stroke(
    _ shape: Shape, with color: Color, style: StrokeStyle
  ) throws(LimitExceeded) {
    area += part(of: shape.extent(stroked: style)) + edges(of: shape)
    try count(style, of: shape)
  }

  mutating func draw(_ text: TextRun) throws(LimitExceeded) {
    textBytes += text.text.utf8.count
    try AppLimit.frameText.check(textBytes)
    area += Double(text.text.utf8.count) * Cost.textByte
  }

  mutating func draw(
    _ image: ImageID, in destination: CGRect, source: CGRect, tint: Color?, isSmooth: Bool
  ) {
    area += part(of: destination)
  }

  mutating func draw(_ shadow: Shadow, of shape: Shape) {
    area += Cost.shadow * part(of: shape.extent(of: shadow)) + edges(of: shape)
  }

  mutating func blurBackdrop(beneath shape: Shape, radius: Double) {
    area += Cost.backdropBlur + edges(of: shape)
  }
}
