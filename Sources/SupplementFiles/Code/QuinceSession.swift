// Asynchronous methods of URL sessions, because Foundation's own on Linux don't support
// cancellation, requests for files, and the names that responses suggest for files.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Dispatch
import Foundation
import FoundationNetworking
import UIKit

extension FoundationNetworking.URLSession {
  @concurrent public nonisolated func data(
    for request: FoundationNetworking.URLRequest,
    delegate: (any FoundationNetworking.URLSessionTaskDelegate)? = nil
  ) async throws -> (Foundation.Data, FoundationNetworking.URLResponse) {
    try await _QuinceExchange().answer(delegate) {
      self.dataTask(with: request, completionHandler: $0)
    }
  }
  @concurrent public nonisolated func data(
    from url: Foundation.URL,
    delegate: (any FoundationNetworking.URLSessionTaskDelegate)? = nil
  ) async throws -> (Foundation.Data, FoundationNetworking.URLResponse) {
    try await _QuinceExchange().answer(delegate) {
      self.dataTask(with: url, completionHandler: $0)
    }
  }
  @concurrent public nonisolated func upload(
    for request: FoundationNetworking.URLRequest, fromFile fileURL: Foundation.URL,
    delegate: (any FoundationNetworking.URLSessionTaskDelegate)? = nil
  ) async throws -> (Foundation.Data, FoundationNetworking.URLResponse) {
    try await _QuinceExchange().answer(delegate) {
      self.uploadTask(with: request, fromFile: fileURL, completionHandler: $0)
    }
  }
  @concurrent public nonisolated func upload(
    for request: FoundationNetworking.URLRequest, from bodyData: Foundation.Data,
    delegate: (any FoundationNetworking.URLSessionTaskDelegate)? = nil
  ) async throws -> (Foundation.Data, FoundationNetworking.URLResponse) {
    try await _QuinceExchange().answer(delegate) {
      self.uploadTask(with: request, from: bodyData, completionHandler: $0)
    }
  }
  @concurrent public nonisolated func download(
    for request: FoundationNetworking.URLRequest,
    delegate: (any FoundationNetworking.URLSessionTaskDelegate)? = nil
  ) async throws -> (Foundation.URL, FoundationNetworking.URLResponse) {
    try await _QuinceExchange().answer(delegate) {
      self.downloadTask(with: request, completionHandler: $0)
    }
  }
  @concurrent public nonisolated func download(
    from url: Foundation.URL,
    delegate: (any FoundationNetworking.URLSessionTaskDelegate)? = nil
  ) async throws -> (Foundation.URL, FoundationNetworking.URLResponse) {
    try await _QuinceExchange().answer(delegate) {
      self.downloadTask(with: url, completionHandler: $0)
    }
  }
}

/// A request that a Swift task waits for until it's complete or the task is canceled.
private nonisolated final class _QuinceExchange<Content: Swift.Sendable>:
  @unchecked Swift.Sendable
{
  typealias Answer = (Content, FoundationNetworking.URLResponse)
  typealias Handler =
    @Sendable (
      Content?, FoundationNetworking.URLResponse?, (any Swift.Error)?
    ) -> Swift.Void

  private let lock = Foundation.NSLock()
  private var continuation: Swift.CheckedContinuation<Answer, any Swift.Error>?
  private var task: FoundationNetworking.URLSessionTask?
  private var isCancelled = false
  private let ending = Foundation.NSLock()
  private var isOver = false
  private var stopped: FoundationNetworking.URLSessionTask?

  @concurrent func answer(
    _ delegate: (any FoundationNetworking.URLSessionTaskDelegate)?,
    to makeTask: @Sendable (@escaping Handler) -> FoundationNetworking.URLSessionTask
  ) async throws -> Answer {
    try await Swift.withTaskCancellationHandler {
      try await Swift.withCheckedThrowingContinuation { continuation in
        let task = makeTask { content, response, error in
          self.end()
          if let content, let response {
            self.resume(with: .success((content, response)))
          } else {
            self.resume(with: .failure(error ?? Foundation.URLError(.unknown)))
          }
        }
        task.delegate = delegate
        start(task, continuation)
      }
    } onCancel: {
      cancel()
    }
  }

  private func start(
    _ task: FoundationNetworking.URLSessionTask,
    _ continuation: Swift.CheckedContinuation<Answer, any Swift.Error>
  ) {
    lock.lock()
    self.continuation = continuation
    self.task = task
    let isCancelled = isCancelled
    lock.unlock()
    isCancelled ? cancel() : task.resume()
  }

  private func resume(with answer: Swift.Result<Answer, any Swift.Error>) {
    lock.lock()
    let continuation = continuation
    self.continuation = nil
    lock.unlock()
    continuation?.resume(with: answer)
  }

  /// Returns immediately, because a session doesn't cancel a request until it has found the
  /// server's address.
  private func cancel() {
    lock.lock()
    isCancelled = true
    let task = task
    lock.unlock()
    guard let task else { return }
    resume(with: .failure(Foundation.URLError(.cancelled)))
    _quinceCancelling.async { self.stop(task) }
  }

  private func stop(_ task: FoundationNetworking.URLSessionTask) {
    ending.withLock {
      guard !isOver else { return }
      stopped = task
      task.cancel()
    }
  }

  /// Waits until the session has stopped a request that it should stop, so that it doesn't forget
  /// it in the meantime.
  ///
  /// It stops it after its cache has answered, on the queue that the priority is read on, and sets
  /// the error first.
  private func end() {
    ending.withLock { isOver = true }
    guard let stopped else { return }
    for _ in 0..<1_000 where (stopped.error as? Foundation.URLError)?.code != .cancelled {
      Foundation.Thread.sleep(forTimeInterval: 0.001)
    }
    _ = stopped.priority
  }
}
private nonisolated let _quinceCancelling = Dispatch.DispatchQueue(label: "quince.requests")

