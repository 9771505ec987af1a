extension UICoordinateSpace where Self: UIScrollView {
  /// The delegate of the scroll view.
  ///
  /// Subclasses such as `UITableView` declare a `delegate` of a different type, which Objective-C
  /// allows. In Swift, a class can't redeclare a property of its superclass, but it can redeclare a
  /// property of a protocol that the superclass conforms to.
  public var delegate: (any UIScrollViewDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
}
