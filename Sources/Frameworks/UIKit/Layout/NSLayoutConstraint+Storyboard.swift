extension NSLayoutConstraint {
  /// The values of a storyboard's `<constraint>`.
  struct Decoded {
    var first: LayoutTerm
    var relation: Relation
    var second: LayoutTerm
    var multiplier: CGFloat
    var constant: CGFloat
    var priority: UILayoutPriority
    var identifier: String?
    var source: String

    @MainActor init?(_ coder: StoryboardCoder) {
      let node = coder.node
      Self.checkNumbers(of: node, in: coder.file)
      guard node["placeholder"] != "YES",
        let firstAttribute = Self.attribute("firstAttribute", coder),
        let container = Self.container(of: node, coder)
      else { return nil }
      let firstItem = Self.item("firstItem", coder)
      if firstItem == nil, node["firstItem"] != nil { return nil }
      first = LayoutTerm(firstItem ?? container, firstAttribute)
      second = LayoutTerm(nil, .notAnAttribute)
      if node["secondItem"] != nil || node["secondAttribute"] != nil {
        let secondItem = Self.item("secondItem", coder)
        if secondItem == nil, node["secondItem"] != nil { return nil }
        let secondAttribute = Self.attribute("secondAttribute", coder) ?? firstAttribute
        second = LayoutTerm(secondItem ?? container, secondAttribute)
      }
      if let problem = NSLayoutConstraint.problem(first, second) {
        coder.file.stop(problem, exception: "NSInvalidArgumentException", at: node)
      }
      relation =
        coder.value(
          "relation",
          [
            "equal": Relation.equal, "lessThanOrEqual": .lessThanOrEqual,
            "greaterThanOrEqual": .greaterThanOrEqual,
          ]) ?? .equal
      multiplier = node.ratio("multiplier") ?? 1
      constant =
        coder.double("constant").map { CGFloat($0) }
        ?? (coder.bool("symbolic") == true ? Self.symbolicConstant(first, second) : 0)
      priority = coder.double("priority").map { UILayoutPriority(Float($0)) } ?? .required
      identifier = coder.string("identifier")
      source = "\(coder.file.name):\(node.line)"
    }

    /// Terminates the app if a number isn't valid in a constraint.
    @MainActor private static func checkNumbers(of node: StoryboardNode, in file: StoryboardFile) {
      for name in ["constant", "multiplier", "priority"] {
        guard let text = node[name], node.writtenRatio(name) == nil else { continue }
        file.stop(
          "NSLayoutConstraint \(name) is not finite!  That's illegal.  \(name):\(text)  in "
            + "\(node.summary). Give the constraint a number.",
          exception: "NSInvalidArgumentException", at: node)
      }
      guard let priority = node.writtenRatio("priority"), !(0...1000).contains(priority) else {
        return
      }
      file.stop(
        "It's illegal to set priority:\(priority) of \(node.summary).  Priorities must be greater "
          + "than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000.",
        exception: "NSInvalidArgumentException", at: node)
    }

    /// Returns the view whose element contains the constraint.
    @MainActor private static func container(of node: StoryboardNode, _ coder: StoryboardCoder)
      -> AnyObject?
    {
      node.parent?.parent?.id.flatMap { coder.scene.object(id: $0) }
    }

    @MainActor private static func item(_ name: String, _ coder: StoryboardCoder) -> AnyObject? {
      guard let id = coder.node[name] else { return nil }
      if let object = coder.scene.object(id: id) { return object }
      if coder.scene.hadObject(id: id) { return nil }
      coder.file.warn(
        "\(name)=\"\(id)\" of \(coder.node.summary) isn't in the scene; the constraint is ignored",
        at: coder.node)
      return nil
    }

    @MainActor private static func attribute(_ name: String, _ coder: StoryboardCoder) -> Attribute?
    {
      coder.value(name, attributes)
    }

    private static let attributes: [String: Attribute] = [
      "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
      "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
      "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
      "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
      "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
      "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
      "centerYWithinMargins": .centerYWithinMargins, "notAnAttribute": .notAnAttribute,
    ]

    /// Returns the system's standard distance, which is smaller between siblings than from a
    /// container's edge.
    @MainActor private static func symbolicConstant(_ first: LayoutTerm, _ second: LayoutTerm)
      -> CGFloat
    {
      guard let a = first.view, let b = second.view, a.superview !== b.superview else {
        return SystemSpacing.horizontal
      }
      return SystemSpacing.containerEdge
    }
  }
}
