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
      case .fill(let shape, _): add(shape.extent)
      case .stroke(let shape, _, let style):
        let reach = style.width / 2 * (style.join == .miter ? max(style.miterLimit, 1.5) : 1.5)
        add(shape.extent.insetBy(dx: -reach, dy: -reach))
      case .text(let run): add(TextEngine.shared.bounds(of: run))
      case .image(_, let destination, _, _, _): add(destination)
      case .shadow(let shape, let shadow):
        let reach = shadow.blur * 3 + 1
        add(
          shape.extent.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
            .insetBy(dx: -reach, dy: -reach))
      case .backdropBlur(let shape, _): add(shape.extent)
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
  fileprivate var largestScale: Double {
    max((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
  }
}
