import DisplayList

/// A layer's recorded drawing, with its bounds at the time.
package struct LayerContent {
  let bounds: CGRect
  let commands: [DrawingCommand]
  /// The part that needs to be drawn again, or `nil` for everything.
  var outdated: CGRect?
  /// Whether every command can be moved individually, so that no transform is needed around them.
  let isMovable: Bool
  /// Whether any content might extend beyond the bounds.
  let needsClip: Bool
  /// Whether any content is visible beyond the bounds.
  let reachesBeyondBounds: Bool
  /// Whether any content is blended with earlier drawing, which must be the layer's own.
  let needsGroup: Bool

  /// Creates content from the commands that a layer with the given bounds has drawn.
  /// - Parameter overflows: Whether content beyond the bounds is visible.
  package init(bounds: CGRect, commands: [DrawingCommand], overflows: Bool = false) {
    self.bounds = bounds
    self.commands = commands
    var isMovable = commands.count <= 8
    var needsClip = false
    needsGroup = commands.mixesColors
    let limit = bounds.insetBy(dx: -0.01, dy: -0.01)
    for command in commands {
      switch command {
      case .text: break
      case .fill(let shape, let paint):
        if case .path = shape { isMovable = false }
        if case .color = paint {} else { isMovable = false }
        if !limit.contains(shape.bounds) { needsClip = true }
      case .stroke(let shape, _, let style):
        if case .path = shape { isMovable = false }
        let reach = -style.width / 2
        if !limit.contains(shape.bounds.insetBy(dx: reach, dy: reach)) { needsClip = true }
      case .image(_, let destination, _, _, _):
        if !limit.contains(destination) { needsClip = true }
      case .save, .restore, .beginGroup, .endGroup:
        isMovable = false
      case .concatenate, .clip, .shadow, .backdropBlur:
        isMovable = false
        needsClip = true
      }
    }
    self.isMovable = isMovable
    self.needsClip = needsClip && !overflows
    reachesBeyondBounds = needsClip && overflows
  }
}

extension DrawingCommand {
  /// Returns the translated command.
  ///
  /// Only commands that `LayerContent.isMovable` allows are supported.
  func moved(by offset: CGPoint) -> DrawingCommand {
    switch self {
    case .text(var run):
      run.origin.x += offset.x
      run.origin.y += offset.y
      return .text(run)
    case .fill(let shape, let paint):
      return .fill(shape.moved(by: offset), paint)
    case .stroke(let shape, let color, let style):
      return .stroke(shape.moved(by: offset), color, style)
    case .image(let id, let destination, let source, let tint, let isSmooth):
      return .image(
        id, destination: destination.offsetBy(dx: offset.x, dy: offset.y), source: source,
        tint: tint, isSmooth: isSmooth)
    default:
      return self
    }
  }

  /// Returns the command with reduced opacity, if it has only colors.
  func faded(by opacity: Double) -> DrawingCommand? {
    let factor = Float(opacity)
    switch self {
    case .text(var run):
      run.color.alpha *= factor
      return .text(run)
    case .fill(let shape, let paint):
      return .fill(shape, paint.faded(by: factor))
    case .stroke(let shape, var color, let style):
      color.alpha *= factor
      return .stroke(shape, color, style)
    case .shadow(let shape, var shadow):
      shadow.color.alpha *= factor
      return .shadow(shape, shadow)
    default:
      return nil
    }
  }
}

extension Shape {
  fileprivate func moved(by offset: CGPoint) -> Shape {
    switch self {
    case .rect(let rect): .rect(rect.offsetBy(dx: offset.x, dy: offset.y))
    case .roundedRect(let rect, let radii):
      .roundedRect(rect.offsetBy(dx: offset.x, dy: offset.y), radii)
    case .ellipse(let rect): .ellipse(rect.offsetBy(dx: offset.x, dy: offset.y))
    case .path(let path):
      .path(path.applying(CGAffineTransform(translationX: offset.x, y: offset.y)))
    }
  }
}

extension Paint {
  fileprivate func faded(by factor: Float) -> Paint {
    func fade(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { stop in
        var stop = stop
        stop.color.alpha *= factor
        return stop
      }
    }
    switch self {
    case .color(var color):
      color.alpha *= factor
      return .color(color)
    case .linearGradient(let start, let end, let stops):
      return .linearGradient(start: start, end: end, stops: fade(stops))
    case .radialGradient(let center, let radius, let stops):
      return .radialGradient(center: center, radius: radius, stops: fade(stops))
    case .conicGradient(let center, let angle, let stops):
      return .conicGradient(center: center, angle: angle, stops: fade(stops))
    }
  }
}
