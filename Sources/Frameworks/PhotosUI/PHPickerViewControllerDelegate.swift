/// The method that a picker calls when the user has finished.
///
/// Follows <https://developer.apple.com/documentation/photokit/phpickerviewcontrollerdelegate>.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Called when the user has selected images, or has canceled without selecting any.
  ///
  /// The delegate must dismiss the picker.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
