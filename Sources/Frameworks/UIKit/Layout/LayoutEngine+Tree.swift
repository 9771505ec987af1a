import Cassowary

/// Synchronizing the engine with the view hierarchy.
extension LayoutEngine {
  /// Adds new views and constraints, and removes those that no longer exist.
  func synchronize() {
    generation += 1
    var present = Set<ObjectIdentifier>()
    if fitting != nil { _ = item(for: root) }
    visit(root, &present)
    for (key, entry) in held where entry.generation != generation {
      solver.remove(entry.id)
      held[key] = nil
    }
    dropItems(but: present)
    needsApplying = true
  }

  private func visit(_ view: UIView, _ present: inout Set<ObjectIdentifier>) {
    let state = view.layoutState
    present.insert(ObjectIdentifier(view))
    if let item = existingItem(for: view) {
      fix(item)
    } else if needsItem(view) {
      _ = item(for: view)
    }
    for constraint in state.constraints {
      let key = ObjectIdentifier(constraint)
      if held[key] != nil {
        held[key]!.generation = generation
      } else if let linear = linearConstraint(constraint) {
        held[key] = Held(constraint, id: solver.add(linear), generation: generation)
      }
    }
    for subview in view.subviews { visit(subview, &present) }
  }

  /// Returns whether the solver determines the position of a view without constraints.
  func needsItem(_ view: UIView) -> Bool {
    !view.layoutState.isFixedByFrame && view !== root && !keepsFrame(view)
  }

  /// Returns whether a view keeps its frame because nothing determines its position: the view has
  /// no intrinsic size, and its siblings have no constraints.
  ///
  /// A constraint on the view itself creates an item for it in any case.
  private func keepsFrame(_ view: UIView) -> Bool {
    guard view.superview?.layoutState.constraints.isEmpty == true else { return false }
    let size = view.intrinsicContentSize
    return size.width == UIView.noIntrinsicMetric && size.height == UIView.noIntrinsicMetric
  }

  func forget(_ constraint: NSLayoutConstraint) {
    guard let entry = held.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    solver.remove(entry.id)
  }

  /// Removes the items of views and guides that no longer exist and that no constraint refers to.
  private func dropItems(but present: Set<ObjectIdentifier>) {
    var gone: [LayoutItem] = []
    items.removeAll { item in
      if let view = item.isGuide ? item.guide?.owningView : item.view,
        present.contains(ObjectIdentifier(view))
      {
        return false
      }
      gone.append(item)
      return true
    }
    guard !gone.isEmpty else { return }
    for item in gone {
      for fixed in item.fixed { solver.remove(fixed.id) }
      for content in item.content { solver.remove(content.id) }
    }
    for item in gone {
      for variable in [item.x, item.y, item.width, item.height] { solver.remove(variable) }
    }
    itemsByObject = itemsByObject.filter { entry in !gone.contains { $0 === entry.value } }
  }

  // MARK: Items

  func existingItem(for object: AnyObject) -> LayoutItem? {
    guard let item = itemsByObject[ObjectIdentifier(object)], item.object === object else {
      return nil
    }
    return item
  }

  func item(for view: UIView) -> LayoutItem {
    existingItem(for: view) ?? makeItem(view, nil, isNonNegative: true)
  }

  func item(for guide: UILayoutGuide, in view: UIView) -> LayoutItem {
    existingItem(for: guide) ?? makeItem(view, guide, isNonNegative: guide.systemFrame == nil)
  }

  private func makeItem(_ view: UIView, _ guide: UILayoutGuide?, isNonNegative: Bool) -> LayoutItem
  {
    let item = LayoutItem(
      view: view, guide: guide, x: solver.addVariable(), y: solver.addVariable(),
      width: solver.addVariable(isNonNegative: isNonNegative),
      height: solver.addVariable(isNonNegative: isNonNegative))
    items.append(item)
    itemsByObject[ObjectIdentifier(guide ?? view)] = item
    fix(item)
    return item
  }

