import AppRuntime

/// A view that lays out a collection of views in a row or a column.
///
/// Follows <https://developer.apple.com/documentation/uikit/uistackview>.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// The layouts of the arranged views along the stack's axis.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uistackview/distribution-swift.enum>.
  public enum Distribution: Int, Sendable {
    /// The views fill the axis, resized by their hugging and compression-resistance priorities.
    case fill
    /// The views fill the axis and have the same size.
    case fillEqually
    /// The views fill the axis in proportion to their intrinsic sizes.
    case fillProportionally
    /// The views are spaced equally.
    case equalSpacing
    /// The views' centers are spaced equally.
    case equalCentering
  }

  /// The alignments of the arranged views across the stack's axis.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uistackview/alignment-swift.enum>.
  public enum Alignment: Int, Sendable {
    /// The views fill the space across the axis.
    case fill
    /// The views' leading edges are aligned.
    case leading
    /// The views' first baselines are aligned.
    case firstBaseline
    /// The views are centered.
    case center
    /// The views' trailing edges are aligned.
    case trailing
    /// The views' last baselines are aligned.
    case lastBaseline

    /// The views' tops are aligned.
    public static var top: Alignment { .leading }
    /// The views' bottoms are aligned.
    public static var bottom: Alignment { .trailing }
  }

  /// The custom spacing that selects the stack's `spacing`.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// The spacing that selects the system spacing.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var ownConstraints: [NSLayoutConstraint] = []
  /// The value of `showsWrappingText` when the constraints were created.
  private var showedWrappingText = false

  /// Creates an empty stack.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    drawsContent = false
  }

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates a stack from a storyboard.
  public required init(coder: NSCoder) {
    // On Apple's platforms, a stack view is the only view whose creation from a storyboard can't
    // fail.
    super.init(coder: coder)!
    drawsContent = false
    guard let coder = coder as? StoryboardCoder else { return }
    decodeArrangement(from: coder)
    isBaselineRelativeArrangement = coder.bool("baselineRelativeArrangement") ?? false
    // If a storyboard sets a stack's margins, the stack arranges its views within them.
    let hasMargins = ["layoutMargins", "directionalLayoutMargins"].contains {
      coder.node.child(key: $0) != nil
    }
    isLayoutMarginsRelativeArrangement =
      coder.bool("layoutMarginsRelativeArrangement") ?? hasMargins
    for view in subviews { addArrangedSubview(view) }
  }

  /// Reads a storyboard's settings for arranging the views.
  func decodeArrangement(from coder: StoryboardCoder) {
    axis = coder.value("axis", ["horizontal": .horizontal, "vertical": .vertical]) ?? .horizontal
    distribution =
      coder.value(
        "distribution",
        [
          "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
          "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
        ]) ?? .fill
    alignment =
      coder.value(
        "alignment",
        [
          "fill": .fill, "leading": .leading, "top": .leading, "firstBaseline": .firstBaseline,
          "center": .center, "trailing": .trailing, "bottom": .trailing,
          "lastBaseline": .lastBaseline,
        ]) ?? .fill
    let standard = coder.string("spacingType") == "standard" ? SystemSpacing.horizontal : 0
    spacing = coder.double("spacing").map { CGFloat($0) } ?? standard
  }

  // MARK: Arranged subviews

  /// The views that the stack arranges, in order.
  open private(set) var arrangedSubviews: [UIView] = []

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Inserts an arranged view at an index.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let old = arrangedSubviews.firstIndex { $0 === view }
    if let old {
      guard old != stackIndex else { return }
      arrangedSubviews.remove(at: old)
    }
    checkIndex(stackIndex, count: arrangedSubviews.count + (old == nil ? 0 : 1))
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangementDidChange()
  }

  private func checkIndex(_ index: Int, count: Int) {
    guard index < 0 || index > count else { return }
    raise(
      "NSInternalInconsistencyException",
      "index out of bounds for arranged subview: index = \(index) expected to be less than or "
        + "equal to \(count)")
  }

  /// Removes an arranged view, which stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
    arrangedSubviews.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    view.layoutState.setContentWeight((1, 1))
    arrangementDidChange()
  }

  /// Called before a subview is removed.
  ///
  /// It's no longer arranged.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: Layout properties

  /// The axis along which the views are laid out.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }

  /// The layout of the arranged views along the stack's axis.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }

  /// The alignment of the arranged views across the stack's axis.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }

  /// The distance between adjacent views, or the minimum distance.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementDidChange() } }
  }

  /// Whether vertical spacing is measured between baselines.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// Whether the views are laid out within the stack's margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// The default margins.
  ///
  /// Unlike other views, stack views have none.
  override var naturalMargins: NSDirectionalEdgeInsets { .zero }

  /// Sets custom spacing after a view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// Returns the custom spacing after a view, or `spacingUseDefault`.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Requests that constraints be created again before the next layout.
  final func arrangementDidChange() {
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }

  /// Distributes the width of a row among its views again.
  ///
  /// A column notifies the row that contains it.
  final func textWrappingDidChangeInArrangedView() {
    if axis == .vertical || distribution == .fill { arrangementDidChange() }
  }

  /// Whether a wrapping text is shown.
  ///
  /// A column is as wide as the text in it.
  override var showsWrappingText: Bool {
    axis == .vertical && visibleViews.contains(where: \.showsWrappingText)
  }

  /// Adds or removes the space for a view that was shown or hidden.
  ///
  /// In an animation, this happens immediately.
  final func arrangedSubviewHiddenDidChange() {
    arrangementDidChange()
    if ViewAnimation.current != nil { (window ?? self).layoutIfNeeded() }
  }

  /// The view whose first baseline is the stack's.
  open override var forFirstBaselineLayout: UIView {
    visibleViews.first.map { $0.forFirstBaselineLayout } ?? self
  }

  /// The view whose last baseline is the stack's.
  open override var forLastBaselineLayout: UIView {
    let view = axis == .vertical ? visibleViews.last : visibleViews.first
    return view.map { $0.forLastBaselineLayout } ?? self
  }

  /// The arranged views that take up space.
  private var visibleViews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  // MARK: Constraints

  /// Creates the constraints that lay out the arranged views.
  open override func updateConstraints() {
    NSLayoutConstraint.deactivate(ownConstraints)
    weighContents()
    var arrangement = StackArrangement(self, visibleViews)
    ownConstraints = arrangement.constraints()
    NSLayoutConstraint.activate(ownConstraints)
    if showedWrappingText != showsWrappingText {
      showedWrappingText.toggle()
      textWrappingDidChange()
    }
    super.updateConstraints()
  }

  /// Decides which of several views with the same priorities gives way.
  private func weighContents() {
    for (index, view) in visibleViews.enumerated() {
      let weight = distribution == .fill ? StackArrangement.weight(ofViewAt: index) : 1
      view.layoutState.setContentWeight(
        axis == .horizontal ? (weight, 1) : (1, weight))
    }
  }

  /// Returns the minimum distance between a view and its successor.
  final func spacing(after view: UIView, to next: UIView) -> CGFloat {
    let custom = customSpacings[ObjectIdentifier(view)] ?? spacing
    guard custom == Self.spacingUseSystem else { return custom }
    return axis == .vertical && isBaselineRelativeArrangement
      ? SystemSpacing.vertical(from: (view, .lastBaseline), to: (next, .firstBaseline))
      : SystemSpacing.horizontal
  }

  // MARK: Self-description

  override class func listProperties(_ list: inout InspectorProperties) {
    super.listProperties(&list)
    list.content += [
      .number(
        "stack.spacing", "Spacing", of: UIStackView.self, { $0.spacing }, { $0.spacing = $1 }),
      .fact("Axis", of: UIStackView.self) { $0.axis == .vertical ? "vertical" : "horizontal" },
      .fact("Distribution", of: UIStackView.self) { "\($0.distribution)" },
      .fact("Alignment", of: UIStackView.self) { "\($0.alignment)" },
    ]
  }

  override class var namedMembers: [ObjCMember] {
    [.key("spacing", \UIStackView.spacing)]
  }
}
