import Foundation

extension DisplayList: CustomStringConvertible {
  /// The frame as text, with its size followed by a line for each command.
  ///
  /// Commands in a group or a saved state are indented.
  package var description: String {
    var writer = TextWriter()
    for command in commands { writer.visit(command) }
    let heading = "\(TextWriter.text(size.width)) × \(TextWriter.text(size.height)) points"
    return ([heading] + writer.lines).joined(separator: "\n") + "\n"
  }
}

/// Writes commands as lines of text.
private struct TextWriter: DrawingVisitor {
  typealias Failure = Never

  private(set) var lines: [String] = []
  private var depth = 0

  private mutating func write(_ parts: String?...) {
    let indentation = String(repeating: "  ", count: depth)
    lines.append(indentation + parts.compactMap { $0 }.joined(separator: " "))
  }

  mutating func save() {
    write("save")
    depth += 1
  }

  mutating func restore() {
    depth = max(0, depth - 1)
    write("restore")
  }

  mutating func concatenate(_ transform: Transform) {
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    let isMove = (a, b, c, d) == (1, 0, 0, 1)
    write(
      isMove ? "move" : "transform",
      isMove ? nil : [a, b, c, d].map(Self.text).joined(separator: " "),
      "by \(Self.text(transform.tx)), \(Self.text(transform.ty))")
  }

  mutating func clip(to shape: Shape) {
    write("clip to", Self.text(shape))
  }

  mutating func beginGroup(opacity: Double, shadow: Shadow?, blendMode: BlendMode) {
    write(
      "group", opacity == 1 ? nil : "opacity \(Self.text(opacity))", shadow.map(Self.text),
      blendMode == .normal ? nil : "mixed by \(blendMode)")
    depth += 1
  }

  mutating func endGroup() {
    depth = max(0, depth - 1)
    write("end of group")
  }

  mutating func fill(_ shape: Shape, with paint: Paint) {
    write("fill", Self.text(shape), "with", Self.text(paint))
  }

  mutating func stroke(_ shape: Shape, with color: Color, style: StrokeStyle) {
    let dash = style.dash.map(Self.text).joined(separator: " ")
    write(
      "stroke", Self.text(shape), "with", Self.text(color), "\(Self.text(style.width)) wide",
      style.cap == .butt ? nil : "\(style.cap) ends",
      style.join == .miter ? nil : "\(style.join) corners", dash.isEmpty ? nil : "dashes \(dash)")
  }

  mutating func draw(_ text: TextRun) {
    write(
      "text", Self.quoted(text.text), "at", Self.text(text.origin), "in", text.font.family,
      Self.text(text.font.size), "weight \(text.font.weight)", text.font.isItalic ? "italic" : nil,
      text.font.hasMonospacedDigits ? "monospaced digits" : nil,
      text.tracking == 0 ? nil : "tracking \(Self.text(text.tracking))",
      text.isRightToLeft ? "right to left" : nil, Self.text(text.color),
      text.strokeWidth == 0 ? nil : "outlines \(Self.text(text.strokeWidth)) wide")
  }

  mutating func draw(
    _ image: ImageID, in destination: CGRect, source: CGRect, tint: Color?, isSmooth: Bool
  ) {
    let isWhole = source == CGRect(x: 0, y: 0, width: 1, height: 1)
    write(
      "image \(String(image.rawValue, radix: 16))", "in", Self.text(destination),
      isWhole ? nil : "part \(Self.text(source))", tint.map { "tinted \(Self.text($0))" },
      isSmooth ? nil : "with square pixels")
  }

  mutating func draw(_ shadow: Shadow, of shape: Shape) {
    write(Self.text(shadow), "of", Self.text(shape))
  }

  mutating func blurBackdrop(beneath shape: Shape, radius: Double) {
    write("blur beneath", Self.text(shape), "by", Self.text(radius))
  }

  // MARK: Values

  static func text(_ number: Double) -> String {
    String(format: "%.7g", number)
  }

  private static func text(_ point: CGPoint) -> String {
    "\(text(point.x)), \(text(point.y))"
  }

  private static func text(_ rect: CGRect) -> String {
    "(\(text(rect.origin)); \(text(rect.width)) × \(text(rect.height)))"
  }

  private static func text(_ color: Color) -> String {
    let components = [color.red, color.green, color.blue, color.alpha]
      .prefix(color.alpha == 1 ? 3 : 4)
    let isPlain = components.allSatisfy { (0...1).contains($0) }
    guard isPlain else { return "(\(components.map { "\($0)" }.joined(separator: " ")))" }
    return "#" + components.map { String(format: "%02x", Int(($0 * 255).rounded())) }.joined()
  }

  private static func text(_ shape: Shape) -> String {
    switch shape {
    case .rect(let rect): "rect \(text(rect))"
    case .roundedRect(let rect, let radii):
      "rounded rect \(text(rect)) radii "
        + [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft].map(text)
        .joined(separator: " ")
    case .ellipse(let rect): "ellipse \(text(rect))"
    case .path(let path):
      "path \(path.usesEvenOddRule ? "even-odd " : "")"
        + path.elements.map(text).joined(separator: " ")
    }
  }

  private static func text(_ element: Path.Element) -> String {
    switch element {
    case .move(let point): "M \(text(point))"
    case .line(let point): "L \(text(point))"
    case .quadratic(let control, let point): "Q \(text(control)) \(text(point))"
    case .cubic(let one, let two, let point): "C \(text(one)) \(text(two)) \(text(point))"
    case .close: "Z"
    }
  }

  private static func text(_ paint: Paint) -> String {
    switch paint {
    case .color(let color): text(color)
    case .linearGradient(let start, let end, let stops):
      "gradient from \(text(start)) to \(text(end)): \(text(stops))"
    case .radialGradient(let center, let radius, let stops):
      "gradient around \(text(center)), radius \(text(radius)): \(text(stops))"
    case .conicGradient(let center, let angle, let stops):
      "gradient about \(text(center)), from \(text(angle)): \(text(stops))"
    }
  }

  private static func text(_ stops: [GradientStop]) -> String {
    stops.map { "\(text($0.color)) at \(text($0.location))" }.joined(separator: ", ")
  }

  private static func text(_ shadow: Shadow) -> String {
    "shadow \(text(shadow.color)) blur \(text(shadow.blur)) offset "
      + "\(text(shadow.offset.width)), \(text(shadow.offset.height))"
  }

  /// Returns a string on one line, in quotation marks.
  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      scalar == "\"" || scalar == "\\" || scalar.properties.generalCategory == .control
        ? scalar.escaped(asASCII: true) : String(scalar)
    }
    return "\"\(escaped.joined())\""
  }
}