  // MARK: Fixed items

  /// Fixes an item at the position that the system determines, with the size of its content.
  func fix(_ item: LayoutItem) {
    guard let view = item.view else { return }
    if let guide = item.guide {
      if let frame = guide.systemFrame {
        setFixed(guideConstraints(item, frame(view), view), of: item)
      } else if guide === view.scrollContentGuide {
        // Content starts at the origin, regardless of its size.
        setFixed([item.x, item.y].map { LinearConstraint(LinearExpression($0), .equal) }, of: item)
      }
      return
    }
    if view === root {
      setFixed(rootConstraints(item), of: item)
      if fitting != nil { updateContent(of: item) }
    } else if view.layoutState.isFixedByFrame {
      for content in item.content { solver.remove(content.id) }
      item.content = []
      item.wrapsContent = false
      setFixed(maskConstraints(item, view), of: item)
    } else {
      setFixed([], of: item)
      if item.content.isEmpty { updateContent(of: item) }
    }
  }

  private func setFixed(_ wanted: [LinearConstraint], of item: LayoutItem) {
    let isSame =
      item.fixed.count == wanted.count
      && zip(item.fixed, wanted).allSatisfy { Self.haveSameTerms($0.constraint, $1) }
    guard isSame else {
      for fixed in item.fixed { solver.remove(fixed.id) }
      item.fixed = wanted.map { (solver.add($0, isBreakable: false), $0) }
      return
    }
    for (index, constraint) in wanted.enumerated() {
      let constant = constraint.expression.constant
      // The engine rounds frames to whole pixels, which isn't a change.
      guard abs(item.fixed[index].constraint.expression.constant - constant) > 1e-6 else {
        continue
      }
      item.fixed[index].constraint = constraint
      solver.setConstant(constant, of: item.fixed[index].id)
    }
  }

  private static func haveSameTerms(_ left: LinearConstraint, _ right: LinearConstraint) -> Bool {
    left.expression.terms.count == right.expression.terms.count
      && zip(left.expression.terms, right.expression.terms).allSatisfy {
        $0.variable == $1.variable && abs($0.coefficient - $1.coefficient) < 1e-9
      }
  }

  private func rootConstraints(_ item: LayoutItem) -> [LinearConstraint] {
    let size = fitting?.size ?? root.bounds.size
    let width = size.width - item.insets.left - item.insets.right
    let height = size.height - item.insets.top - item.insets.bottom
    return [
      LinearConstraint(
        LinearExpression(item.width) - max(0, width), .equal,
        priority: Double(fitting?.horizontal.rawValue ?? 1000)),
      LinearConstraint(
        LinearExpression(item.height) - max(0, height), .equal,
        priority: Double(fitting?.vertical.rawValue ?? 1000)),
    ]
  }

  private func guideConstraints(_ item: LayoutItem, _ frame: CGRect, _ view: UIView)
    -> [LinearConstraint]
  {
    let owner = self.item(for: view)
    let bounds = view.bounds
    let insets = owner.insets
    return [
      // The size is negative in a view that's smaller than its margins, but `width` is always
      // positive.
      LinearConstraint(LinearExpression(item.x) - frame.origin.x, .equal),
      LinearConstraint(LinearExpression(item.y) - frame.origin.y, .equal),
      LinearConstraint(
        LinearExpression(item.width) - LinearExpression(owner.width)
          + (bounds.width - frame.size.width - insets.left - insets.right), .equal),
      LinearConstraint(
        LinearExpression(item.height) - LinearExpression(owner.height)
          + (bounds.height - frame.size.height - insets.top - insets.bottom), .equal),
    ]
  }

