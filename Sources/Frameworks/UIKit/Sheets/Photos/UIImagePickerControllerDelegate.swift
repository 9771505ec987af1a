import UIKitCore

/// The methods that respond when the user picks a photo or cancels an image picker.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiimagepickercontrollerdelegate>.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Called after the user has picked a photo.
  ///
  /// The delegate dismisses the picker.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called after the user has picked a photo, as declared in Swift 4.
  ///
  /// The delegate dismisses the picker.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String: Any])
  /// Called after the user has canceled the picker.
  ///
  /// The delegate dismisses it.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Dismisses the picker, unless the delegate implements the method as declared in Swift 4.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    picker.tellOlder(self, info)
  }

  /// Dismisses the picker.
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String: Any]
  ) {
    picker.presentingViewController?.dismiss(animated: true)
  }

  /// Dismisses the picker.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.presentingViewController?.dismiss(animated: true)
  }
}
