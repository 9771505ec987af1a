import DisplayList
import Foundation

/// The area that the commands of a group cover, in the coordinate system at the start of the group.
struct GroupBounds {
  private var content = CGRect.null
  /// The distance by which the shadows of nested groups might extend beyond their shapes.
  private var margin = 0.0
  private var transforms = TransformStack()
  /// The number of open nested groups, which is below 0 after the end of the group itself.
  private var depth = 0

  /// - Parameter commands: The commands after the beginning of the group. Commands after its end
  ///   are ignored.
  init(_ commands: ArraySlice<DrawingCommand>) {
    for command in commands {
      visit(command)
      if depth < 0 { return }
    }
  }

  var bounds: CGRect {
    content.isNull ? content : content.insetBy(dx: -margin, dy: -margin)
  }

  private mutating func add(_ rect: CGRect) {
    guard !rect.isNull else { return }
    content = content.union(transforms.current.bounds(of: rect))
  }

  private mutating func extend(by shadow: Shadow) {
    margin = max(
      margin,
      (shadow.reach
        + max(abs(Double(shadow.offset.width)), abs(Double(shadow.offset.height))))
        * transforms.current.largestScale)
  }
}

extension GroupBounds: DrawingVisitor {
  typealias Failure = Never

  mutating func save() { transforms.save() }

  mutating func restore() { transforms.restore() }

  mutating func concatenate(_ transform: Transform) { transforms.concatenate(transform) }

  mutating func clip(to shape: Shape) {}

  mutating func beginGroup(opacity: Double, shadow: Shadow?, blendMode: BlendMode) {
    transforms.save()
    depth += 1
    // The bounds include the shapes that cast the shadow, but the shadow might extend further.
    if let shadow { extend(by: shadow) }
  }

  mutating func endGroup() {
    transforms.restore()
    depth -= 1
  }

  mutating func fill(_ shape: Shape, with paint: Paint) { add(shape.extent) }

  mutating func stroke(_ shape: Shape, with color: Color, style: StrokeStyle) {
    add(shape.extent(stroked: style))
  }

  mutating func draw(_ text: TextRun) { add(TextEngine.shared.bounds(of: text)) }

  mutating func draw(
    _ image: ImageID, in destination: CGRect, source: CGRect, tint: Color?, isSmooth: Bool
  ) {
    add(destination)
  }

  mutating func draw(_ shadow: Shadow, of shape: Shape) { add(shape.extent(of: shadow)) }

  mutating func blurBackdrop(beneath shape: Shape, radius: Double) { add(shape.extent) }
}

extension Transform {
  fileprivate var largestScale: Double {
    max((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
  }
}
