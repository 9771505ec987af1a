import Stubs
import UIKitCore

/// The motion of an item.
@MainActor
final class PhysicsBody {
  /// The values for items that no behavior has set.
  static let usualElasticity: CGFloat = 0.2
  static let usualFriction: CGFloat = 0.2

  let item: any UIDynamicItem
  var position: CGPoint
  var angle: CGFloat
  var velocity = CGVector.zero
  var angularVelocity: CGFloat = 0
  var force = CGVector.zero
  var torque: CGFloat = 0
  var elasticity = PhysicsBody.usualElasticity
  var friction = PhysicsBody.usualFriction
  var density: CGFloat = 1
  var charge: CGFloat = 0
  var resistance: CGFloat = 0
  var angularResistance: CGFloat = 0
  var isAnchored = false
  var allowsRotation = true
  private(set) var size: CGSize
  private(set) var isRound: Bool
  private var shownCenter: CGPoint
  private var shownTransform: CGAffineTransform

  init(_ item: any UIDynamicItem) {
    self.item = item
    position = item.center
    shownCenter = item.center
    shownTransform = item.transform
    angle = Self.angle(of: item.transform)
    size = item.bounds.size
    isRound = item.collisionBoundsType == .ellipse
    Stub.dynamicItemPath.report(if: item.collisionBoundsType == .path)
  }

  private static func angle(of transform: CGAffineTransform) -> CGFloat {
    atan2(transform.b, transform.a)
  }

  // MARK: Mass

  /// The mass.
  ///
  /// A view of 100 by 100 points has a mass of 1.
  var mass: CGFloat { max(size.width * size.height, 1) * max(density, 0.001) / 10_000 }

  var inverseMass: CGFloat { isAnchored ? 0 : 1 / mass }

  var inverseInertia: CGFloat {
    guard !isAnchored, allowsRotation else { return 0 }
    let square = size.width * size.width + size.height * size.height
    return 12 / (mass * max(square, 1))
  }

  /// Returns how much an impulse at a point changes the point's velocity in the impulse's
  /// direction.
  func inverseMass(at point: CGPoint, along direction: CGVector) -> CGFloat {
    let arm = CGVector(position, point).cross(direction)
    return inverseMass + arm * arm * inverseInertia
  }

  var radius: CGFloat { min(size.width, size.height) / 2 }

  /// The distance from its center within which the body might touch something at any rotation,
  /// which is slightly more than the distance to its corners.
  private var reach: CGFloat {
    1 + (isRound ? radius : CGVector(dx: size.width, dy: size.height).length / 2)
  }

  /// Returns whether two bodies are close enough that they might touch.
  func isNear(_ other: PhysicsBody) -> Bool {
    CGVector(position, other.position).length < reach + other.reach
  }

  /// Returns whether the body is close enough to a rectangle that it might touch something in it.
  func isNear(_ rect: CGRect) -> Bool {
    let reach = reach
    return position.x + reach > rect.minX && position.x - reach < rect.maxX
      && position.y + reach > rect.minY && position.y - reach < rect.maxY
  }

  /// Returns whether the body is far enough inside a rectangle that it can't touch the sides.
  func isWellInside(_ rect: CGRect) -> Bool {
    let reach = reach
    return position.x - reach > rect.minX && position.x + reach < rect.maxX
      && position.y - reach > rect.minY && position.y + reach < rect.maxY
  }

  /// The corners in order around the center.
  var corners: [CGPoint] {
    let (x, y) = (size.width / 2, size.height / 2)
    return [(-x, -y), (x, -y), (x, y), (-x, y)].map {
      position.moved(by: CGVector(dx: $0.0, dy: $0.1).rotated(by: angle))
    }
  }

  // MARK: Motion

  func velocity(at point: CGPoint) -> CGVector {
    velocity + CGVector(position, point).turned * angularVelocity
  }

  func apply(_ impulse: CGVector, at point: CGPoint) {
    velocity = velocity + impulse * inverseMass
    angularVelocity += CGVector(position, point).cross(impulse) * inverseInertia
  }

  /// Changes the angular velocity of the body relative to another body or to the world.
  /// - Parameters:
  ///   - other: The body that turns in the opposite direction.
  ///   - impulse: A closure that returns the impulse for a relative angular velocity and the sum of
  ///     the inverse inertias.
  func turn(
    against other: PhysicsBody?, by impulse: (_ speed: CGFloat, _ sum: CGFloat) -> CGFloat
  ) {
    let sum = (other?.inverseInertia ?? 0) + inverseInertia
    guard sum > 0 else { return }
    let turn = impulse(angularVelocity - (other?.angularVelocity ?? 0), sum)
    angularVelocity += turn * inverseInertia
    if let other { other.angularVelocity -= turn * other.inverseInertia }
  }

  /// Changes the velocity of a point of the body relative to a point of another body or to the
  /// world.
  /// - Parameters:
  ///   - other: The body whose point moves in the opposite direction.
  ///   - impulse: A closure that returns the impulse for a relative velocity and the sum of the
  ///     inverse masses.
  func push(
    _ point: CGPoint, against other: PhysicsBody?, at otherPoint: CGPoint,
    along direction: CGVector, by impulse: (_ speed: CGFloat, _ sum: CGFloat) -> CGFloat
  ) {
    let sum =
      (other?.inverseMass(at: otherPoint, along: direction) ?? 0)
      + inverseMass(at: point, along: direction)
    guard sum > 0 else { return }
    let speed = (velocity(at: point) - (other?.velocity(at: otherPoint) ?? .zero)).dot(direction)
    let push = impulse(speed, sum)
    apply(direction * push, at: point)
    other?.apply(direction * -push, at: otherPoint)
  }

  func accelerate(_ time: CGFloat) {
    guard !isAnchored else {
      velocity = .zero
      angularVelocity = 0
      return
    }
    velocity = (velocity + force * (inverseMass * time)) * (1 / (1 + time * resistance))
    angularVelocity =
      (angularVelocity + torque * inverseInertia * time) / (1 + time * (angularResistance + 0.1))
  }

  func move(_ time: CGFloat) {
    position = position.moved(by: velocity * time)
    angle += angularVelocity * time
  }

  // MARK: The item

  /// Updates the item to the body's current position.
  func show() {
    if position != shownCenter {
      item.center = position
      shownCenter = position
    }
    guard angle != Self.angle(of: shownTransform) else { return }
    item.transform = CGAffineTransform(rotationAngle: angle)
    shownTransform = item.transform
  }

  /// Updates the body to the item's current position.
  func adopt() {
    position = item.center
    shownCenter = item.center
    shownTransform = item.transform
    angle = Self.angle(of: item.transform)
    size = item.bounds.size
    isRound = item.collisionBoundsType == .ellipse
  }
}
