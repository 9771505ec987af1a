import DisplayList

/// Reads paths as SVG writes them, with absolute coordinates.
struct PathParser {
  private var scanner: Scanner
  private var path = Path()
  private var current = CGPoint.zero
  private var start = CGPoint.zero

  static func path(_ text: String) -> Path {
    var parser = PathParser(text)
    parser.read()
    return parser.path
  }

  private init(_ text: String) {
    scanner = Scanner(string: text)
    scanner.charactersToBeSkipped = CharacterSet(charactersIn: " ,\n")
  }

  private mutating func read() {
    while let command = scanner.scanCharacter() {
      repeat { add(command) } while isNumberNext && command != "Z"
    }
  }

  private var isNumberNext: Bool {
    let place = scanner.currentIndex
    defer { scanner.currentIndex = place }
    return scanner.scanDouble() != nil
  }

  private func number() -> CGFloat { CGFloat(scanner.scanDouble() ?? 0) }

  private func point() -> CGPoint {
    let x = number()
    return CGPoint(x: x, y: number())
  }

  private mutating func add(_ command: Character) {
    switch command {
    case "M":
      current = point()
      start = current
      path.elements.append(.move(current))
    case "L": line(to: point())
    case "H": line(to: CGPoint(x: number(), y: current.y))
    case "V": line(to: CGPoint(x: current.x, y: number()))
    case "Q":
      let control = point()
      current = point()
      path.elements.append(.quadratic(control: control, to: current))
    case "C":
      let one = point()
      let two = point()
      current = point()
      path.elements.append(.cubic(control1: one, control2: two, to: current))
    case "A": arc()
    case "O":
      // A circle: its center and its radius.
      let center = point()
      let radius = number()
      path.addEllipse(
        in: CGRect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    case "R":
      // A rectangle: its origin, its size and the radius of its corners.
      let origin = point()
      let size = point()
      path.elements +=
        Path.rounded(
          CGRect(x: origin.x, y: origin.y, width: size.x, height: size.y), radius: number()
        ).elements
    case "Z":
      path.elements.append(.close)
      current = start
    default: assertionFailure("\(command) is no command of a path")
    }
  }

  private mutating func line(to point: CGPoint) {
    current = point
    path.elements.append(.line(point))
  }

  /// Adds a circle's arc; both radii must be equal.
  private mutating func arc() {
    let radius = number()
    _ = number()
    _ = number()
    let isLarge = number() != 0
    let isClockwise = number() != 0
    let end = point()
    let half = CGPoint(x: (end.x - current.x) / 2, y: (end.y - current.y) / 2)
    let distance = (half.x * half.x + half.y * half.y).squareRoot()
    guard distance > 0 else { return }
    let radius2 = max(radius, distance)
    let height = (max(radius2 * radius2 - distance * distance, 0)).squareRoot()
    let side: CGFloat = isLarge == isClockwise ? -1 : 1
    let center = CGPoint(
      x: current.x + half.x - side * half.y / distance * height,
      y: current.y + half.y + side * half.x / distance * height)
    let first = atan2(current.y - center.y, current.x - center.x)
    let last = atan2(end.y - center.y, end.x - center.x)
    var sweep = last - first
    if isClockwise, sweep <= 0 { sweep += 2 * .pi }
    if !isClockwise, sweep >= 0 { sweep -= 2 * .pi }
    let steps = max(Int((abs(sweep) / (.pi / 2) - 0.001).rounded(.up)), 1)
    let step = sweep / CGFloat(steps)
    let pull = 4 / 3 * tan(step / 4) * radius2
    for index in 0..<steps {
      let a = first + step * CGFloat(index)
      let b = a + step
      let from = CGPoint(x: center.x + cos(a) * radius2, y: center.y + sin(a) * radius2)
      let to = CGPoint(x: center.x + cos(b) * radius2, y: center.y + sin(b) * radius2)
      path.elements.append(
        .cubic(
          control1: CGPoint(x: from.x - sin(a) * pull, y: from.y + cos(a) * pull),
          control2: CGPoint(x: to.x + sin(b) * pull, y: to.y - cos(b) * pull), to: to))
    }
    current = end
  }
}
