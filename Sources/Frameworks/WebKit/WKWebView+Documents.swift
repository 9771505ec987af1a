import Stubs
import UIKit

/// Documents that are made from pages.
extension WKWebView {
  /// Makes a PDF document of the page, and passes it to a closure.
  public func createPDF(
    configuration: WKPDFConfiguration = .init(),
    completionHandler: @escaping @MainActor @Sendable (Result<Data, any Error>) -> Void
  ) {
    Stub.webPDF.report()
    let part = WKSnapshotConfiguration()
    if let rect = configuration.rect { part.rect = rect }
    takeSnapshot(with: part) { image, error in
      guard let image else { return completionHandler(.failure(error ?? WKError(.unknown))) }
      let bounds = CGRect(origin: .zero, size: image.size)
      let document = UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
        context.beginPage()
        image.draw(in: bounds)
      }
      completionHandler(.success(document))
    }
  }

  /// Makes a PDF document of the page.
  /// - Throws: `WKError`.
  public func pdf(configuration: WKPDFConfiguration = .init()) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      createPDF(configuration: configuration) { continuation.resume(with: $0) }
    }
  }

  /// Makes an archive of the page, and passes it to a closure.
  public func createWebArchiveData(
    completionHandler: @escaping @MainActor @Sendable (Result<Data, any Error>) -> Void
  ) {
    Stub.webArchives.report()
    let address = url?.absoluteString ?? PageAddress.blank.absoluteString
    callAsyncJavaScript(
      "return document.documentElement.outerHTML", arguments: [:], in: nil, in: .defaultClient
    ) { result in
      completionHandler(
        Result {
          guard let text = try result.get() as? String else { throw WKError(.unknown) }
          return try Self.archive(text, address)
        })
    }
  }

  /// Returns an archive with a page's HTML.
  static func archive(_ text: String, _ address: String) throws -> Data {
    let resource: [String: Any] = [
      "WebResourceData": Data(text.utf8), "WebResourceFrameName": "",
      "WebResourceMIMEType": "text/html", "WebResourceTextEncodingName": "UTF-8",
      "WebResourceURL": address,
    ]
    return try PropertyListSerialization.data(
      fromPropertyList: ["WebMainResource": resource], format: .binary, options: 0)
  }
}
