extension NSLayoutConstraint {
  /// What a storyboard's `<constraint>` says.
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
      relation =
        coder.value(
          "relation",
          [
            "equal": Relation.equal, "lessThanOrEqual": .lessThanOrEqual,
            "greaterThanOrEqual": .greaterThanOrEqual,
          ]) ?? .equal
      multiplier = Self.ratio(node["multiplier"]) ?? 1
      constant =
        coder.double("constant").map { CGFloat($0) }
        ?? (coder.bool("symbolic") == true ? Self.symbolicConstant(first, second) : 0)
      priority = coder.double("priority").map { UILayoutPriority(Float($0)) } ?? .required
      identifier = coder.string("identifier")
      source = "\(coder.file.name):\(node.line)"
    }

    /// The view whose element holds the constraint.
    @MainActor private static func container(of node: StoryboardNode, _ coder: StoryboardCoder)
      -> AnyObject?
    {
      node.parent?.parent?.id.flatMap { coder.scene.object(id: $0) }
    }

    @MainActor private static func item(_ name: String, _ coder: StoryboardCoder) -> AnyObject? {
      guard let id = coder.node[name] else { return nil }
      if let object = coder.scene.object(id: id) { return object }
      coder.file.warn(
        "\(name)=\"\(id)\" of \(coder.node.summary) is not in the scene; the constraint is left out",
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

    /// A decimal, or a ratio such as `4:3`.
    static func ratio(_ text: String?) -> CGFloat? {
      guard let text else { return nil }
      let parts = text.split(separator: ":").compactMap { Double($0) }
      switch parts.count {
      case 1: return CGFloat(parts[0])
      case 2 where parts[1] != 0: return CGFloat(parts[0] / parts[1])
      default: return nil
      }
    }

    /// The system's own distance: less between siblings than from a container's edge.
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
