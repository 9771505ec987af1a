/// Gives scroll views their `delegate`, which subclasses such as `UITableView` declare anew with a type of their own,
/// as Objective-C lets them and Swift does not.
@preconcurrency @MainActor
public protocol _UIScrollViewDelegating: AnyObject {}

extension _UIScrollViewDelegating {
  /// The delegate of the scroll view.
  public var delegate: (any UIScrollViewDelegate)? {
    get { (self as? UIScrollView)?.storedDelegate }
    set { (self as? UIScrollView)?.storedDelegate = newValue }
  }
}
