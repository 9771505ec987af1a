import Foundation

/// What it costs to draw a frame: the area that its commands cover, in screens, and what else takes time.
///
/// Views off the screen cost nothing but their commands.
struct FrameWork {
  /// What one command costs in screens besides the area that it covers.
  private enum Cost {
    /// The page makes a canvas as large as the screen for a group.
    static let group = 1.0
    static let groupShadow = 10.0
    static let backdropBlur = 20.0
    /// Times the area, blurred edges included.
    static let shadow = 4.0
    /// An edge of a path as high as the screen.
    static let edge = 0.01
    /// A byte of text.
    static let textByte = 0.001
  }

  private let screen: CGRect
  private var transform = Transform.identity
  private var saved: [Transform] = []
  private var area = 0.0
  private var textBytes = 0
  private var dashes = 0.0

  init(size: CGSize) {
    screen = CGRect(origin: .zero, size: size)
  }

  /// Counts a command.
  /// - Throws: `LimitExceeded`.
  mutating func add(_ command: DrawingCommand) throws {
    switch command {
    case .save: saved.append(transform)
    case .restore: transform = saved.popLast() ?? transform
    case .concatenate(let other): transform = other.followed(by: transform)
    case .clip(let shape): area += edges(of: shape)
    case .beginGroup(_, let shadow, _):
      saved.append(transform)
      area += Cost.group + (shadow == nil ? 0 : Cost.groupShadow)
    case .endGroup: transform = saved.popLast() ?? transform
    case .fill(let shape, _): area += part(of: shape.extent) + edges(of: shape)
    case .stroke(let shape, _, let style):
      let reach = -style.width / 2
      area += part(of: shape.extent.insetBy(dx: reach, dy: reach)) + edges(of: shape)
      try count(style, of: shape)
    case .text(let run):
      textBytes += run.text.utf8.count
      try AppLimit.frameText.check(textBytes)
      area += Double(run.text.utf8.count) * Cost.textByte
    case .image(_, let destination, _, _, _): area += part(of: destination)
    case .shadow(let shape, let shadow):
      let reach = -3 * shadow.blur
      let bounds = shape.extent.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
      area += Cost.shadow * part(of: bounds.insetBy(dx: reach, dy: reach)) + edges(of: shape)
    case .backdropBlur(let shape, _): area += Cost.backdropBlur + edges(of: shape)
    }
    try AppLimit.drawnArea.check(area)
  }

  /// How much of the screen a rectangle covers, from 0 to 1.
  private func part(of rect: CGRect) -> Double {
    guard !rect.isNull else { return 0 }
    let bounds = transform.bounds(of: rect)
    let width = min(bounds.maxX, screen.maxX) - max(bounds.minX, 0)
    let height = min(bounds.maxY, screen.maxY) - max(bounds.minY, 0)
    // Not a number comes of a transform beyond all numbers.
    guard width <= screen.width, height <= screen.height else { return 1 }
    guard width > 0, height > 0 else { return 0 }
    return Double(width * height) / max(Double(screen.width * screen.height), 1)
  }

  private func edges(of shape: Shape) -> Double {
    guard case .path(let path) = shape, path.elements.count > 16 else { return 0 }
    return Double(path.elements.count) * Cost.edge
      * part(of: CGRect(x: 0, y: 0, width: screen.width, height: shape.extent.height))
  }

  private mutating func count(_ style: StrokeStyle, of shape: Shape) throws {
    guard !style.dash.isEmpty else { return }
    let period = style.dash.reduce(0) { $0 + abs($1) }
    guard period > 0 else { return }
    dashes += shape.length / period * Double(style.dash.count)
    try AppLimit.dashes.check(dashes)
  }
}
