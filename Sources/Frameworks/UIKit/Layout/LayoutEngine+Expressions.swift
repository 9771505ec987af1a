import Cassowary

/// Converting constraints to linear constraints.
extension LayoutEngine {
  /// Returns a constraint in the solver's form, or `nil` if one of its items no longer exists or
  /// doesn't have a superview.
  func linearConstraint(_ constraint: NSLayoutConstraint) -> LinearConstraint? {
    guard constraint.first.attribute != .notAnAttribute, let ancestor = constraint.commonAncestor
    else { return nil }
    constraint.checkAxes()
    let isMirrored =
      (constraint.first.attribute.isReadingDirected
        || constraint.second.attribute.isReadingDirected)
      && ancestor.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard var expression = expression(constraint.first, in: ancestor, isMirrored: isMirrored)
    else { return nil }
    if constraint.second.attribute != .notAnAttribute {
      guard let second = self.expression(constraint.second, in: ancestor, isMirrored: isMirrored)
      else { return nil }
      expression = expression - second * Double(constraint.multiplier)
    }
    expression.constant -= Double(constraint.constant)
    if constraint.weight != 1 { expression = expression * constraint.weight }
    let relation: LinearConstraint.Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    return LinearConstraint(
      expression, relation, priority: Double(constraint.priority.rawValue))
  }

  private func expression(_ term: LayoutTerm, in ancestor: UIView, isMirrored: Bool)
    -> LinearExpression?
  {
    guard let object = term.item,
      let end = expression(object, term.attribute, in: ancestor, isMirrored: isMirrored)
    else { return nil }
    guard let attribute = term.startAttribute else { return end }
    guard let startObject = term.startItem,
      let start = expression(startObject, attribute, in: ancestor, isMirrored: isMirrored)
    else { return nil }
    return end - start
  }

  private func expression(
    _ object: AnyObject, _ attribute: NSLayoutConstraint.Attribute, in ancestor: UIView,
    isMirrored: Bool
  ) -> LinearExpression? {
    if let view = object as? UIView {
      if let plain = attribute.withinMargins {
        return expression(
          view.layoutMarginsGuide, plain, in: ancestor, isMirrored: isMirrored)
      }
      let baselineView =
        switch attribute {
        case .firstBaseline: view.forFirstBaselineLayout
        case .lastBaseline: view.forLastBaselineLayout
        default: view
        }
      if baselineView !== view, baselineView.isDescendant(of: view) {
        return expression(baselineView, attribute, in: ancestor, isMirrored: isMirrored)
      }
      if view === ancestor, !attribute.isSize, let content = view.scrollContentGuide {
        if let center = frameCenter(of: view, attribute) { return center }
        return expression(content, attribute, in: ancestor, isMirrored: isMirrored)
      }
    }
    guard let item = layoutItem(for: object) else { return nil }
    if attribute.isSize {
      return LinearExpression(attribute == .width ? item.width : item.height)
    }
    return attribute.isVertical
      ? verticalPlace(item, attribute, in: ancestor)
      : horizontalPlace(item, attribute, in: ancestor, isMirrored: isMirrored)
  }

  /// Returns the center of a scroll view's frame, which its content uses regardless of scrolling.
  private func frameCenter(of view: UIView, _ attribute: NSLayoutConstraint.Attribute)
    -> LinearExpression?
  {
    let item = item(for: view)
    switch attribute {
    case .centerX:
      return LinearExpression(item.width) * 0.5 + item.insets.left
    case .centerY:
      return LinearExpression(item.height) * 0.5 + item.insets.top
    default: return nil
    }
  }

  private func layoutItem(for object: AnyObject) -> LayoutItem? {
    if let view = object as? UIView { return item(for: view) }
    guard let guide = object as? UILayoutGuide, let view = guide.owningView else { return nil }
    return item(for: guide, in: view)
  }

  /// Returns the top-left corner of an item's alignment rectangle, in an ancestor's coordinates.
  private func origin(of item: LayoutItem, isVertical: Bool, in ancestor: UIView)
    -> LinearExpression?
  {
    guard let view = item.view else { return nil }
    if view === ancestor, !item.isGuide {
      let origin = isVertical ? ancestor.bounds.minY : ancestor.bounds.minX
      return LinearExpression(
        constant: origin + (isVertical ? item.insets.top : item.insets.left))
    }
    var sum = LinearExpression(isVertical ? item.y : item.x)
    var parent = item.isGuide ? view : view.superview
    while let current = parent, current !== ancestor {
      let outer = self.item(for: current)
      sum.terms.append(.init(isVertical ? outer.y : outer.x))
      sum.constant -=
        isVertical
        ? outer.insets.top + current.bounds.minY : outer.insets.left + current.bounds.minX
      parent = current.superview
    }
    return parent == nil ? nil : sum
  }

  /// Returns the distance of a baseline from the top of an item's alignment rectangle. It depends on
  /// the height of the item, because text can be in the middle of its view.
  private func baseline(_ attribute: NSLayoutConstraint.Attribute, of item: LayoutItem)
    -> LinearExpression
  {
    let isFirst = attribute == .firstBaseline
    guard !item.isGuide, let view = item.view else {
      return isFirst ? LinearExpression(constant: 0) : LinearExpression(item.height)
    }
    let insets = item.insets
    var size = view.bounds.width > 0 ? view.bounds.size : view.intrinsicContentSize
    if measuresBaselinesAsSolved {
      size = CGSize(
        width: solver.value(of: item.width) + insets.left + insets.right,
        height: solver.value(of: item.height) + insets.top + insets.bottom)
    }
    let (offsets, shares) = (view.baselineOffsets(in: size), view.baselineShares)
    let place = isFirst ? offsets.first : size.height - offsets.last
    let share = isFirst ? shares.first : shares.last
    let height = size.height - insets.top - insets.bottom
    var expression = LinearExpression(constant: place - insets.top - share * height)
    if share != 0 { expression.terms.append(.init(item.height, share)) }
    return expression
  }

  private func verticalPlace(
    _ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, in ancestor: UIView
  ) -> LinearExpression? {
    guard var place = origin(of: item, isVertical: true, in: ancestor) else { return nil }
    switch attribute {
    case .bottom:
      place.terms.append(.init(item.height))
    case .centerY:
      place.terms.append(.init(item.height, 0.5))
    case .firstBaseline, .lastBaseline:
      let baseline = baseline(attribute, of: item)
      place.terms += baseline.terms
      place.constant += baseline.constant
    default:
      break
    }
    return place
  }

  private func horizontalPlace(
    _ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, in ancestor: UIView,
    isMirrored: Bool
  ) -> LinearExpression? {
    guard var place = origin(of: item, isVertical: false, in: ancestor) else { return nil }
    switch attribute {
    case .right:
      place.terms.append(.init(item.width))
    case .trailing where !isMirrored, .leading where isMirrored:
      place.terms.append(.init(item.width))
    case .centerX:
      place.terms.append(.init(item.width, 0.5))
    default:
      break
    }
    guard isMirrored else { return place }
    // In right-to-left layouts, positions are measured from the right edge, so that multipliers and
    // constants keep their meaning.
    let outer = self.item(for: ancestor)
    return LinearExpression(outer.width) + (outer.insets.left + outer.insets.right) - place
  }
}

extension NSLayoutConstraint {
  final var isAboutBaselines: Bool {
    [first.attribute, second.attribute].contains { $0 == .firstBaseline || $0 == .lastBaseline }
  }
}
