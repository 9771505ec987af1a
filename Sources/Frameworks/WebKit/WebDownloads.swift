import AppRuntime
import Foundation
import Stubs

/// The downloads of a web view.
@MainActor
final class WebDownloads {
  /// A download that the engine hasn't started yet.
  private struct Expected {
    let request: URLRequest?
    let start: (WKDownload) -> Void
    let finishWork: () -> Void
  }

  private unowned let webView: WKWebView
  private var expected: [Expected] = []
  private var running: [Int: WKDownload] = [:]

  init(of webView: WKWebView) {
    self.webView = webView
  }

  /// Records that the engine will start a download, with which a closure is called.
  ///
  /// The app isn't idle until the download has ended.
  func expect(_ request: URLRequest?, _ start: @escaping (WKDownload) -> Void) {
    expected.append(Expected(request: request, start: start, finishWork: EngineWork.note()))
  }

  /// Handles an event about a download.
  func take(_ event: EngineEvent) {
    guard let number = event.id else { return }
    if event.event == "started" { return start(number) }
    if let download = running[number], download.take(event) {
      running[number] = nil
    }
  }

  private func start(_ number: Int) {
    guard !expected.isEmpty else {
      // A page can't start downloads by itself.
      return webView.page.perform("cancelDownload", ["number": number])
    }
    let first = expected.removeFirst()
    let download = WKDownload(first.request, number: number, on: webView, first.finishWork)
    running[number] = download
    first.start(download)
  }

  /// Forgets all downloads, because the engine has ended.
  func end() {
    for one in expected { one.finishWork() }
    expected = []
    running = [:]
  }
}

extension WKWebView {
  /// Downloads the file that a request is for.
  public func startDownload(
    using request: URLRequest,
    completionHandler: @escaping @MainActor @Sendable (WKDownload) -> Void
  ) {
    downloads.expect(request) { completionHandler($0) }
    page.perform("download", ["url": request.url?.absoluteString ?? ""])
  }

  /// Downloads the file that a request is for.
  public func startDownload(using request: URLRequest) async -> WKDownload {
    await withCheckedContinuation { continuation in
      startDownload(using: request) { continuation.resume(returning: $0) }
    }
  }

  /// Continues a download that has ended early.
  ///
  /// No download has data to continue with, so the download fails.
  public func resumeDownload(
    fromResumeData resumeData: Data,
    completionHandler: @escaping @MainActor @Sendable (WKDownload) -> Void
  ) {
    Stub.webResuming.report()
    let download = WKDownload(nil, number: 0, on: self) {}
    completionHandler(download)
    // Code that waits for the download sets its delegate first.
    Task {
      download.delegate?.download(
        download, didFailWithError: URLError(.cannotDecodeRawData), resumeData: nil)
    }
  }

  /// Continues a download that has ended early.
  public func resumeDownload(fromResumeData resumeData: Data) async -> WKDownload {
    await withCheckedContinuation { continuation in
      resumeDownload(fromResumeData: resumeData) { continuation.resume(returning: $0) }
    }
  }
}
