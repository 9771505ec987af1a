import DisplayList
import Foundation

/// The contents of an SVG file, with the features that apps' images use: shapes, groups, colors,
/// gradients, clips, and references to definitions.
///
/// Text, filters, and patterns are ignored.
package struct SVGPicture {
  /// The size, in points.
  package let size: CGSize
  /// The commands that draw the image with its top-left corner at the origin.
  package private(set) var commands: [DrawingCommand] = []

  private static let mostCommands = 100_000
  /// The maximum number of visited elements and of parts of paths, which references multiply.
  private static let mostWork = 500_000

  private let definitions: [String: SVGElement]
  private let rules: SVGStyleSheet
  private let viewport: CGSize
  private var work = 0

  /// Reads the contents of a file.
  /// - Throws: `SVGFailure` if the file isn't an SVG file or has no size.
  package init(_ data: Data) throws(SVGFailure) {
    var root = try SVGReader.read(data)
    guard root.name == "svg" else { throw root.failure("it doesn't start with <svg>") }
    var definitions: [String: SVGElement] = [:]
    Self.collect(root, into: &definitions, depth: 0)
    self.definitions = definitions
    rules = SVGStyleSheet(of: root)
    let box = (try? root.takeNumbers("viewBox")) ?? []
    let hasBox = box.count == 4 && box[2] > 0 && box[3] > 0
    let width = Self.length(root.take("width")) ?? (hasBox ? box[2] : 0)
    let height = Self.length(root.take("height")) ?? (hasBox ? box[3] : 0)
    guard width > 0, height > 0, width < 100_000, height < 100_000 else {
      throw root.failure("it has neither a viewBox nor a width and a height")
    }
    size = CGSize(width: width, height: height)
    viewport = hasBox ? CGSize(width: box[2], height: box[3]) : size
    let preserves = root.take("preserveAspectRatio") != "none"
    add(.save)
    add(.clip(.rect(CGRect(origin: .zero, size: size))))
    if hasBox {
      var (x, y) = (width / box[2], height / box[3])
      if preserves { (x, y) = (min(x, y), min(x, y)) }
      add(
        .concatenate(
          Transform(
            a: x, b: 0, c: 0, d: y, tx: (width - box[2] * x) / 2 - box[0] * x,
            ty: (height - box[3] * y) / 2 - box[1] * y)))
    }
    var style = SVGStyle()
    style.take(from: &root, rules: rules)
    for child in root.children { draw(child, style, depth: 0) }
    add(.restore)
  }

  private static func collect(
    _ element: SVGElement, into definitions: inout [String: SVGElement], depth: Int
  ) {
    guard depth < SVGElement.deepest else { return }
    var copy = element
    if let id = copy.take("id"), definitions[id] == nil { definitions[id] = element }
    for child in element.children { collect(child, into: &definitions, depth: depth + 1) }
  }

  /// Returns a length in points, or `nil` for a percentage.
  private static func length(_ text: String?) -> CGFloat? {
    guard let text, !text.hasSuffix("%") else { return nil }
    var scanner = SVGScanner(text)
    scanner.skipSpace()
    return scanner.number().map { CGFloat($0) }
  }

  private mutating func add(_ command: DrawingCommand) {
    commands.append(command)
  }

  // MARK: Elements

  private mutating func draw(_ element: SVGElement, _ outer: SVGStyle, depth: Int) {
    work += 1
    guard work < Self.mostWork, depth < SVGElement.deepest, commands.count < Self.mostCommands
    else { return }
    var element = element
    var style = outer
    style.take(from: &element, rules: rules)
    guard style.isShown else { return }
    switch element.name {
    case "g", "a", "switch", "svg":
      within(style) { picture in
        for child in element.children { picture.draw(child, style, depth: depth + 1) }
      }
    case "use": use(&element, style, depth: depth)
    default:
      element.writeLengthsPlainly(in: viewport)
      guard var path = try? element.takeShape(), !path.elements.isEmpty else { return }
      work += path.elements.count
      guard work < Self.mostWork else { return }
      path.usesEvenOddRule = style.usesEvenOddRule
      within(style) { $0.paint(path, style) }
    }
  }

  /// Draws with the transform, clip, and opacity of an element.
  private mutating func within(_ style: SVGStyle, _ body: (inout SVGPicture) -> Void) {
    add(.save)
    if let transform = style.transform { add(.concatenate(transform)) }
    for name in [style.clip, style.mask].compactMap(\.self) { clip(name) }
    let isGroup = style.opacity < 1
    if isGroup { add(.beginGroup(opacity: style.opacity, shadow: nil)) }
    body(&self)
    if isGroup { add(.endGroup) }
    add(.restore)
  }

  private mutating func use(_ element: inout SVGElement, _ style: SVGStyle, depth: Int) {
    element.writeLengthsPlainly(in: viewport)
    guard let name = element.take("href"), name.hasPrefix("#"),
      var used = definitions[String(name.dropFirst())], used.name != "svg"
    else { return }
    let x = (try? element.takeNumber("x")) ?? 0
    let y = (try? element.takeNumber("y")) ?? 0
    if used.name == "symbol" { used = used.renamed("g") }
    let target = used
    within(style) { picture in
      picture.add(.concatenate(Transform(translationX: x, y: y)))
      picture.draw(target, style.inherited, depth: depth + 8)
    }
  }

  /// Clips to the shapes of a clip path or, as an approximation, of a mask.
  private mutating func clip(_ name: String) {
    guard var element = definitions[name] else { return }
    var style = SVGStyle()
    style.take(from: &element, rules: rules)
    var outline = Path()
    for child in element.children {
      gather(child, style, style.transform ?? .identity, into: &outline, depth: 0)
    }
    add(.clip(.path(outline)))
  }

  private mutating func gather(
    _ element: SVGElement, _ outer: SVGStyle, _ transform: Transform,
    into outline: inout Path, depth: Int
  ) {
    work += 1
    guard depth < SVGElement.deepest, work < Self.mostWork else { return }
    var element = element
    var style = outer
    style.take(from: &element, rules: rules)
    let placed = (style.transform ?? .identity).followed(by: transform)
    if element.name == "use", let name = element.take("href"),
      let used = definitions[String(name.dropFirst())]
    {
      return gather(used, style.inherited, placed, into: &outline, depth: depth + 8)
    }
    if element.name == "g" {
      for child in element.children {
        gather(child, style, placed, into: &outline, depth: depth + 1)
      }
      return
    }
    element.writeLengthsPlainly(in: viewport)
    guard let path = try? element.takeShape() else { return }
    work += path.elements.count
    guard work < Self.mostWork else { return }
    if style.usesEvenOddRule || style.clipsByEvenOddRule { outline.usesEvenOddRule = true }
    outline.elements += path.transformed(by: placed).elements
  }

  // MARK: Paint

  private mutating func paint(_ path: Path, _ style: SVGStyle) {
    switch style.fill {
    case .none: break
    case .color(let color): add(.fill(.path(path), .color(color.faded(by: style.fillOpacity))))
    case .reference(let name, let fallback):
      if !fillWithGradient(name, path, opacity: style.fillOpacity), let fallback {
        add(.fill(.path(path), .color(fallback.faded(by: style.fillOpacity))))
      }
    }
    let stroke: Color? =
      switch style.stroke {
      case .none: nil
      case .color(let color): color
      case .reference(let name, let fallback):
        SVGGradient(name, in: definitions, rules: rules)?.stops.first?.color ?? fallback
      }
    guard let stroke, style.line.width > 0 else { return }
    add(.stroke(.path(path), stroke.faded(by: style.strokeOpacity), style.line))
  }

  private mutating func fillWithGradient(_ name: String, _ path: Path, opacity: Double) -> Bool {
    guard let gradient = SVGGradient(name, in: definitions, rules: rules) else { return false }
    let bounds = path.bounds
    guard bounds.width > 0, bounds.height > 0,
      let (paint, transform) = gradient.paint(in: bounds, viewport: viewport, opacity: opacity)
    else { return true }
    let around = transform.inverse.bounds(of: bounds.insetBy(dx: -1, dy: -1))
    add(.save)
    add(.clip(.path(path)))
    add(.concatenate(transform))
    add(.fill(.rect(around), paint))
    add(.restore)
    return true
  }
}

extension Color {
  func faded(by opacity: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * Float(opacity))
  }
}
