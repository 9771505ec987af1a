import DisplayList
import Foundation

/// The area that the commands of a group cover, in the coordinates in which the group begins.
struct GroupBounds {
  private var content = CGRect.null
  /// How far the shadows of groups within may reach beyond what casts them.
  private var margin = 0.0
  private var transform = Transform.identity
  private var saved: [Transform] = []

  /// - Parameter commands: what follows the group's beginning; all after its end is ignored.
  init(_ commands: ArraySlice<DrawingCommand>) {
    var depth = 0
    for command in commands {
      switch command {
      case .beginGroup(_, let shadow, _):
        depth += 1
        // Whatever its shadow is cast by is in the bounds; the shadow may reach further.
        if let shadow { extend(by: shadow) }
      case .endGroup:
        guard depth > 0 else { return }
        depth -= 1
      case .save: saved.append(transform)
      case .restore: transform = saved.popLast() ?? transform
      case .concatenate(let other): transform = other.followed(by: transform)
      case .clip: break
      case .fill(let shape, _): add(shape.bounds)
      case .stroke(let shape, _, let style):
        let reach = style.width / 2 * (style.join == .miter ? max(style.miterLimit, 1.5) : 1.5)
        add(shape.bounds.insetBy(dx: -reach, dy: -reach))
      case .text(let run): add(TextEngine.shared.bounds(of: run))
      case .image(_, let destination, _, _, _): add(destination)
      case .shadow(let shape, let shadow):
        let reach = shadow.blur * 3 + 1
        add(
          shape.bounds.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
            .insetBy(dx: -reach, dy: -reach))
      case .backdropBlur(let shape, _): add(shape.bounds)
      }
    }
  }

  var bounds: CGRect {
    content.isNull ? content : content.insetBy(dx: -margin, dy: -margin)
  }

  private mutating func add(_ rect: CGRect) {
    guard !rect.isNull else { return }
    content = content.union(transform.bounds(of: rect))
  }

  private mutating func extend(by shadow: Shadow) {
    margin = max(
      margin,
      (shadow.blur * 3 + 1
        + max(abs(Double(shadow.offset.width)), abs(Double(shadow.offset.height))))
        * transform.largestScale)
  }
}

extension Transform {
  fileprivate func followed(by other: Transform) -> Transform {
    Transform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d, c: c * other.a + d * other.c,
      d: c * other.b + d * other.d, tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty)
  }

  fileprivate var largestScale: Double {
    max((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
  }

  fileprivate func bounds(of rect: CGRect) -> CGRect {
    var result = CGRect.null
    for x in [Double(rect.minX), Double(rect.maxX)] {
      for y in [Double(rect.minY), Double(rect.maxY)] {
        result = result.union(
          CGRect(x: a * x + c * y + tx, y: b * x + d * y + ty, width: 0, height: 0))
      }
    }
    return result
  }
}

extension Shape {
  /// A rectangle that holds the shape.
  fileprivate var bounds: CGRect {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): return rect.standardized
    case .path(let path):
      var bounds = CGRect.null
      func add(_ point: CGPoint) {
        bounds = bounds.union(CGRect(origin: point, size: .zero))
      }
      for element in path.elements {
        switch element {
        case .move(let point), .line(let point): add(point)
        case .quadratic(let control, let point):
          add(control)
          add(point)
        case .cubic(let one, let two, let point):
          add(one)
          add(two)
          add(point)
        case .close: break
        }
      }
      return bounds
    }
  }
}
