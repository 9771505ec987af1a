import UIKit

/// Shows an image picker, with the methods and keys of Swift 4.
class CoverPicker: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
  var picked: (UIImage) -> Void = { _ in }

  func show(over controller: UIViewController) {
    let picker = UIImagePickerController()
    picker.sourceType = UIImagePickerControllerSourceType.photoLibrary
    picker.delegate = self
    controller.present(picker, animated: true)
  }

  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String: Any]
  ) {
    picker.dismiss(animated: true)
    guard let image = info[UIImagePickerControllerOriginalImage] as? UIImage else { return }
    picked(image)
  }
}
