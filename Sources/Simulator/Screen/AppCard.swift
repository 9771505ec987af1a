import DisplayList
import Foundation

/// An app's snapshot on the screen, at full size, during a transition, or in the app switcher.
struct AppCard {
  /// The app's last frame, or `nil` before its first one.
  var content: EncodedFrame?
  /// The size that the content is laid out for.
  var contentSize: CGSize
  /// The card's frame; the content fills its width.
  var rect: CGRect
  var cornerRadius: Double
  var background: Color
  var opacity = 1.0
  var shadow: Shadow?

  /// The card, with its height reduced to that of its content if the content is wider.
  var fitted: AppCard {
    var card = self
    let height = rect.width * contentSize.height / contentSize.width
    guard height < rect.height else { return self }
    card.rect = CGRect(
      x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height)
    return card
  }

  /// Returns the card as part of a frame.
  func layers(screen: CGSize) -> [EncodedFrame] {
    let scale = rect.width / contentSize.width
    var before: [DrawingCommand] = [.save]
    let shape = Shape.roundedRect(rect, CornerRadii(cornerRadius))
    if let shadow { before.append(.shadow(shape, shadow)) }
    if opacity < 1 { before.append(.beginGroup(opacity: opacity, shadow: nil)) }
    before += [
      .clip(shape),
      .fill(.rect(rect), .color(background)),
      .concatenate(
        Transform(a: scale, b: 0, c: 0, d: scale, tx: rect.minX, ty: rect.minY)),
    ]
    var after: [DrawingCommand] = []
    if opacity < 1 { after.append(.endGroup) }
    after.append(.restore)
    return [
      EncodedFrame(DisplayList(size: screen, commands: before)),
      content ?? EncodedFrame(DisplayList(size: contentSize)),
      EncodedFrame(DisplayList(size: screen, commands: after)),
    ]
  }
}

extension CGRect {
  /// Returns a rectangle between this one at fraction 0 and another at fraction 1.
  func interpolated(to other: CGRect, by fraction: Double) -> CGRect {
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * fraction }
    return CGRect(
      x: mix(minX, other.minX), y: mix(minY, other.minY), width: mix(width, other.width),
      height: mix(height, other.height))
  }

  var center: CGPoint { CGPoint(x: midX, y: midY) }
}
