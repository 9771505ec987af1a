import AppRuntime

/// A parser for a constraint format such as `H:|-[name(>=80)]-8-[field]-|`.
@MainActor
struct VisualFormat {
  private struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat = 0
    /// The view whose size the predicate refers to.
    var view: AnyObject?
    var multiplier: CGFloat = 1
    var priority = UILayoutPriority.required
  }

  private enum Connection {
    case flush
    case standard
    case predicates([Predicate])
  }

  private let format: String
  private let characters: [Character]
  private var index = 0
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var isVertical = false
  private var result: [NSLayoutConstraint] = []

  init(
    _ format: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
    views: [String: Any]
  ) {
    self.format = format
    characters = Array(format.filter { !$0.isWhitespace })
    self.options = options
    self.metrics = metrics
    self.views = views
  }

  mutating func constraints() -> [NSLayoutConstraint] {
    if take("V:") { isVertical = true } else { _ = take("H:") }
    var previous: AnyObject?
    var startsAtSuperview = take("|")
    var connection = startsAtSuperview ? readConnection() : .flush
    var aligned: [AnyObject] = []
    while index < characters.count {
      if take("|") {
        guard let last = previous else { fail("| needs a view beside it") }
        connect(last, toSuperviewEnd: true, connection)
        break
      }
      let view = readView()
      aligned.append(view)
      if let previous {
        connect(previous, view, connection)
      } else if startsAtSuperview {
        connect(view, toSuperviewEnd: false, connection)
        startsAtSuperview = false
      }
      previous = view
      connection = index < characters.count ? readConnection() : .flush
    }
    if index < characters.count { fail("nothing may follow") }
    align(aligned)
    return result
  }

  // MARK: Reading

  private func fail(_ reason: String) -> Never {
    raise(
      "NSInvalidArgumentException",
      "Unable to parse constraint format: \(reason)\n\(String(characters))\n"
        + String(repeating: " ", count: index) + "^")
  }

  private mutating func take(_ text: String) -> Bool {
    guard characters[index...].starts(with: text) else { return false }
    index += text.count
    return true
  }

  private mutating func readConnection() -> Connection {
    guard take("-") else { return .flush }
    if index < characters.count, characters[index] == "[" || characters[index] == "|" {
      return .standard
    }
    let predicates = characters[index] == "(" ? readPredicates() : [readPredicate()]
    guard take("-") else { fail("a - is expected after the distance") }
    return .predicates(predicates)
  }

  private mutating func readView() -> AnyObject {
    guard take("[") else { fail("a view in brackets is expected") }
    let name = readName()
    guard let view = views[name] else { fail("\(name) is not in the views") }
    let item = object(view)
    if index < characters.count, characters[index] == "(" {
      for predicate in readPredicates() {
        let attribute: NSLayoutConstraint.Attribute = isVertical ? .height : .width
        let second =
          predicate.view.map { LayoutTerm($0, attribute) } ?? LayoutTerm(nil, .notAnAttribute)
        append(
          LayoutTerm(item, attribute), predicate.relation, second,
          multiplier: predicate.multiplier, constant: predicate.constant, predicate.priority)
      }
    }
    guard take("]") else { fail("a ] is expected") }
    return item
  }

  private mutating func readPredicates() -> [Predicate] {
    guard take("(") else { fail("a ( is expected") }
    var predicates = [readPredicate()]
    while take(",") { predicates.append(readPredicate()) }
    guard take(")") else { fail("a ) is expected") }
    return predicates
  }

  private mutating func readPredicate() -> Predicate {
    var predicate = Predicate()
    if take("==") {
    } else if take(">=") {
      predicate.relation = .greaterThanOrEqual
    } else if take("<=") {
      predicate.relation = .lessThanOrEqual
    }
    if let number = readNumber() {
      predicate.constant = number
    } else {
      let name = readName()
      if let metric = metrics[name] {
        predicate.constant = Self.number(metric) ?? 0
      } else if let view = views[name] {
        predicate.view = object(view)
        readArithmetic(into: &predicate)
      } else {
        fail("\(name) is neither in the metrics nor in the views")
      }
    }
    if take("@") {
      let number = readNumber() ?? Self.number(metrics[readName()] as Any)
      guard let number else { fail("a priority is expected") }
      predicate.priority = UILayoutPriority(Float(number))
    }
    return predicate
  }

  private mutating func readArithmetic(into predicate: inout Predicate) {
    while index < characters.count {
      if take("*") {
        predicate.multiplier *= readNumber() ?? 1
      } else if take("/") {
        predicate.multiplier /= readNumber() ?? 1
      } else if take("+") {
        predicate.constant += readNumber() ?? 0
      } else if take("-") {
        predicate.constant -= readNumber() ?? 0
      } else {
        return
      }
    }
  }

  private mutating func readName() -> String {
    let start = index
    while index < characters.count,
      characters[index].isLetter || characters[index].isNumber || characters[index] == "_"
        || characters[index] == "."
    { index += 1 }
    guard index > start else { fail("a name is expected") }
    return String(characters[start..<index])
  }

  private mutating func readNumber() -> CGFloat? {
    var end = index
    if end < characters.count, characters[end] == "-" || characters[end] == "+" { end += 1 }
    while end < characters.count, characters[end].isNumber || characters[end] == "." { end += 1 }
    guard let value = Double(String(characters[index..<end])) else { return nil }
    index = end
    return CGFloat(value)
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  // MARK: Creating constraints

  private typealias Attribute = NSLayoutConstraint.Attribute

  /// The attributes at which a view starts and ends in the format's direction.
  private var edges: (start: Attribute, end: Attribute) {
    if isVertical { return (.top, .bottom) }
    switch options.intersection(.directionMask) {
    case .directionLeftToRight: return (.left, .right)
    case .directionRightToLeft: return (.right, .left)
    default: return (.leading, .trailing)
    }
  }

  private var isReversed: Bool {
    !isVertical && options.intersection(.directionMask) == .directionRightToLeft
  }

  private mutating func append(
    _ first: LayoutTerm, _ relation: NSLayoutConstraint.Relation, _ second: LayoutTerm,
    multiplier: CGFloat = 1, constant: CGFloat, _ priority: UILayoutPriority
  ) {
    let constraint = NSLayoutConstraint(
      first, relation, second, multiplier: multiplier, constant: constant)
    constraint.priority = priority
    result.append(constraint)
  }

  /// Adds `later - earlier = distance` for each distance.
  private mutating func append(
    _ earlier: LayoutTerm, _ later: LayoutTerm, _ connection: Connection, standard: CGFloat
  ) {
    let predicates: [Predicate] =
      switch connection {
      case .flush: [Predicate(constant: 0)]
      case .standard: [Predicate(constant: standard)]
      case .predicates(let predicates): predicates
      }
    for predicate in predicates {
      let (first, second) = isReversed ? (earlier, later) : (later, earlier)
      append(first, predicate.relation, second, constant: predicate.constant, predicate.priority)
    }
  }

  private mutating func connect(_ first: AnyObject, _ second: AnyObject, _ connection: Connection) {
    if isVertical, options.contains(.spacingBaselineToBaseline) {
      append(
        LayoutTerm(first, .lastBaseline), LayoutTerm(second, .firstBaseline), connection,
        standard: SystemSpacing.vertical(
          from: (first, .lastBaseline), to: (second, .firstBaseline)))
    } else {
      append(
        LayoutTerm(first, edges.end), LayoutTerm(second, edges.start), connection,
        standard: SystemSpacing.horizontal)
    }
  }

  private mutating func connect(
    _ item: AnyObject, toSuperviewEnd isEnd: Bool, _ connection: Connection
  ) {
    let view = LayoutTerm.view(of: item)
    guard let superview = item is UIView ? view?.superview : view else {
      fail("| stands for the superview, but \(ConstraintDescription.name(of: item)) has none")
    }
    let attribute = isEnd ? edges.end : edges.start
    let container: AnyObject =
      if case .standard = connection { superview.layoutMarginsGuide } else { superview }
    let inner = LayoutTerm(item, attribute)
    let outer = LayoutTerm(container, attribute)
    if isEnd {
      append(inner, outer, connection, standard: 0)
    } else {
      append(outer, inner, connection, standard: 0)
    }
  }

  private mutating func align(_ items: [AnyObject]) {
    let attributes: [(NSLayoutConstraint.FormatOptions, Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    for (option, attribute) in attributes where options.contains(option) {
      for (first, second) in zip(items, items.dropFirst()) {
        append(
          LayoutTerm(first, attribute), .equal, LayoutTerm(second, attribute), constant: 0,
          .required)
      }
    }
  }
}
