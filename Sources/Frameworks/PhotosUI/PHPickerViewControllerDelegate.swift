/// The method that a picker calls when the user has chosen.
///
/// Follows <https://developer.apple.com/documentation/photokit/phpickerviewcontrollerdelegate>.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Called after the user chose pictures, or canceled, which chooses none; the delegate dismisses
  /// the picker.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