  /// Returns constraints for the frame.
  ///
  /// They're fixed unless the mask lets them change with the superview's size.
  private func maskConstraints(_ item: LayoutItem, _ view: UIView) -> [LinearConstraint] {
    guard let superview = view.superview else { return [] }
    let outer = self.item(for: superview)
    let frame = view.constrainedFrame
    let size = superview.bounds.size
    let isStretched = fitting != nil && superview === root && view.layoutState.isPlacedByContainer
    let (horizontal, vertical) = isStretched ? view.stretching : view.autoresizing(in: size)
    func constraint(
      _ variable: Variable, _ value: CGFloat, _ share: CGFloat, _ length: Variable,
      _ currentLength: CGFloat
    ) -> LinearConstraint {
      var expression = LinearExpression(variable) - (value - share * currentLength)
      if share != 0 { expression.terms.append(.init(length, -share)) }
      return LinearConstraint(expression, .equal)
    }
    let width = size.width - outer.insets.left - outer.insets.right
    let height = size.height - outer.insets.top - outer.insets.bottom
    return [
      constraint(
        item.x, frame.minX + item.insets.left, horizontal.marginShare, outer.width, width),
      constraint(
        item.y, frame.minY + item.insets.top, vertical.marginShare, outer.height, height),
      constraint(
        item.width, max(0, frame.width - item.insets.left - item.insets.right),
        horizontal.lengthShare, outer.width, width),
      constraint(
        item.height, max(0, frame.height - item.insets.top - item.insets.bottom),
        vertical.lengthShare, outer.height, height),
    ]
  }

  // MARK: Content

  private static let almostRequired = UILayoutPriority(999)

  func updateContent(of item: LayoutItem) {
    guard let view = item.view, !item.isGuide,
      view === root ? fitting != nil : !view.layoutState.isFixedByFrame
    else { return }
    item.wrapsContent = view.wrapsContent
    setContentSize(view.intrinsicContentSize, of: item)
  }

  /// Returns the priority for the solver.
  ///
  /// If one view resists growing and another view should be as small as possible, this determines
  /// which of them gets the space.
  private static func strength(_ priority: UILayoutPriority, isHugging: Bool) -> Double {
    let value = Double(priority.rawValue)
    return isHugging && priority < .required ? value - 1e-3 : value
  }

  /// Sets an item's size to that of its content.
  /// - Parameter isTentative: Whether the width is provisional, so that it can't violate required
  ///   constraints.
  func setContentSize(_ size: CGSize, of item: LayoutItem, isTentative: Bool = false) {
    guard let view = item.view else { return }
    for isVertical in [false, true] {
      let length = isVertical ? size.height : size.width
      let variable = isVertical ? item.height : item.width
      for isHugging in [true, false] {
        let axis: NSLayoutConstraint.Axis = isVertical ? .vertical : .horizontal
        var priority =
          isHugging
          ? view.contentHuggingPriority(for: axis)
          : view.contentCompressionResistancePriority(for: axis)
        if isTentative, !isVertical, priority == .required { priority = Self.almostRequired }
        let weights = view.layoutState.contentWeight
        let weight = isVertical ? weights.vertical : weights.horizontal
        let index = item.content.firstIndex {
          $0.isVertical == isVertical && $0.isHugging == isHugging
        }
        let isWanted =
          length != UIView.noIntrinsicMetric && length.isFinite && priority.rawValue > 0
        if let index, isWanted, item.content[index].priority == priority,
          item.content[index].weight == weight
        {
          solver.setConstant(-Double(length) * weight, of: item.content[index].id)
          continue
        }
        if let index { solver.remove(item.content.remove(at: index).id) }
        guard isWanted else { continue }
        let id = solver.add(
          LinearConstraint(
            (LinearExpression(variable) - length) * weight,
            isHugging ? .lessThanOrEqual : .greaterThanOrEqual,
            priority: Self.strength(priority, isHugging: isHugging)))
        item.content.append(
          LayoutItem.Content(
            id: id, isVertical: isVertical, isHugging: isHugging, priority: priority,
            weight: weight))
      }
    }
  }
}
