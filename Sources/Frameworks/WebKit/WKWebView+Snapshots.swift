import UIKit

/// Images of pages.
extension WKWebView {
  /// Makes an image of the visible part of the page, and passes it to a closure.
  public func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void
  ) {
    let part = snapshotConfiguration?.rect ?? .null
    let rect = part.isNull ? bounds : part
    let width = snapshotConfiguration?.snapshotWidth.map { CGFloat($0.doubleValue) } ?? rect.width
    page.request("call", ["source": PageScript.wait, "world": PageScript.world]) {
      [weak self] event in
      guard let self, event != nil, rect.width > 0, rect.height > 0 else {
        return completionHandler(nil, WKError(.unknown))
      }
      let scale = width / rect.width
      let size = CGSize(width: width, height: rect.height * scale)
      let image = UIGraphicsImageRenderer(size: size).image { context in
        context.cgContext.scaleBy(x: scale, y: scale)
        context.cgContext.translateBy(x: -rect.minX, y: -rect.minY)
        self.layer.render(in: context.cgContext)
      }
      completionHandler(image, nil)
    }
  }

  /// Makes an image of the visible part of the page.
  /// - Throws: `WKError`.
  public func takeSnapshot(configuration: WKSnapshotConfiguration?) async throws -> UIImage {
    try await withCheckedThrowingContinuation { continuation in
      takeSnapshot(with: configuration) { image, error in
        if let image {
          continuation.resume(returning: image)
        } else {
          continuation.resume(throwing: error ?? WKError(.unknown))
        }
      }
    }
  }
}
