import DisplayList
import Foundation

/// The pixels that a command or a group can change, regardless of its clips.
struct ItemExtent: DrawingVisitor {
  typealias Failure = Never

  private let transform: Transform
  private let commands: ArraySlice<DrawingCommand>
  private var extent = CGRect.null
  /// Whether the item extends as far as its clip.
  private var isUnbounded = false

  init(of commands: ArraySlice<DrawingCommand>, transform: Transform) {
    self.commands = commands
    self.transform = transform
    if let first = commands.first { visit(first) }
  }

  /// Returns the part of the extent inside a clip, or a null rectangle if nothing remains.
  func clipped(to clip: CGRect) -> CGRect {
    isUnbounded ? clip : extent.intersection(clip)
  }

  /// Returns whether the extent is within a clip.
  func isWithin(_ clip: CGRect) -> Bool {
    !isUnbounded && (extent.isNull || clip.contains(extent))
  }

  /// Returns whether the extent is between the left and right edges of a clip.
  func isWithinSides(of clip: CGRect) -> Bool {
    !isUnbounded && (extent.isNull || extent.minX >= clip.minX && extent.maxX <= clip.maxX)
  }

  private mutating func add(_ rect: CGRect, reach: Double = 0) {
    guard !rect.isNull else { return }
    extent = transform.bounds(of: rect).insetBy(dx: -reach - 2, dy: -reach - 2)
  }

  /// Returns the extent of a blur, in pixels.
  private func reach(ofBlur blur: Double) -> Double {
    let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    return Double(GaussianBlur(deviation: blur * scale).reach) + 2
  }

  mutating func save() {}

  mutating func restore() {}

  mutating func concatenate(_ transform: Transform) {}

  mutating func clip(to shape: Shape) {}

  mutating func beginGroup(opacity: Double, shadow: Shadow?, blendMode: BlendMode) {
    let bounds = GroupBounds(commands.dropFirst()).bounds
    guard blendMode.isBounded else {
      isUnbounded = true
      return
    }
    guard let shadow else { return add(bounds) }
    guard !bounds.isNull else { return }
    add(
      bounds.union(bounds.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)),
      reach: reach(ofBlur: shadow.blur))
  }

  mutating func endGroup() {}

  mutating func fill(_ shape: Shape, with paint: Paint) { add(shape.extent) }

  mutating func stroke(_ shape: Shape, with color: Color, style: StrokeStyle) {
    add(shape.extent(stroked: style))
  }

  mutating func draw(_ text: TextRun) {
    let reach = text.font.size * (text.font.family == FontCatalog.emojiFamily ? 3 : 0.25)
    add(TextEngine.shared.bounds(of: text).insetBy(dx: -reach - 1, dy: -reach - 1))
  }

  mutating func draw(
    _ image: ImageID, in destination: CGRect, source: CGRect, tint: Color?, isSmooth: Bool
  ) {
    add(destination)
  }

  mutating func draw(_ shadow: Shadow, of shape: Shape) {
    add(
      shape.extent.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height),
      reach: reach(ofBlur: shadow.blur))
  }

  mutating func blurBackdrop(beneath shape: Shape, radius: Double) {
    add(shape.extent, reach: reach(ofBlur: radius))
  }
}
