import AppRuntime
import Stubs

/// The relationship between two attributes of views or layout guides that Auto Layout must satisfy.
///
/// Follows <https://developer.apple.com/documentation/uikit/nslayoutconstraint>.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject, NamedMembers {
  private(set) final var first = LayoutTerm(nil, .notAnAttribute)
  private(set) final var second = LayoutTerm(nil, .notAnAttribute)
  private final var storedRelation = Relation.equal
  private final var storedMultiplier: CGFloat = 1
  /// The view that holds the constraint while it's active.
  final weak var holder: UIView?
  /// The weight of a violation, relative to other constraints with the same priority.
  final var weight = 1.0
  /// A description of the constraint's location in a storyboard.
  final var source: String?

  /// Creates a constraint without items, which has no effect.
  public override init() {
    super.init()
  }

  /// Creates a constraint `view1.attr1 = multiplier * view2.attr2 + constant`, or with another
  /// relation.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let hasSecond = view2 != nil && attr2 != .notAnAttribute
    self.init(
      LayoutTerm(object(view1), attr1), relation,
      hasSecond ? LayoutTerm(view2.map(object), attr2) : LayoutTerm(nil, .notAnAttribute),
      multiplier: multiplier, constant: c)
    checkAxesOfItems()
    if !hasSecond || multiplier == 0 { checkIsNoPlaceAlone() }
  }

  /// Creates a constraint of the class that this is called on.
  ///
  /// `make` calls this initializer by its symbol.
  @_silgen_name("quince_NSLayoutConstraint_make")
  convenience init(_ decoded: Decoded) {
    self.init()
    first = decoded.first
    second = decoded.second
    storedRelation = decoded.relation
    storedMultiplier = decoded.multiplier
    constant = decoded.constant
    priority = decoded.priority
    identifier = decoded.identifier
    source = decoded.source
  }

  // This isn't a designated initializer, because apps couldn't subclass the class without seeing
  // it.
  convenience init(
    _ first: LayoutTerm, _ relation: Relation,
    _ second: LayoutTerm = LayoutTerm(nil, .notAnAttribute), multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) {
    self.init()
    self.constant = constant
    self.first = first
    self.second = second
    storedRelation = relation
    storedMultiplier = multiplier
    MainThreadChecker.check()
    checkNumbers()
    checkPairing()
    Origins.shared?.noteCalls(making: self)
  }

  /// Creates constraints from a description such as `H:|-[button]-20-[field(>=50)]|`.
  open class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var parser = VisualFormat(format, options: opts, metrics: metrics ?? [:], views: views)
    return parser.constraints()
  }

  // MARK: The equation

  /// The first item of the constraint.
  open var firstItem: AnyObject? { first.item }

  /// The attribute of the first item.
  open var firstAttribute: Attribute { first.attribute }

  /// The second item of the constraint, if any.
  open var secondItem: AnyObject? { second.item }

  /// The attribute of the second item.
  open var secondAttribute: Attribute { second.attribute }

  /// The anchor of the first item.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }

  /// The anchor of the second item, if any.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    second.attribute == .notAnAttribute ? nil : NSLayoutAnchor(second)
  }

  /// The relation between the two attributes.
  open var relation: Relation { storedRelation }

  /// The multiplier of the second attribute.
  open var multiplier: CGFloat { storedMultiplier }

  /// The constant that's added to the second attribute.
  open var constant: CGFloat = 0 {
    didSet {
      guard constant != oldValue else { return }
      checkNumbers()
      LayoutEngine.constantDidChange(of: self)
    }
  }

  /// The priority of the constraint.
  open var priority = UILayoutPriority.required {
    didSet {
      guard priority != oldValue, isActive else { return }
      checkPriority(since: oldValue)
      LayoutEngine.priorityDidChange(of: self)
    }
  }

  /// The name that identifies the constraint in messages.
  open var identifier: String?

  /// Whether the constraint is archived with its view.
  open var shouldBeArchived = false {
    didSet { Stub.constraintShouldBeArchived.report(if: shouldBeArchived) }
  }

  // MARK: Activation

  /// Whether the constraint is active.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard let view = first.view ?? second.view else { return }
    guard let ancestor = commonAncestor else {
      let others = [second.view, first.startView, second.startView].compactMap { $0 }
      raise(
        "NSGenericException",
        """
        Unable to activate the constraint \(ConstraintDescription.text(of: self)), because \
        \(ConstraintDescription.name(of: view)) and \
        \(others.map(ConstraintDescription.name).joined(separator: ", ")) have no common ancestor. \
        Add both to the same view hierarchy before the constraint becomes active.
        """)
    }
    ancestor.layoutState.add(self)
  }

  private func deactivate() {
    holder?.layoutState.remove(self)
  }

  /// The nearest view that contains everything the constraint refers to.
  final var commonAncestor: UIView? {
    var ancestor: UIView?
    for view in [first.view, second.view, first.startView, second.startView] {
      guard let view else { continue }
      guard let current = ancestor else {
        ancestor = view
        continue
      }
      guard let common = current.nearestCommonAncestor(with: view) else { return nil }
      ancestor = common
    }
    return ancestor
  }

  /// Returns whether the constraint refers to a view, one of its descendants, or one of their
  /// guides.
  final func concerns(_ view: UIView) -> Bool {
    [first.view, second.view, first.startView, second.startView].contains {
      $0?.isDescendant(of: view) == true
    }
  }

  /// Returns whether the constraint sets the view's width or height to a constant.
  final func isSize(of view: UIView) -> Bool {
    firstItem === view && secondItem == nil && firstAttribute.isSize
  }

  /// A description of the constraint as a formula.
  open nonisolated override var description: String {
    MainActor.assumeIsolated {
      "<NSLayoutConstraint: \(ConstraintDescription.text(of: self))>"
    }
  }

  // MARK: Self-description

  /// The members declared by the class itself that storyboards, selectors, and key-value coding
  /// find by name.
  class var namedMembers: [ObjCMember] {
    [.key("constant", \NSLayoutConstraint.constant)]
  }
}

extension NSLayoutConstraint: StoryboardDecodable {
  static func decode(from coder: StoryboardCoder) -> AnyObject? { Decoded(coder).map { make($0) } }

  /// Creates a constraint of the class that this is called on.
  ///
  /// Apple's class has no initializer for storyboards, so Swift can't call one on a class that's
  /// known only at run time.
  @_silgen_name("quince_NSLayoutConstraint_make")
  class func make(_ decoded: consuming Decoded) -> NSLayoutConstraint
}
