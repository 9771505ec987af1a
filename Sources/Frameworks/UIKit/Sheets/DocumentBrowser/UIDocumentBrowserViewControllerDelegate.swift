import UIKitCore

/// The methods that respond to the user's actions in a document browser and create documents.
///
/// Follows
/// <https://developer.apple.com/documentation/uikit/uidocumentbrowserviewcontrollerdelegate>.
@preconcurrency @MainActor
public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
  /// Called when users choose a document, if the delegate doesn't support several.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL])
  /// Called when users choose documents.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
  /// Called when users request a new document.
  ///
  /// The delegate passes it, or `nil`, to the handler.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)
  /// Called when a document has been copied or moved to the browser's folder.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL)
  /// Called when a document couldn't be copied or moved to the browser's folder.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
    error: (any Error)?)
  /// Returns the app's own activities for documents.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    applicationActivitiesForDocumentURLs documentURLs: [URL]
  ) -> [UIActivity]
  /// Called before the activities for documents are shown.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    willPresent activityViewController: UIActivityViewController)
}

extension UIDocumentBrowserViewControllerDelegate {
  /// Does nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL]
  ) {}

  /// Calls the method with the older name.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
  ) {
    documentBrowser(controller, didPickDocumentURLs: documentURLs)
  }

  /// Calls the handler with no document.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
  ) {
    importHandler(nil, .none)
  }

  /// Does nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL
  ) {}

  /// Does nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
    error: (any Error)?
  ) {}

  /// Returns an empty list.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    applicationActivitiesForDocumentURLs documentURLs: [URL]
  ) -> [UIActivity] { [] }

  /// Does nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    willPresent activityViewController: UIActivityViewController
  ) {}
}
