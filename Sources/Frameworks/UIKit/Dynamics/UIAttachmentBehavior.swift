import UIKitCore

/// A behavior that attaches an item to a point or to another item.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiattachmentbehavior>.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The types of an item's attachment.
  public enum AttachmentType: Int, Sendable {
    /// The item is attached to another item.
    case items
    /// The item is attached to a point.
    case anchor
  }

  private enum Kind { case rod, rope, pin, weld, slide }

  private let kind: Kind
  private let first: any UIDynamicItem
  private let second: (any UIDynamicItem)?
  private let firstOffset: CGVector
  private let secondOffset: CGVector
  private var difference: CGFloat?

  /// Attaches the center of an item to a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Attaches a point of an item to an anchor point.
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    kind = .rod
    first = item
    second = nil
    firstOffset = CGVector(dx: offset.horizontal, dy: offset.vertical)
    secondOffset = .zero
    anchorPoint = point
    attachedBehaviorType = .anchor
    length = Self.distance(item, firstOffset, nil, .zero, point)
    super.init()
  }

  /// Attaches the centers of two items to each other.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Attaches points of two items to each other.
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    self.init(
      .rod, item1, CGVector(dx: offset1.horizontal, dy: offset1.vertical), item2,
      CGVector(dx: offset2.horizontal, dy: offset2.vertical))
  }

  private init(
    _ kind: Kind, _ first: any UIDynamicItem, _ firstOffset: CGVector,
    _ second: (any UIDynamicItem)?, _ secondOffset: CGVector
  ) {
    self.kind = kind
    self.first = first
    self.second = second
    self.firstOffset = firstOffset
    self.secondOffset = secondOffset
    anchorPoint = .zero
    attachedBehaviorType = .items
    length = Self.distance(first, firstOffset, second, secondOffset, .zero)
    super.init()
  }

  /// Attaches two items so that they're never farther from each other than at the start.
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(
      .rope, item1, CGVector(dx: offset1.horizontal, dy: offset1.vertical), item2,
      CGVector(dx: offset2.horizontal, dy: offset2.vertical))
  }

  /// Attaches two items at a point that they rotate around.
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.pin, item1, offset(point, in: item1), item2, offset(point, in: item2))
  }

  /// Attaches two items so that they move like one.
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.weld, item1, offset(point, in: item1), item2, offset(point, in: item2))
  }

  /// Returns an attachment in which an item slides on a line relative to another one.
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    let slide = UIAttachmentBehavior(
      .slide, item1, offset(point, in: item1), item2, offset(point, in: item2))
    slide.axis = axis.rotated(by: -PhysicsBody(item2).angle).unit
    return slide
  }

  /// Returns an attachment in which an item slides on a line.
  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    let offset = offset(point, in: item)
    let slide = UIAttachmentBehavior(.slide, item, offset, nil, .zero)
    slide.axis = axis.unit
    slide.anchorPoint = point
    slide.attachedBehaviorType = .anchor
    return slide
  }

  private static func offset(_ point: CGPoint, in item: any UIDynamicItem) -> CGVector {
    let body = PhysicsBody(item)
    return CGVector(body.position, point).rotated(by: -body.angle)
  }

  private static func distance(
    _ first: any UIDynamicItem, _ firstOffset: CGVector, _ second: (any UIDynamicItem)?,
    _ secondOffset: CGVector, _ anchor: CGPoint
  ) -> CGFloat {
    let one = PhysicsBody(first)
    let start = one.position.moved(by: firstOffset.rotated(by: one.angle))
    guard let second else { return CGVector(start, anchor).length }
    let other = PhysicsBody(second)
    return CGVector(start, other.position.moved(by: secondOffset.rotated(by: other.angle))).length
  }

  // MARK: Properties

  /// The attached items.
  open var items: [any UIDynamicItem] { [first] + (second.map { [$0] } ?? []) }

  /// The type of the first item's attachment.
  open private(set) var attachedBehaviorType: AttachmentType

  /// The point to which the item is attached.
  open var anchorPoint: CGPoint {
    didSet { dynamicAnimator?.wake() }
  }

  /// The distance between the attached items or anchors, in points.
  open var length: CGFloat {
    didSet { dynamicAnimator?.wake() }
  }

  /// The rate at which a springy attachment stops oscillating.
  open var damping: CGFloat = 0 {
    didSet { dynamicAnimator?.wake() }
  }

  /// The frequency of a springy attachment in oscillations per second, or 0 for a rigid attachment.
  open var frequency: CGFloat = 0 {
    didSet { dynamicAnimator?.wake() }
  }

  /// The range within which an item slides along its line, in points.
  open var attachmentRange = UIFloatRange.infinite {
    didSet { dynamicAnimator?.wake() }
  }

  /// The resistance of pinned items to rotation.
  open var frictionTorque: CGFloat = 0 {
    didSet { dynamicAnimator?.wake() }
  }

  /// The direction of the line on which an item slides, in the coordinates of the other item.
  private var axis = CGVector.zero

  override var ownItems: [any UIDynamicItem] { items }

  override func joints(in world: PhysicsWorld) -> [any PhysicsJoint] {
    guard let body = world.body(of: first) else { return [] }
    let end = body.position.moved(by: firstOffset.rotated(by: body.angle))
    let other = second.flatMap(world.body)
    let start =
      other.map { $0.position.moved(by: secondOffset.rotated(by: $0.angle)) } ?? anchorPoint
    if kind == .slide { return slidingJoints(of: body, from: start, to: end, on: other) }
    let isPoint = kind == .pin || kind == .weld
    let tie = DistanceJoint(
      first: other, second: body, start: start, end: end, length: isPoint ? 0 : length,
      isRope: kind == .rope, frequency: frequency, damping: damping)
    if kind == .pin, frictionTorque > 0 {
      let torque = frictionTorque * DynamicField.pointsPerNewton * DynamicField.pointsPerMeter
      return [tie, TurningFriction(first: other, second: body, torque: torque)]
    }
    guard kind == .weld, let other else { return [tie] }
    return [tie, angleJoint(of: body, on: other)]
  }

  private func angleJoint(of body: PhysicsBody, on other: PhysicsBody?) -> AngleJoint {
    let difference = self.difference ?? body.angle - (other?.angle ?? 0)
    self.difference = difference
    return AngleJoint(first: other, second: body, difference: difference)
  }

  private func slidingJoints(
    of body: PhysicsBody, from start: CGPoint, to end: CGPoint, on other: PhysicsBody?
  ) -> [any PhysicsJoint] {
    let slide = SlidingJoint(
      first: other, second: body, start: start, end: end,
      axis: axis.rotated(by: other?.angle ?? 0), range: attachmentRange)
    return [slide, angleJoint(of: body, on: other)]
  }
}
