import DisplayList
import Foundation

extension SVGElement {
  /// Returns the outline of a shape, or `nil` if the element isn't a shape.
  package mutating func takeShape() throws(SVGFailure) -> Path? {
    switch name {
    case "path": try takePath()
    case "line": try takeLine()
    case "polyline": try takeLines(isClosed: false)
    case "polygon": try takeLines(isClosed: true)
    case "rect": try takeRect()
    case "circle": try takeEllipse(radii: ("r", "r"))
    case "ellipse": try takeEllipse(radii: ("rx", "ry"))
    default: nil
    }
  }

  private mutating func takePath() throws(SVGFailure) -> Path {
    do {
      return try PathData.path(take("d") ?? "")
    } catch {
      throw failure("d of <path>: \(error.message)")
    }
  }

  private mutating func takeLine() throws(SVGFailure) -> Path {
    Path(elements: [.move(try takePoint("x1", "y1")), .line(try takePoint("x2", "y2"))])
  }

  private mutating func takeLines(isClosed: Bool) throws(SVGFailure) -> Path {
    let numbers = try takeNumbers("points")
    guard numbers.count >= 4, numbers.count.isMultiple(of: 2) else {
      throw failure("points of <\(name)> isn't a list of points")
    }
    let points = stride(from: 0, to: numbers.count, by: 2).map {
      CGPoint(x: numbers[$0], y: numbers[$0 + 1])
    }
    return Path(
      elements: [.move(points[0])] + points.dropFirst().map { .line($0) }
        + (isClosed ? [.close] : []))
  }

  private mutating func takeRect() throws(SVGFailure) -> Path {
    let origin = try takePoint("x", "y")
    let rect = CGRect(
      x: origin.x, y: origin.y, width: try takeLength("width"), height: try takeLength("height"))
    let rx = try takeNumber("rx")
    let ry = try takeNumber("ry")
    let corner = CGSize(
      width: min(rx ?? ry ?? 0, rect.width / 2), height: min(ry ?? rx ?? 0, rect.height / 2))
    var path = Path()
    path.addRoundedRect(rect, radii: (corner, corner, corner, corner))
    return path
  }

  private mutating func takeEllipse(radii: (String, String)) throws(SVGFailure) -> Path {
    let center = try takePoint("cx", "cy")
    let width = try takeLength(radii.0)
    let height = radii.0 == radii.1 ? width : try takeLength(radii.1)
    var path = Path()
    path.addEllipse(
      in: CGRect(
        x: center.x - width, y: center.y - height, width: 2 * width, height: 2 * height))
    return path
  }

  private mutating func takePoint(_ x: String, _ y: String) throws(SVGFailure) -> CGPoint {
    CGPoint(x: try takeNumber(x) ?? 0, y: try takeNumber(y) ?? 0)
  }

  /// Returns a length that must be positive for the shape to be visible.
  private mutating func takeLength(_ attribute: String) throws(SVGFailure) -> CGFloat {
    guard let length = try takeNumber(attribute), length > 0 else {
      throw failure("<\(name)> needs a positive \(attribute)")
    }
    return length
  }
}
