import UIKitCore

/// The methods that respond to the user's actions in a document picker.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidocumentpickerdelegate>.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Called when users choose documents or a location, with the resulting files.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called when users cancel the picker.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
  /// Called when users choose a document, if the delegate doesn't support several.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
  /// Calls the method for a single document with the first one.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {
    if let url = urls.first { documentPicker(controller, didPickDocumentAt: url) }
  }

  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}

  /// Does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
  ) {}
}
