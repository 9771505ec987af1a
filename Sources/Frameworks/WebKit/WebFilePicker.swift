import UIKit
import UniformTypeIdentifiers

/// Lets users choose the files of a page's field from the photo library or from documents.
@MainActor
final class WebFilePicker: NSObject {
  private unowned let webView: WKWebView
  /// Passes the chosen files on.
  private var finish: (([URL]) -> Void)?

  init(of webView: WKWebView) {
    self.webView = webView
  }

  /// Asks the user for files.
  /// - Parameter types: The media types that the page accepts, such as `image/*`, or none for all.
  func show(types: [String], isMultiple: Bool, then finish: @escaping ([URL]) -> Void) {
    end([])
    self.finish = finish
    guard let front = webView.frontController else { return end([]) }
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    if types.isEmpty || types.contains(where: { $0.hasPrefix("image/") || $0 == "*/*" }) {
      sheet.addAction(
        UIAlertAction(title: "Photo Library", style: .default) { [weak self] _ in self?.showPhotos()
        })
    }
    sheet.addAction(
      UIAlertAction(title: "Choose File", style: .default) { [weak self] _ in
        self?.showDocuments(types, isMultiple: isMultiple)
      })
    sheet.addAction(
      UIAlertAction(title: "Cancel", style: .cancel) { [weak self] _ in self?.end([]) })
    sheet.popoverPresentationController?.sourceView = webView
    front.present(sheet, animated: true)
  }

  private func showPhotos() {
    let controller = UIImagePickerController()
    controller.delegate = self
    webView.frontController?.present(controller, animated: true)
  }

  private func showDocuments(_ types: [String], isMultiple: Bool) {
    let known = types.compactMap { type in
      type == "image/*" ? UTType.image : UTType(mimeType: type)
    }
    let controller = UIDocumentPickerViewController(
      forOpeningContentTypes: known.isEmpty ? [.item] : known, asCopy: true)
    controller.allowsMultipleSelection = isMultiple
    controller.delegate = self
    webView.frontController?.present(controller, animated: true)
  }

  private func end(_ files: [URL]) {
    finish?(files)
    finish = nil
  }
}

extension WebFilePicker: UIImagePickerControllerDelegate, UINavigationControllerDelegate {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    picker.dismiss(animated: true)
    end([info[.imageURL] as? URL].compactMap { $0 })
  }

  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
    end([])
  }
}

extension WebFilePicker: UIDocumentPickerDelegate {
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) { end(urls) }

  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { end([]) }
}
