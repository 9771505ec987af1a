/// The constraints with which a stack view lays out its views.
@MainActor
struct StackArrangement {
  private typealias Attribute = NSLayoutConstraint.Attribute

  private let stack: UIStackView
  private let views: [UIView]
  private var result: [NSLayoutConstraint] = []

  init(_ stack: UIStackView, _ views: [UIView]) {
    self.stack = stack
    self.views = views
  }

  mutating func constraints() -> [NSLayoutConstraint] {
    for view in stack.arrangedSubviews where view.isHidden { collapse(view) }
    guard let first = views.first, let last = views.last else { return result }
    add("canvas", first, start, .equal, container, start)
    add("canvas", last, end, .equal, container, end)
    distribute()
    align()
    return result
  }

  private var isVertical: Bool { stack.axis == .vertical }
  private var start: Attribute { isVertical ? .top : .leading }
  private var end: Attribute { isVertical ? .bottom : .trailing }
  private var length: Attribute { isVertical ? .height : .width }
  private var crossStart: Attribute { isVertical ? .leading : .top }
  private var crossEnd: Attribute { isVertical ? .trailing : .bottom }
  private var crossCenter: Attribute { isVertical ? .centerX : .centerY }
  private var crossLength: Attribute { isVertical ? .width : .height }

  private var container: AnyObject {
    stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
  }

  /// The attributes between which the distance to the next view is measured.
  private var gapEdges: (from: Attribute, to: Attribute) {
    isVertical && stack.isBaselineRelativeArrangement
      ? (.lastBaseline, .firstBaseline) : (end, start)
  }

  private mutating func add(
    _ name: String, _ first: AnyObject, _ firstAttribute: Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: AnyObject?, _ secondAttribute: Attribute,
    multiplier: CGFloat = 1, constant: CGFloat = 0, priority: Float = 1000, weight: Double = 1
  ) {
    let constraint = NSLayoutConstraint(
      LayoutTerm(first, firstAttribute), relation, LayoutTerm(second, secondAttribute),
      multiplier: multiplier, constant: constant)
    append(constraint, name, priority: priority, weight: weight)
  }

  private mutating func append(
    _ constraint: NSLayoutConstraint, _ name: String, priority: Float, weight: Double = 1
  ) {
    constraint.priority = UILayoutPriority(priority)
    constraint.weight = weight
    constraint.identifier = "stack view \(name)"
    result.append(constraint)
  }

  /// Shrinks a hidden view to a size of zero at its position.
  private mutating func collapse(_ view: UIView) {
    let index = stack.arrangedSubviews.firstIndex { $0 === view } ?? 0
    let previous = stack.arrangedSubviews[..<index].last { !$0.isHidden }
    add("hiding", view, length, .equal, nil, .notAnAttribute, priority: 999)
    if let previous {
      add("hiding", view, start, .equal, previous, end, priority: 999)
    } else {
      add("hiding", view, start, .equal, container, start, priority: 999)
    }
    add("hiding", view, crossStart, .equal, container, crossStart, priority: 998)
    if stack.alignment == .fill {
      add("hiding", view, crossEnd, .equal, container, crossEnd, priority: 998)
    }
  }

  // MARK: Along the axis

  private mutating func distribute() {
    let pairs = Array(zip(views, views.dropFirst()))
    switch stack.distribution {
    case .fill, .fillEqually, .fillProportionally:
      for (view, next) in pairs {
        add(
          "spacing", next, gapEdges.to, .equal, view, gapEdges.from,
          constant: stack.spacing(after: view, to: next))
      }
    case .equalSpacing, .equalCentering:
      for (view, next) in pairs {
        add(
          "spacing", next, gapEdges.to, .greaterThanOrEqual, view, gapEdges.from,
          constant: stack.spacing(after: view, to: next))
      }
    }
    switch stack.distribution {
    case .fill:
      shareRowAmongTexts()
      // If nothing else decides, the last view without an intrinsic size is stretched.
      for (index, view) in views.enumerated() {
        add(
          "order", view, length, .equal, nil, .notAnAttribute, priority: 20,
          weight: 1 / Self.weight(ofViewAt: index))
      }
    case .fillEqually:
      for view in views.dropFirst() { add("equal sizes", view, length, .equal, views[0], length) }
    case .fillProportionally:
      // Each view has its share of the total length, including spacing. The last view gets the
      // remainder, which may be negative.
      let lengths = views.map(contentLength)
      let whole =
        pairs.reduce(lengths.reduce(0, +)) { $0 + stack.spacing(after: $1.0, to: $1.1) }
      for (index, (view, own)) in zip(views, lengths).enumerated() {
        add(
          "proportional sizes", view, length, .equal, stack, length,
          multiplier: own / max(whole, 1), priority: max(1, 999 - Float(index)))
      }
    case .equalSpacing:
      equalize(pairs, from: end, to: start, "equal spacing", priority: 1000)
    case .equalCentering:
      let center: Attribute = isVertical ? .centerY : .centerX
      equalize(pairs, from: center, to: center, "equal centering", priority: 149)
    }
  }

