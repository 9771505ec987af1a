import DisplayList

/// A symbol as strokes and areas in points, at the size for 17-point text.
struct Symbol: Sendable {
  /// A part of a symbol.
  enum Part: Sendable {
    /// A line whose width depends on the weight.
    case stroke(Path)
    /// An area.
    case area(Path)
    /// An area with holes in the shape of other parts.
    case pierced(Path, [Part])
  }

  let name: String
  /// The size for 17-point text.
  let box: CGSize
  let parts: [Part]
  /// The app's own shapes, which replace the parts.
  var template: SymbolTemplate?

  func size(_ values: UIImage.SymbolConfiguration.Values) -> CGSize {
    if let variant = variant(values) {
      return CGSize(width: variant.width, height: variant.bottom - variant.top)
    }
    let factor = Self.factor(values)
    return CGSize(width: box.width * factor, height: box.height * factor)
  }

  /// Returns the height of capital letters next to the symbol.
  static func capHeight(_ values: UIImage.SymbolConfiguration.Values) -> CGFloat {
    UIFont.systemFont(ofSize: textSize(values)).capHeight
  }

  /// Returns the distance of the baseline from the bottom.
  func baselineOffset(_ values: UIImage.SymbolConfiguration.Values, height: CGFloat) -> CGFloat {
    variant(values)?.bottom ?? (height - Self.capHeight(values)) / 2
  }

  /// Returns the app's own shapes at their size.
  private func variant(_ values: UIImage.SymbolConfiguration.Values) -> SymbolTemplate.Variant? {
    template?.variant(values.weight, values.scale).scaled(by: Self.textSize(values) / 17)
  }

  private static func factor(_ values: UIImage.SymbolConfiguration.Values) -> CGFloat {
    textSize(values) / 17 * sizeFactor(of: values.scale)
  }

  private static func textSize(_ values: UIImage.SymbolConfiguration.Values) -> CGFloat {
    values.textStyle.map { UIFont.preferredFont(forTextStyle: $0).pointSize }
      ?? values.pointSize ?? 17
  }

  /// Returns the size of a scale compared to that of the medium scale.
  static func sizeFactor(of scale: UIImage.SymbolScale) -> CGFloat {
    switch scale {
    case .small: 0.79
    case .large: 1.28
    case .medium, .default, .unspecified: 1
    }
  }

  /// Returns the line width for 17-point text.
  static func lineWidth(_ weight: UIImage.SymbolWeight) -> Double {
    switch weight {
    case .ultraLight: 0.5
    case .thin: 0.8
    case .light: 1.2
    case .regular, .unspecified: 1.6
    case .medium: 1.85
    case .semibold: 2.15
    case .bold: 2.45
    case .heavy: 2.8
    case .black: 3.1
    }
  }

  /// Returns the commands that draw the symbol with its top-left corner at the origin.
  /// - Parameter traits: the traits that the configuration's colors are resolved with.
  func commands(
    _ values: UIImage.SymbolConfiguration.Values, color: Color, traits: UITraitCollection? = nil
  ) -> [DrawingCommand] {
    if let template, let variant = variant(values) {
      return SymbolColors(values, rendering: template.rendering, color: color, traits: traits)
        .commands(variant)
    }
    let factor = Double(Self.factor(values))
    // The line width is the same at every scale, so that symbols of different scales match the same
    // text.
    let width = Self.lineWidth(values.weight) / Double(Self.sizeFactor(of: values.scale))
    let style = StrokeStyle(width: width, cap: .round, join: .round)
    let scaling = [DrawingCommand.save, .concatenate(Transform(scaleX: factor, y: factor))]
    guard parts.count > 1, color.alpha < 1 else {
      return scaling + parts.flatMap { commands($0, style, color) } + [.restore]
    }
    // Areas and lines overlap, so a translucent color would be darker there.
    var solid = color
    solid.alpha = 1
    return scaling + [.beginGroup(opacity: Double(color.alpha), shadow: nil)]
      + parts.flatMap { commands($0, style, solid) } + [.endGroup, .restore]
  }

  private func commands(_ part: Part, _ style: StrokeStyle, _ color: Color) -> [DrawingCommand] {
    switch part {
    case .stroke(let path): [.stroke(.path(path), color, style)]
    case .area(let path): [.fill(.path(path), .color(color))]
    case .pierced(let path, let holes):
      [.save] + holes.flatMap { clips($0, width: style.width) }
        + [.fill(.path(path), .color(color)), .restore]
    }
  }

  /// Returns clips that exclude a part.
  ///
  /// Each piece has its own clip, because overlapping outlines would fill each other.
  private func clips(_ part: Part, width: Double) -> [DrawingCommand] {
    let around = CGRect(x: -2, y: -2, width: box.width + 4, height: box.height + 4)
    func outside(_ path: Path) -> DrawingCommand {
      var outer = Path(usesEvenOddRule: true)
      outer.elements = [
        .move(around.origin), .line(CGPoint(x: around.maxX, y: around.minY)),
        .line(CGPoint(x: around.maxX, y: around.maxY)),
        .line(CGPoint(x: around.minX, y: around.maxY)), .close,
      ]
      outer.elements += path.elements
      return .clip(.path(outer))
    }
    switch part {
    case .area(let path), .pierced(let path, _): return [outside(path)]
    case .stroke(let path): return path.segments.map { outside(.capsule($0.0, $0.1, width: width)) }
    }
  }
}

extension Path {
  /// The straight lines that the path consists of, with each curve approximated by a few lines.
  fileprivate var segments: [(CGPoint, CGPoint)] {
    var segments: [(CGPoint, CGPoint)] = []
    var start = CGPoint.zero
    var current = CGPoint.zero
    func curve(_ point: (CGFloat) -> CGPoint) {
      var last = current
      for step in 1...8 {
        let next = point(CGFloat(step) / 8)
        segments.append((last, next))
        last = next
      }
    }
    for element in elements {
      switch element {
      case .move(let point):
        start = point
        current = point
      case .line(let point):
        segments.append((current, point))
        current = point
      case .quadratic(let control, let end):
        let from = current
        curve { t in
          let u = 1 - t
          return CGPoint(
            x: u * u * from.x + 2 * u * t * control.x + t * t * end.x,
            y: u * u * from.y + 2 * u * t * control.y + t * t * end.y)
        }
        current = end
      case .cubic(let one, let two, let end):
        let from = current
        curve { t in
          let u = 1 - t
          let a = u * u * u
          let b = 3 * u * u * t
          let c = 3 * u * t * t
          let d = t * t * t
          return CGPoint(
            x: a * from.x + b * one.x + c * two.x + d * end.x,
            y: a * from.y + b * one.y + c * two.y + d * end.y)
        }
        current = end
      case .close:
        segments.append((current, start))
        current = start
      }
    }
    return segments
  }

  /// Returns the outline of a line with round ends.
  fileprivate static func capsule(_ from: CGPoint, _ to: CGPoint, width: Double) -> Path {
    let angle = atan2(Double(to.y - from.y), Double(to.x - from.x))
    var points: [CGPoint] = []
    for (center, start) in [(to, angle - .pi / 2), (from, angle + .pi / 2)] {
      for step in 0...6 {
        let turned = start + .pi * Double(step) / 6
        points.append(
          CGPoint(
            x: Double(center.x) + cos(turned) * width / 2,
            y: Double(center.y) + sin(turned) * width / 2))
      }
    }
    return Path(elements: [.move(points[0])] + points.dropFirst().map { .line($0) } + [.close])
  }
}
