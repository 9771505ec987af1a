import DisplayList

/// The elements of a path in an archive, as the kind of each element and a single list of all
/// coordinates.
struct PathArchive {
  private(set) var path = Path()
  private(set) var dash: [CGFloat] = []

  init(path: Path, dash: [CGFloat]) {
    self.path = path
    self.dash = dash
  }

  /// Reads an archive.
  ///
  /// Damaged data ends the path.
  init(coder: NSCoder) {
    dash = Self.numbers(coder, "UIBezierPathDash").map { CGFloat($0) }
    guard coder.containsValue(forKey: "UIBezierPathSteps"),
      let kinds = coder.decodeObject(of: NSString.self, forKey: "UIBezierPathSteps") as String?
    else { return }
    var points = Self.points(Self.numbers(coder, "UIBezierPathPoints"))[...]
    for kind in kinds {
      guard let element = Self.element(kind, &points) else { return }
      path.elements.append(element)
    }
  }

  /// Writes an archive.
  func encode(with coder: NSCoder) {
    let steps = path.elements.map(Self.step)
    let points = steps.flatMap(\.points)
    coder.encode(String(steps.map(\.kind)) as NSString, forKey: "UIBezierPathSteps")
    coder.encode(
      Self.array(points.flatMap { [Double($0.x), Double($0.y)] }), forKey: "UIBezierPathPoints")
    coder.encode(Self.array(dash.map { Double($0) }), forKey: "UIBezierPathDash")
  }

  private static func step(_ element: Path.Element) -> (kind: Character, points: [CGPoint]) {
    switch element {
    case .move(let point): ("M", [point])
    case .line(let point): ("L", [point])
    case .quadratic(let control, let end): ("Q", [control, end])
    case .cubic(let control1, let control2, let end): ("C", [control1, control2, end])
    case .close: ("Z", [])
    }
  }

  private static func element(_ kind: Character, _ points: inout ArraySlice<CGPoint>)
    -> Path.Element?
  {
    let counts: [Character: Int] = ["M": 1, "L": 1, "Q": 2, "C": 3, "Z": 0]
    guard let count = counts[kind], points.count >= count else { return nil }
    let own = Array(points.prefix(count))
    points = points.dropFirst(count)
    return switch kind {
    case "M": .move(own[0])
    case "L": .line(own[0])
    case "Q": .quadratic(control: own[0], to: own[1])
    case "C": .cubic(control1: own[0], control2: own[1], to: own[2])
    default: .close
    }
  }

  private static func points(_ numbers: [Double]) -> [CGPoint] {
    stride(from: 0, to: numbers.count - 1, by: 2).map {
      CGPoint(x: numbers[$0], y: numbers[$0 + 1])
    }
  }

  private static func array(_ numbers: [Double]) -> NSArray {
    numbers.map(NSNumber.init(value:)) as NSArray
  }

  private static func numbers(_ coder: NSCoder, _ key: String) -> [Double] {
    guard coder.containsValue(forKey: key) else { return [] }
    let classes: [AnyClass] = [NSArray.self, NSNumber.self]
    return coder.decodeObject(of: classes, forKey: key) as? [Double] ?? []
  }
}
