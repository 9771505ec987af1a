import DisplayList
import Foundation

/// A linear or radial gradient of an SVG file.
struct SVGGradient {
  private(set) var stops: [GradientStop] = []
  private var isRadial = false
  private var attributes: [String: String] = [:]

  private static let names = [
    "x1", "y1", "x2", "y2", "cx", "cy", "r", "gradientUnits", "gradientTransform",
  ]

  /// Finds a gradient, including the attributes of the gradients that it refers to.
  ///
  /// The result is `nil` if none of them has stops.
  init?(_ name: String, in definitions: [String: SVGElement], rules: SVGStyleSheet) {
    var next: String? = name
    var isFirst = true
    for _ in 0..<8 {
      guard let name = next, var element = definitions[name],
        element.name == "linearGradient" || element.name == "radialGradient"
      else { break }
      if isFirst { isRadial = element.name == "radialGradient" }
      isFirst = false
      for name in Self.names where attributes[name] == nil { attributes[name] = element.take(name) }
      if stops.isEmpty { stops = Self.stops(of: element, rules) }
      next = element.take("href").map { String($0.dropFirst()) }
    }
    guard !stops.isEmpty else { return nil }
  }

  private static func stops(of element: SVGElement, _ rules: SVGStyleSheet) -> [GradientStop] {
    var last = 0.0
    return element.children.filter { $0.name == "stop" }.map { stop in
      var stop = stop
      var style = SVGStyle()
      style.take(from: &stop, rules: rules)
      last = max(last, min(share(stop.take("offset") ?? "0"), 1))
      return GradientStop(location: last, color: style.stopColor.faded(by: style.stopOpacity))
    }
  }

  private static func share(_ text: String) -> Double {
    var scanner = SVGScanner(text)
    scanner.skipSpace()
    let number = scanner.number() ?? 0
    return text.hasSuffix("%") ? number / 100 : number
  }

  /// Returns the paint for an area with specific bounds, and the coordinate system in which it's
  /// applied.
  func paint(
    in bounds: CGRect, viewport: CGSize, opacity: Double
  ) -> (Paint, Transform)? {
    let isOfUser = attributes["gradientUnits"] == "userSpaceOnUse"
    let whole = isOfUser ? viewport : CGSize(width: 1, height: 1)
    func value(_ name: String, _ usual: Double, _ whole: CGFloat) -> CGFloat {
      guard let text = attributes[name] else { return CGFloat(usual) * whole }
      return CGFloat(Self.share(text)) * (text.hasSuffix("%") ? whole : 1)
    }
    var transform = attributes["gradientTransform"].map(SVGTransform.read) ?? .identity
    if !isOfUser {
      transform = transform.followed(
        by: Transform(
          a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX, ty: bounds.minY))
    }
    guard abs(transform.a * transform.d - transform.b * transform.c) > 1e-12 else { return nil }
    let stops = stops.map {
      GradientStop(location: $0.location, color: $0.color.faded(by: opacity))
    }
    if isRadial {
      let center = CGPoint(x: value("cx", 0.5, whole.width), y: value("cy", 0.5, whole.height))
      let radius = value("r", 0.5, (whole.width + whole.height) / 2)
      return (.radialGradient(center: center, radius: radius, stops: stops), transform)
    }
    let start = CGPoint(x: value("x1", 0, whole.width), y: value("y1", 0, whole.height))
    let end = CGPoint(x: value("x2", 1, whole.width), y: value("y2", 0, whole.height))
    return (.linearGradient(start: start, end: end, stops: stops), transform)
  }
}
