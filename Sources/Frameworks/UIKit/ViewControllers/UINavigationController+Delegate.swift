extension UIContentContainer where Self: UINavigationController {
  /// The delegate of the container.
  ///
  /// `UIImagePickerController` declares a `delegate` with its own type; see
  /// `UIScrollView.delegate`.
  public var delegate: (any UINavigationControllerDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
}
