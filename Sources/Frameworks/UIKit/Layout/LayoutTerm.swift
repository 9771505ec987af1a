/// A side of a constraint: an attribute of an item, or the distance between two such attributes.
@MainActor
struct LayoutTerm {
  private(set) weak var item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute
  private(set) weak var startItem: AnyObject?
  /// The attribute of `startItem` from which a distance is measured.
  let startAttribute: NSLayoutConstraint.Attribute?

  init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = Self.constrained(item)
    self.attribute = attribute
    startAttribute = nil
  }

  init(
    from start: (item: AnyObject?, attribute: NSLayoutConstraint.Attribute),
    to end: (item: AnyObject?, attribute: NSLayoutConstraint.Attribute)
  ) {
    item = end.item
    attribute = end.attribute
    startItem = start.item
    startAttribute = start.attribute
  }

  /// What is meant where an app constrains an item: the card, where that is an alert's view.
  private static func constrained(_ item: AnyObject?) -> AnyObject? {
    guard let item, ObjectIdentifier(type(of: item)) == ObjectIdentifier(AlertView.self) else {
      return item
    }
    return unsafeDowncast(item, to: AlertView.self).box
  }

  /// The view in whose tree the term is, or which it is about.
  var view: UIView? { Self.view(of: item) }

  var startView: UIView? { Self.view(of: startItem) }

  static func view(of item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }
}