/// Reads files for URL sessions.
private nonisolated final class _QuinceFileRequest: FoundationNetworking.URLProtocol {
  override class func canInit(with request: FoundationNetworking.URLRequest) -> Swift.Bool {
    request.url?.isFileURL == true
  }
  override class func canonicalRequest(
    for request: FoundationNetworking.URLRequest
  ) -> FoundationNetworking.URLRequest { request }
  override func startLoading() {
    guard let url = request.url, !(task is FoundationNetworking.URLSessionDownloadTask) else {
      return fail(.unsupportedURL)
    }
    var isFolder: Foundation.ObjCBool = false
    guard Foundation.FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      return fail(.fileDoesNotExist)
    }
    guard !isFolder.boolValue else { return fail(.fileIsDirectory) }
    guard let data = try? Foundation.Data(contentsOf: url) else {
      return fail(.noPermissionsToReadFile)
    }
    let response = FoundationNetworking.URLResponse(
      url: url, mimeType: UIKit.FileRequests.mimeType(of: url), expectedContentLength: data.count,
      textEncodingName: nil)
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: data)
    client?.urlProtocolDidFinishLoading(self)
  }
  override func stopLoading() {}
  private func fail(_ code: Foundation.URLError.Code) {
    let information: [Swift.String: Any] = [
      Foundation.NSURLErrorFailingURLErrorKey: request.url as Any,
      Foundation.NSLocalizedDescriptionKey: UIKit.FileRequests.message(code),
    ]
    client?.urlProtocol(
      self, didFailWithError: Foundation.URLError(code, userInfo: information))
  }
  @section(".init_array") @used
  private static let whenLoaded: @convention(c) () -> Swift.Void = {
    _ = FoundationNetworking.URLProtocol.registerClass(_QuinceFileRequest.self)
  }
}

/// The behavior of `URLResponse` on Apple's systems.
private nonisolated final class _QuinceResponse: FoundationNetworking.URLResponse,
  @unchecked Swift.Sendable
{
  override var suggestedFilename: Swift.String? {
    UIKit.SuggestedFilename.of(url, mimeType: mimeType, disposition: _quinceDisposition)
  }

  @section(".init_array") @used
  private static let whenLoaded: @convention(c) () -> Swift.Void = {
    UIKit.SuggestedFilename.adopt(
      _QuinceResponse.self, besides: _QuincePlainResponse.self,
      in: FoundationNetworking.URLResponse.self, and: [FoundationNetworking.HTTPURLResponse.self])
  }
}

/// A class whose only own entries are those that every subclass has.
private nonisolated final class _QuincePlainResponse: FoundationNetworking.URLResponse,
  @unchecked Swift.Sendable
{}
extension FoundationNetworking.URLResponse {
  /// The way in which the server wants the body to be shown.
  ///
  /// Foundation's responses adopt methods that call this, so their class isn't the one that the
  /// compiler knows there.
  @inline(never) fileprivate nonisolated var _quinceDisposition: Swift.String? {
    (self as? FoundationNetworking.HTTPURLResponse)?
      .value(forHTTPHeaderField: "Content-Disposition")
  }
}
