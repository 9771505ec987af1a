extension UIContentContainer where Self: UINavigationController {
  /// The delegate of the navigation controller.
  ///
  /// `UIImagePickerController` declares a `delegate` with a different type, as explained in
  /// `UIScrollView.delegate`.
  public var delegate: (any UINavigationControllerDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
}
