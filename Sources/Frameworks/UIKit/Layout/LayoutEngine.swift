import AppRuntime
import Cassowary

/// Lays out a view hierarchy with its constraints.
///
/// The engine keeps the solved system and passes only changes to the solver. It includes a view if
/// constraints determine the view's layout, or if a constraint refers to something inside the view.
@MainActor
final class LayoutEngine {
  /// An active constraint and its counterpart in the solver.
  struct Held {
    let constraint: NSLayoutConstraint
    let id: ConstraintID
    let isAboutBaselines: Bool
    var generation: Int

    @MainActor init(_ constraint: NSLayoutConstraint, id: ConstraintID, generation: Int) {
      self.constraint = constraint
      self.id = id
      self.generation = generation
      isAboutBaselines = constraint.isAboutBaselines
    }
  }

  /// A size that `systemLayoutSizeFitting` requests.
  struct Fitting {
    var size: CGSize
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority
  }

  /// Whether a cell is being measured, which doesn't have its height yet.
  private static var isMeasuring = false
  /// The conflicts that occurred in the meantime, and might have been resolved.
  private var unreported: [Conflict] = []

  /// Whether the engine is currently setting frames, which it already knows.
  private(set) static var isApplying = false

  unowned let root: UIView
  /// The requested size of the root if its own size isn't used.
  let fitting: Fitting?
  var solver = Solver()
  var items: [LayoutItem] = []
  var itemsByObject: [ObjectIdentifier: LayoutItem] = [:]
  var held: [ObjectIdentifier: Held] = [:] { didSet { baselines = nil } }
  /// The constraints on baselines among them, or `nil` until they're requested.
  private var baselines: [Held]?
  /// Whether baselines are computed from the solved sizes instead of the current sizes of views.
  private(set) var measuresBaselinesAsSolved = false
  var generation = 0
  /// The conflicts of each constraint that's left out, when they were found.
  private(set) var opponents: [ConstraintID: [ConflictReport.Party]] = [:]

  /// The constraints of the conflicts that were reported. The system's constraints beside them can
  /// change with every frame of a drag.
  private(set) var reported: Set<Set<ConstraintID>> = []

  private var changedConstraints: [NSLayoutConstraint] = []
  private var changedGeometry: [UIView] = []
  private var changedContent: [UIView] = []
  private var changedGuides: [UIView] = []
  var needsApplying = false

  init(root: UIView, fitting: Fitting? = nil) {
    self.root = root
    self.fitting = fitting
  }

  // MARK: Solving

  /// Updates the frames in the view hierarchy of a view, as far as constraints determine them.
  static func solve(from view: UIView) {
    let state = view.layoutState.root
    // Some views lay themselves out when they're asked for the size of their content.
    guard !state.isSolving else { return }
    for _ in 0..<8 {
      state.updatePropertiesIfNeeded()
      state.updateConstraintsIfNeeded()
      state.updateSafeAreas(surroundingsChanged: state.subtreeNeedsUpdateSafeArea)
      state.isSolving = true
      if state.needsSync {
        state.needsSync = false
        if state.engine == nil, needsEngine(state.view) { state.makeEngine() }
        state.engine?.synchronize()
      }
      state.engine?.run()
      state.isSolving = false
      guard state.needsLayoutEngine || state.subtreeNeedsUpdateProperties else { return }
    }
  }

  private static func needsEngine(_ view: UIView) -> Bool {
    !view.layoutState.constraints.isEmpty
      || view.subviews.contains { !$0.layoutState.isFixedByFrame || needsEngine($0) }
  }

  /// Returns the smallest size of a view that satisfies its constraints, as close as possible to a
  /// target size.
  static func fittingSize(of view: UIView, _ fitting: Fitting) -> CGSize {
    view.layoutState.updateConstraintsIfNeeded()
    view.placeContentToFit()
    let engine = LayoutEngine(root: view, fitting: fitting)
    engine.synchronize()
    engine.solve()
    guard let item = engine.existingItem(for: view) else { return .zero }
    let scale = view.contentScaleFactor
    func roundUp(_ length: Double) -> CGFloat { ((length - 0.001) * scale).rounded(.up) / scale }
    return CGSize(
      width: roundUp(
        engine.solver.value(of: item.width) + item.insets.left + item.insets.right),
      height: roundUp(
        engine.solver.value(of: item.height) + item.insets.top + item.insets.bottom))
  }

  // MARK: Changes

  static func constantDidChange(of constraint: NSLayoutConstraint) {
    MainThreadChecker.check()
    guard let holder = constraint.holder else { return }
    holder.layoutState.root.engine?.changedConstraints.append(constraint)
    holder.setNeedsLayout()
    holder.layoutState.sizeInBarMayChange(by: constraint)
  }

