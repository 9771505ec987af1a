extension UICoordinateSpace where Self: UIScrollView {
  /// The delegate of the scroll view.
  ///
  /// Subclasses such as `UITableView` declare a `delegate` of a different type, which Objective-C
  /// allows. In Swift, a class can't redeclare its superclass's property, but it can redeclare that
  /// of a protocol that the superclass conforms to.
  public var delegate: (any UIScrollViewDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
}
