extension UIContentContainer where Self: UINavigationController {
  /// The delegate of the container.
  ///
  /// `UIImagePickerController` declares a `delegate` with a type of its own; see
  /// `UIScrollView.delegate`.
  public var delegate: (any UINavigationControllerDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
}
