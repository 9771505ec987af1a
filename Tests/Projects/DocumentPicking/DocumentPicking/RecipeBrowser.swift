import UIKit
import UniformTypeIdentifiers

/// A browser for viewing recipes and writing new ones.
class RecipeBrowser: UIDocumentBrowserViewController, UIDocumentBrowserViewControllerDelegate {
  private let outcome: (String) -> Void

  init(outcome: @escaping (String) -> Void) {
    self.outcome = outcome
    super.init(forOpening: [.recipe])
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    allowsDocumentCreation = true
    allowsPickingMultipleItems = false
  }

  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
  ) {
    let template = FileManager.default.temporaryDirectory.appendingPathComponent("Untitled.recipe")
    try? "Water".write(to: template, atomically: true, encoding: .utf8)
    importHandler(template, .copy)
  }

  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL]
  ) {
    tell("picked", documentURLs[0])
  }

  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL
  ) {
    tell("created", destinationURL)
  }

  private func tell(_ what: String, _ url: URL) {
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? "nothing"
    dismiss(animated: true)
    outcome("\(what) \(url.lastPathComponent): \(text)")
  }
}