  static func priorityDidChange(of constraint: NSLayoutConstraint) {
    guard let holder = constraint.holder else { return }
    let root = holder.layoutState.root
    root.engine?.forget(constraint)
    root.needsSync = true
    holder.setNeedsLayout()
  }

  func geometryDidChange(of view: UIView) {
    guard itemsByObject[ObjectIdentifier(view)] != nil else { return }
    changedGeometry.append(view)
  }

  func contentDidChange(of view: UIView) {
    if itemsByObject[ObjectIdentifier(view)] != nil {
      changedContent.append(view)
    } else if needsItem(view) {
      root.layoutState.needsSync = true
    }
  }

  /// Updates constraints after the dependency of a view's baselines on its height has changed.
  func baselineSharesDidChange(of view: UIView) {
    guard itemsByObject[ObjectIdentifier(view)] != nil else { return }
    for entry in baselineConstraints { forget(entry.constraint) }
    root.layoutState.needsSync = true
  }

  func guidesDidChange(of view: UIView) {
    changedGuides.append(view)
  }

  /// Discards everything, so that all constraints are read again.
  func restart() {
    solver = Solver()
    items = []
    itemsByObject = [:]
    held = [:]
    reported = []
    unreported = []
    root.layoutState.needsSync = true
  }

  var isDirty: Bool {
    needsApplying || !changedConstraints.isEmpty || !changedGeometry.isEmpty
      || !changedContent.isEmpty || !changedGuides.isEmpty || !solver.isSolved
  }

  // MARK: Solving

  /// Solves the changed constraints again and sets the resulting frames.
  func run() {
    guard isDirty else { return }
    takeChanges()
    solve()
    apply()
  }

  private func takeChanges() {
    for constraint in changedConstraints { updateConstant(of: constraint) }
    changedConstraints.removeAll(keepingCapacity: true)
    let (geometry, guides) = (changedGeometry, changedGuides)
    changedGeometry = []
    changedGuides = []
    for view in geometry {
      if let item = existingItem(for: view) { fix(item) }
      for subview in view.subviews where subview.layoutState.isFixedByFrame {
        if let item = existingItem(for: subview) { fix(item) }
      }
    }
    for view in guides {
      for guide in view.layoutState.existingSystemGuides {
        if let item = existingItem(for: guide) { fix(item) }
      }
    }
    guard !changedContent.isEmpty else { return }
    let content = changedContent
    changedContent = []
    for view in content {
      if let item = existingItem(for: view) { updateContent(of: item) }
    }
    // Some views change their content when they're asked for its size. Those changes are already
    // included.
    changedContent.removeAll { changed in content.contains { $0 === changed } }
  }

  private var baselineConstraints: [Held] {
    if let baselines { return baselines }
    let found = held.values.filter(\.isAboutBaselines)
    baselines = found
    return found
  }

  private func updateConstant(of constraint: NSLayoutConstraint) {
    guard let entry = held[ObjectIdentifier(constraint)], let linear = linearConstraint(constraint)
    else { return }
    solver.setConstant(linear.expression.constant, of: entry.id)
  }

  /// Solves the constraints.
  ///
  /// If heights move baselines because text is vertically centered, the constraints are solved
  /// again.
  private func solve() {
    solveWrapping()
    let constraints = baselineConstraints
    guard !constraints.isEmpty else { return }
    measuresBaselinesAsSolved = true
    defer { measuresBaselinesAsSolved = false }
    for entry in constraints { updateConstant(of: entry.constraint) }
    if !solver.isSolved { report(solver.solve()) }
  }

  /// Solves the constraints.
  ///
  /// If content wraps, they're solved twice: first with a single line, and then with the height for
  /// the resulting width.
  private func solveWrapping() {
    let wrapping = items.filter(\.wrapsContent)
    for item in wrapping {
      if let view = item.view {
        setContentSize(view.intrinsicContentSize, of: item, isTentative: true)
      }
    }
    report(solver.solve())
    guard !wrapping.isEmpty else { return }
    for item in wrapping {
      guard let view = item.view else { continue }
      let width = solver.value(of: item.width)
      if width < view.intrinsicContentSize.width - 0.001 {
        setContentSize(view.wrappedContentSize(forWidth: width), of: item)
      } else {
        setContentSize(view.intrinsicContentSize, of: item)
      }
    }
    report(solver.solve())
  }

  /// Measures a cell. Conflicts with its old height are reported only if they remain.
  static func whileMeasuring<Result>(_ measure: () -> Result) -> Result {
    let wasMeasuring = isMeasuring
    isMeasuring = true
    defer { isMeasuring = wasMeasuring }
    return measure()
  }