  /// Returns the weight that a view's content has compared with that of the other views: if their
  /// priorities are the same, the first view is stretched or compressed.
  static func weight(ofViewAt index: Int) -> Double { 1 + Double(index) / 64 }

  /// Higher than the priorities that controls use to resist growing or shrinking.
  private static let textWidthPriority: Float = 759

  /// Gives views with wrapping text, and columns that contain such views, equal widths in a row,
  /// because their content fits many widths.
  private mutating func shareRowAmongTexts() {
    guard !isVertical else { return }
    // A view with high content hugging stays as wide as its content.
    let texts = views.filter {
      $0.showsWrappingText && $0.contentHuggingPriority(for: .horizontal) < .defaultHigh
    }
    for view in texts.dropFirst() {
      add(
        "text widths", view, .width, .equal, texts[0], .width, priority: Self.textWidthPriority)
    }
  }

  private func contentLength(_ view: UIView) -> CGFloat {
    let size =
      view is UIStackView
      ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      : view.intrinsicContentSize
    let length = isVertical ? size.height : size.width
    return length > 0 ? length : 1
  }

  private mutating func equalize(
    _ pairs: [(UIView, UIView)], from: Attribute, to: Attribute, _ name: String, priority: Float
  ) {
    guard let first = pairs.first else { return }
    for pair in pairs.dropFirst() {
      let constraint = NSLayoutConstraint(
        LayoutTerm(from: (pair.0, from), to: (pair.1, to)), .equal,
        LayoutTerm(from: (first.0, from), to: (first.1, to)))
      append(constraint, name, priority: priority)
    }
  }

  // MARK: Across the axis

  private mutating func align() {
    for view in views {
      switch stack.alignment {
      case .fill:
        add("alignment", view, crossStart, .equal, container, crossStart)
        add("alignment", view, crossEnd, .equal, container, crossEnd)
        continue
      case .leading:
        add("alignment", view, crossStart, .equal, container, crossStart)
        add("alignment", view, crossEnd, .lessThanOrEqual, container, crossEnd)
      case .trailing:
        add("alignment", view, crossStart, .greaterThanOrEqual, container, crossStart)
        add("alignment", view, crossEnd, .equal, container, crossEnd)
      case .center:
        add("alignment", view, crossCenter, .equal, container, crossCenter)
        add("alignment", view, crossStart, .greaterThanOrEqual, container, crossStart)
        add("alignment", view, crossEnd, .lessThanOrEqual, container, crossEnd)
      case .firstBaseline, .lastBaseline:
        let baseline: Attribute =
          stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
        if isVertical {
          add("alignment", view, crossStart, .equal, container, crossStart)
        } else if view !== views[0] {
          add("alignment", view, baseline, .equal, views[0], baseline)
        }
        add("alignment", view, crossStart, .greaterThanOrEqual, container, crossStart)
        add("alignment", view, crossEnd, .lessThanOrEqual, container, crossEnd)
        add("alignment", view, crossStart, .equal, container, crossStart, priority: 52)
      }
      add("size", view, crossLength, .equal, nil, .notAnAttribute, priority: 25)
    }
    if stack.alignment != .fill {
      add("size", stack, crossLength, .equal, nil, .notAnAttribute, priority: 51)
    }
  }
}
