extension UICoordinateSpace where Self: UIScrollView {
  /// The delegate of the scroll view.
  ///
  /// Subclasses such as `UITableView` declare a `delegate` with a type of their own. Objective-C
  /// lets them. Swift lets no class declare its superclass's property anew, but that of a protocol
  /// its superclass conforms to.
  public var delegate: (any UIScrollViewDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
}
