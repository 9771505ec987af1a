import Foundation

/// A file that a web view downloads.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkdownload>.
@preconcurrency @MainActor
open class WKDownload: NSObject, ProgressReporting {
  /// The request that started the download.
  public let originalRequest: URLRequest?
  /// The web view that started the download.
  open private(set) weak var webView: WKWebView?
  /// The object that decides about the file, and hears of the end.
  open weak var delegate: (any WKDownloadDelegate)?
  /// The progress, in bytes.
  public let progress = Progress(totalUnitCount: -1)

  private let number: Int
  private var destination: URL?
  private var hasArrived = false
  private var isCanceled = false
  private var finishWork: (() -> Void)?
  private var onCancel: (@MainActor @Sendable (Data?) -> Void)?

  init(
    _ request: URLRequest?, number: Int, on webView: WKWebView, _ finishWork: @escaping () -> Void
  ) {
    originalRequest = request
    self.number = number
    self.webView = webView
    self.finishWork = finishWork
  }

  /// Cancels the download, and passes no data to resume it with.
  open func cancel(_ completionHandler: (@MainActor @Sendable (Data?) -> Void)? = nil) {
    isCanceled = true
    onCancel = completionHandler
    webView?.page.perform("cancelDownload", ["number": number])
  }

  /// Cancels the download.
  @discardableResult
  open func cancel() async -> Data? {
    await withCheckedContinuation { continuation in
      cancel { continuation.resume(returning: $0) }
    }
  }

  /// The file into which the engine loads the data.
  private var file: URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("quince-download-\(number)")
  }

  /// Handles an event of the engine, and returns whether the download has ended.
  func take(_ event: EngineEvent) -> Bool {
    switch event.event {
    case "named": decideDestination(event)
    case "progress":
      progress.completedUnitCount = event.length.flatMap { Int64(exactly: $0.rounded()) } ?? 0
    case "finished":
      hasArrived = true
      finishIfPossible()
      return true
    case "failed":
      fail(with: NavigationError.error(of: event))
      return true
    default: break
    }
    return false
  }

  private func decideDestination(_ event: EngineEvent) {
    let response = NavigationError.response(of: event)
    progress.totalUnitCount = response.expectedContentLength
    // A server could send a path.
    let name = URL(fileURLWithPath: event.name ?? "Unknown").lastPathComponent
    guard let delegate else { return cancel() }
    delegate.download(self, decideDestinationUsing: response, suggestedFilename: name) {
      [self] url in
      guard let url else { return cancel() }
      destination = url
      finishIfPossible()
    }
  }

  private func finishIfPossible() {
    guard hasArrived, let destination else { return }
    do {
      try FileManager.default.moveItem(at: file, to: destination)
      delegate?.downloadDidFinish(self)
    } catch {
      delegate?.download(self, didFailWithError: error, resumeData: nil)
    }
    end()
  }

  private func fail(with error: NSError) {
    try? FileManager.default.removeItem(at: file)
    if isCanceled {
      onCancel?(nil)
      onCancel = nil
    } else {
      delegate?.download(self, didFailWithError: error, resumeData: nil)
    }
    end()
  }

  private func end() {
    finishWork?()
    finishWork = nil
  }
}
