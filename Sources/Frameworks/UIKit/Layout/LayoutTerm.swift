/// A side of a constraint: an attribute of an item, or the distance between two such attributes.
@MainActor
struct LayoutTerm {
  private(set) weak var item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute
  private(set) weak var startItem: AnyObject?
  /// The attribute of `startItem` from which a distance is measured.
  let startAttribute: NSLayoutConstraint.Attribute?

  init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
    // For the app, the view of an alert is its card.
    self.item = (item as? AlertView)?.box ?? item
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

  /// The view that the term refers to, or the view that contains the term's item.
  var view: UIView? { Self.view(of: item) }

  var startView: UIView? { Self.view(of: startItem) }

  static func view(of item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }
}
