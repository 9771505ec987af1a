import UIKitCore

/// A behavior that makes items collide with each other and with boundaries.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollisionbehavior>.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  /// The kinds of objects that items collide with.
  public struct Mode: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Items.
    public static let items = Mode(rawValue: 1 << 0)
    /// Boundaries.
    public static let boundaries = Mode(rawValue: 1 << 1)
    /// Items and boundaries.
    public static let everything = Mode(rawValue: .max)
  }

  private struct Boundary {
    let identifier: any NSCopying
    let path: UIBezierPath
    let lines: [(CGPoint, CGPoint)]
    /// The rectangle that encloses the path.
    let box: CGRect
  }

  /// A contact between two objects that lasts from one step to the next.
  private struct Meeting {
    let item: any UIDynamicItem
    let other: (any UIDynamicItem)?
    let boundary: (any NSCopying)?
    let point: CGPoint

    @MainActor
    func isSame(as meeting: Meeting) -> Bool {
      guard item === meeting.item else { return false }
      if let other { return other === meeting.other }
      guard meeting.other == nil else { return false }
      return UICollisionBehavior.isSame(boundary, meeting.boundary)
    }
  }

  private var list: DynamicItems
  private var boundaries: [Boundary] = []
  private var insets: UIEdgeInsets?
  private var meetings: [Meeting] = []

  /// Creates a behavior for items.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItems(items)
    super.init()
  }

  /// Creates a behavior without items.
  public convenience override init() {
    self.init(items: [])
  }

  /// The delegate, which is notified of collisions.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  /// The kinds of objects that items collide with.
  open var collisionMode = Mode.everything {
    didSet { dynamicAnimator?.wake() }
  }

  /// The items that collide.
  open var items: [any UIDynamicItem] { list.items }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    dynamicAnimator?.wake()
  }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    dynamicAnimator?.wake()
  }

  // MARK: Boundaries

  /// Whether the bounds of the animator's reference view are a boundary.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { insets != nil }
    set {
      insets = newValue ? insets ?? .zero : nil
      dynamicAnimator?.wake()
    }
  }

  /// Makes the animator's reference bounds, reduced by insets, a boundary.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    self.insets = insets
    dynamicAnimator?.wake()
  }

  /// Adds a path as a boundary.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    boundaries.append(
      Boundary(
        identifier: identifier, path: bezierPath, lines: DynamicBoundary.lines(of: bezierPath),
        box: bezierPath.bounds))
    dynamicAnimator?.wake()
  }

  /// Adds a line as a boundary.
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// Returns the path of a boundary.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { Self.isSame($0.identifier, identifier) }?.path
  }

  /// The identifiers of the boundaries.
  open var boundaryIdentifiers: [any NSCopying]? { boundaries.map(\.identifier) }

  /// Removes a boundary.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { Self.isSame($0.identifier, identifier) }
    dynamicAnimator?.wake()
  }

  /// Removes all boundaries except the bounds of the reference view.
  open func removeAllBoundaries() {
    boundaries = []
    dynamicAnimator?.wake()
  }

  private static func isSame(_ one: (any NSCopying)?, _ other: (any NSCopying)?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    if let one = one as? NSObject, let other = other as? NSObject { return one.isEqual(other) }
    return one as AnyObject === other as AnyObject
  }

  // MARK: Colliding

  override var ownItems: [any UIDynamicItem] { items }

  /// Returns the current contacts between bodies.
  func touches(in world: PhysicsWorld) -> [PhysicsSolver.Touch] {
    let bodies = items.compactMap(world.body)
    var touches: [PhysicsSolver.Touch] = []
    var now: [Meeting] = []
    if collisionMode.contains(.boundaries) {
      for body in bodies { meetBoundaries(body, in: world, &touches, &now) }
    }
    if collisionMode.contains(.items) {
      for (index, body) in bodies.enumerated() {
        for other in bodies[(index + 1)...] { meet(body, other, &touches, &now) }
      }
    }
    report(now)
    return touches
  }

  private func meet(
    _ body: PhysicsBody, _ other: PhysicsBody, _ touches: inout [PhysicsSolver.Touch],
    _ meetings: inout [Meeting]
  ) {
    guard body.isNear(other) else { return }
    let contacts = PhysicsShape.contacts(body.shape, other.shape)
    guard let first = contacts.first else { return }
    touches += contacts.map { PhysicsSolver.Touch(body, other, $0) }
    meetings.append(Meeting(item: body.item, other: other.item, boundary: nil, point: first.point))
  }

  private func meetBoundaries(
    _ body: PhysicsBody, in world: PhysicsWorld, _ touches: inout [PhysicsSolver.Touch],
    _ meetings: inout [Meeting]
  ) {
    if let insets, let bounds = world.bounds {
      let contacts = DynamicBoundary.contacts(of: body, inside: bounds.inset(by: insets))
      note(contacts, of: body, with: nil, &touches, &meetings)
    }
    for boundary in boundaries where body.isNear(boundary.box) {
      let contacts = boundary.lines.flatMap {
        PhysicsShape.contacts(.corners([$0.0, $0.1]), body.shape)
      }
      note(contacts, of: body, with: boundary.identifier, &touches, &meetings)
    }
  }

  private func note(
    _ contacts: [PhysicsContact], of body: PhysicsBody, with identifier: (any NSCopying)?,
    _ touches: inout [PhysicsSolver.Touch], _ meetings: inout [Meeting]
  ) {
    guard let first = contacts.first else { return }
    touches += contacts.map { PhysicsSolver.Touch(nil, body, $0) }
    meetings.append(
      Meeting(item: body.item, other: nil, boundary: identifier, point: first.point))
  }

  private func report(_ now: [Meeting]) {
    let before = meetings
    meetings = now
    guard let collisionDelegate else { return }
    for meeting in now where !before.contains(where: meeting.isSame) {
      if let other = meeting.other {
        collisionDelegate.collisionBehavior(
          self, beganContactFor: meeting.item, with: other, at: meeting.point)
      } else {
        collisionDelegate.collisionBehavior(
          self, beganContactFor: meeting.item, withBoundaryIdentifier: meeting.boundary,
          at: meeting.point)
      }
    }
    for meeting in before where !now.contains(where: meeting.isSame) {
      if let other = meeting.other {
        collisionDelegate.collisionBehavior(self, endedContactFor: meeting.item, with: other)
      } else {
        collisionDelegate.collisionBehavior(
          self, endedContactFor: meeting.item, withBoundaryIdentifier: meeting.boundary)
      }
    }
  }
}
