import DisplayList
import Foundation

/// A parser for the `d` attribute of an SVG `<path>`, with every command in
/// <https://www.w3.org/TR/SVG2/paths.html>.
struct PathData {
  /// A description of the problem.
  struct Failure: Error {
    let message: String
  }

  /// The control point that determines how a smooth curve starts.
  private enum Control {
    case cubic(CGPoint)
    case quadratic(CGPoint)
  }

  private var scanner: SVGScanner
  private var path = Path()
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point, if the last command was a curve.
  private var control: Control?

  static func path(_ text: String) throws(Failure) -> Path {
    var data = PathData(scanner: SVGScanner(text))
    try data.read()
    return data.path
  }

  // MARK: Text

  private mutating func read() throws(Failure) {
    scanner.skipSpace()
    while !scanner.isAtEnd {
      guard let command = scanner.letter() else { throw expected("a command") }
      if path.elements.isEmpty, command != "M", command != "m" {
        throw Failure(message: "the path starts with \(command), not with M")
      }
      try add(command)
      scanner.skipSpace()
    }
  }

  private func expected(_ what: String) -> Failure {
    Failure(
      message: scanner.isAtEnd
        ? "the path ends with \(what) missing" : "“\(scanner.rest)” isn't \(what)"
    )
  }

  /// Adds the segments of a command, once for each set of its arguments.
  private mutating func add(_ command: Character) throws(Failure) {
    scanner.skipSpace()
    try add(once: command)
    guard command != "Z", command != "z" else { return }
    let next: Character =
      switch command {
      case "M": "L"
      case "m": "l"
      default: command
      }
    while scanner.isNumberNext { try add(once: next) }
  }

  /// Reads a number and the separator after it.
  private mutating func number() throws(Failure) -> CGFloat {
    guard let number = scanner.number() else { throw expected("a number") }
    separate()
    return CGFloat(number)
  }

  private mutating func flag() throws(Failure) -> Bool {
    guard let flag = scanner.flag() else { throw expected("a flag, 0 or 1") }
    separate()
    return flag
  }

  /// Skips to the next number.
  ///
  /// A comma without a following number is reported later.
  private mutating func separate() {
    var ahead = scanner
    ahead.skipSeparator()
    if ahead.isNumberNext { scanner = ahead }
  }

  private mutating func point(_ origin: CGPoint) throws(Failure) -> CGPoint {
    let x = try number()
    return CGPoint(x: origin.x + x, y: origin.y + (try number()))
  }

  // MARK: Commands

  private mutating func add(once command: Character) throws(Failure) {
    let origin = command.isLowercase ? current : .zero
    let last = control
    control = nil
    switch command.uppercased() {
    case "M": move(to: try point(origin))
    case "L": line(to: try point(origin))
    case "H": line(to: CGPoint(x: origin.x + (try number()), y: current.y))
    case "V": line(to: CGPoint(x: current.x, y: origin.y + (try number())))
    case "C": cubic(try point(origin), try point(origin), to: try point(origin))
    case "S":
      let first = if case .cubic(let point) = last { mirrored(point) } else { current }
      cubic(first, try point(origin), to: try point(origin))
    case "Q": quadratic(try point(origin), to: try point(origin))
    case "T":
      let point = if case .quadratic(let point) = last { mirrored(point) } else { current }
      quadratic(point, to: try self.point(origin))
    case "A":
      let radii = try point(.zero)
      let rotation = try number()
      arc(
        radii, rotation: rotation * .pi / 180, isLarge: try flag(), isClockwise: try flag(),
        to: try point(origin))
    case "Z":
      path.elements.append(.close)
      current = start
    default: throw Failure(message: "\(command) isn't a command")
    }
  }

  private mutating func move(to point: CGPoint) {
    path.elements.append(.move(point))
    current = point
    start = point
  }

  private mutating func line(to point: CGPoint) {
    path.elements.append(.line(point))
    current = point
  }

  private mutating func cubic(_ one: CGPoint, _ two: CGPoint, to point: CGPoint) {
    path.elements.append(.cubic(control1: one, control2: two, to: point))
    control = .cubic(two)
    current = point
  }

  private mutating func quadratic(_ one: CGPoint, to point: CGPoint) {
    path.elements.append(.quadratic(control: one, to: point))
    control = .quadratic(one)
    current = point
  }

  /// Returns the reflection of a control point across the current point.
  private func mirrored(_ point: CGPoint) -> CGPoint {
    CGPoint(x: 2 * current.x - point.x, y: 2 * current.y - point.y)
  }

  /// Adds an elliptical arc.
  ///
  /// The ellipse is enlarged if the arc can't reach the endpoint.
  private mutating func arc(
    _ radii: CGPoint, rotation: CGFloat, isLarge: Bool, isClockwise: Bool, to end: CGPoint
  ) {
    guard end != current else { return }
    guard radii.x != 0, radii.y != 0 else { return line(to: end) }
    // In the ellipse's own coordinates, it's a circle of radius 1, unless it must be enlarged.
    let ellipse = Transform(rotationAngle: rotation).scaled(x: abs(radii.x), y: abs(radii.y))
    let from = ellipse.inverse.apply(to: current)
    let to = ellipse.inverse.apply(to: end)
    let half = CGPoint(x: (to.x - from.x) / 2, y: (to.y - from.y) / 2)
    let distance = hypot(half.x, half.y)
    let radius = max(1, distance)
    let height = (radius * radius - distance * distance).squareRoot()
    let side: CGFloat = isLarge == isClockwise ? -1 : 1
    let center = CGPoint(
      x: from.x + half.x - side * half.y / distance * height,
      y: from.y + half.y + side * half.x / distance * height)
    // The squares of enormous radii aren't finite.
    guard center.x.isFinite, center.y.isFinite else { return line(to: end) }
    let first = atan2(from.y - center.y, from.x - center.x)
    let last = atan2(to.y - center.y, to.x - center.x)
    var circle = Path(elements: [.move(from)])
    circle.addArc(
      center: center, radius: radius, start: first,
      delta: Path.sweep(from: first, to: last, clockwise: isClockwise))
    path.elements += circle.transformed(by: ellipse).elements.dropFirst()
    current = end
  }
}
