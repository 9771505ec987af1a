import Foundation

/// The methods that decide about and report downloads.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkdownloaddelegate>.
@preconcurrency @MainActor
public protocol WKDownloadDelegate: AnyObject {
  /// Called after the response, and expects the handler to be called with the place for the file,
  /// where there must be none, or `nil` to cancel the download.
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse,
    suggestedFilename: String, completionHandler: @escaping @MainActor @Sendable (URL?) -> Void)
  /// Called after the response, and returns the place for the file, or `nil` to cancel the download.
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse,
    suggestedFilename: String
  ) async -> URL?
  /// Called when the file is in its place.
  func downloadDidFinish(_ download: WKDownload)
  /// Called when the download fails.
  func download(
    _ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
  /// Calls the asynchronous method.
  public func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse,
    suggestedFilename: String, completionHandler: @escaping @MainActor @Sendable (URL?) -> Void
  ) {
    Task {
      completionHandler(
        await self.download(
          download, decideDestinationUsing: response, suggestedFilename: suggestedFilename))
    }
  }

  /// Cancels the download.
  public func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse,
    suggestedFilename: String
  ) async -> URL? { nil }

  /// Does nothing.
  public func downloadDidFinish(_ download: WKDownload) {}

  /// Does nothing.
  public func download(
    _ download: WKDownload, didFailWithError error: any Error, resumeData: Data?
  ) {}
}