  private func report(_ new: [Conflict]) {
    unreported += new
    guard !unreported.isEmpty, fitting == nil, !Self.isMeasuring else { return }
    let conflicts = unreported.filter { solver.isBroken($0.broken) }
    unreported = []
    guard !conflicts.isEmpty else { return }
    var names: [ConstraintID: ConflictReport.Party] = [:]
    for entry in held.values { names[entry.id] = .constraint(entry.constraint) }
    for item in items {
      for fixed in item.fixed { names[fixed.id] = .fixed(item.object) }
      for content in item.content {
        names[content.id] = .content(item.view, isVertical: content.isVertical)
      }
    }
    opponents = opponents.filter { solver.isBroken($0.key) }
    for conflict in conflicts {
      opponents[conflict.broken] = conflict.constraints.filter { $0 != conflict.broken }
        .compactMap { names[$0] }
      let constraints = held.values.map(\.id).filter(conflict.constraints.contains)
      guard constraints.isEmpty || reported.insert(Set(constraints)).inserted else { continue }
      ConflictReport(
        parties: conflict.constraints.compactMap { names[$0] },
        broken: names[conflict.broken]
      ).send()
    }
  }

  // MARK: Setting frames

  private func apply() {
    needsApplying = false
    Self.isApplying = true
    let hasBegun = PropertyObservers.begin()
    defer {
      Self.isApplying = false
      PropertyObservers.end(hasBegun)
    }
    let scale = root.contentScaleFactor
    var changed: [UILayoutGuide] = []
    for item in items {
      let x = solver.value(of: item.x) - item.insets.left
      let y = solver.value(of: item.y) - item.insets.top
      let right = x + solver.value(of: item.width) + item.insets.left + item.insets.right
      let bottom = y + solver.value(of: item.height) + item.insets.top + item.insets.bottom
      // A frame that the view itself has set is kept exactly.
      let isFixed = !item.isGuide && !item.fixed.isEmpty
      func placed(_ value: Double) -> CGFloat { isFixed ? value : Self.onPixel(value, scale) }
      let (minX, minY) = (placed(x), placed(y))
      let frame = CGRect(
        x: minX, y: minY, width: max(0, placed(right) - minX),
        height: max(0, placed(bottom) - minY))
      if item.isGuide {
        guard let guide = item.guide, guide.solvedFrame != frame else { continue }
        guide.solvedFrame = frame
        if guide.frameDidChange != nil { changed.append(guide) }
      } else if let view = item.view, view !== root {
        place(view, frame)
      }
    }
    // The size of the content depends on its subviews, whose frames are set here.
    for guide in changed { guide.frameDidChange?(guide.solvedFrame) }
  }

  /// Returns the nearest whole pixel, in points.
  ///
  /// A value halfway between two pixels is rounded away from zero, even if a rounding error makes
  /// it slightly smaller.
  private static func onPixel(_ value: Double, _ scale: CGFloat) -> CGFloat {
    (value * scale + 0.5 + 1e-6).rounded(.down) / scale
  }

  private func place(_ view: UIView, _ frame: CGRect) {
    let old = view.constrainedFrame
    func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.001 }
    guard
      !isNear(old.minX, frame.minX) || !isNear(old.minY, frame.minY)
        || !isNear(old.width, frame.width) || !isNear(old.height, frame.height)
    else { return }
    // A frame that an app sets in `layoutSubviews` is kept until the superview is laid out again.
    if view.layoutState.solvedFrame == frame, let superview = view.superview,
      !superview.layer.needsLayout()
    {
      superview.layoutState.hasDisplacedSubviews = true
      return
    }
    view.layoutState.solvedFrame = frame
    view.setConstrainedFrame(frame)
    view.layoutState.setNeedsUpdateSafeArea()
    view.superview?.setNeedsLayout()
    if old.size != frame.size, !view.layoutState.existingSystemGuides.isEmpty {
      changedGuides.append(view)
    }
  }

  // MARK: Questions

  static func isAmbiguous(_ object: AnyObject, in view: UIView) -> Bool {
    solve(from: view)
    return view.layoutState.root.engine?.isAmbiguous(object) ?? false
  }

  static func constraints(
    about object: AnyObject, in view: UIView, _ axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var current: UIView? = view
    while let holder = current {
      found += holder.layoutState.constraints.filter {
        ($0.firstItem === object || $0.secondItem === object)
          && $0.firstAttribute.isVertical == (axis == .vertical)
      }
      current = holder.superview
    }
    return found
  }
}
