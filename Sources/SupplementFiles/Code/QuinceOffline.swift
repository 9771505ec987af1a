// Makes requests of URL sessions fail as on a device without a network, because Foundation's
// loaders on Linux report other errors, makes them slow on a slow network, and gives them answers
// that take the place of a server's. Most members replace Foundation's own in the module, which
// they call by their linker names.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import FoundationNetworking
import UIKit

/// Handles the requests that fail while the device has no network, and those with an answer that
/// takes the place of a server's.
private nonisolated class _QuinceLoader: FoundationNetworking.URLProtocol {
  private let lock = Foundation.NSLock()
  private var isStopped = false
  private var inner: FoundationNetworking.URLSessionTask?

  override class func canInit(with request: FoundationNetworking.URLRequest) -> Swift.Bool {
    UIKit.RequestHandling.takes(request.url, method: request.httpMethod)
  }
  override class func canonicalRequest(
    for request: FoundationNetworking.URLRequest
  ) -> FoundationNetworking.URLRequest { request }

  override func startLoading() {
    lock.withLock { isStopped = false }
    let body =
      task.flatMap { UIKit.TaskParts.body(of: $0, readsStream: true) } ?? request.httpBody
    let handling = UIKit.RequestHandling.of(
      request.url, method: request.httpMethod, headers: request.allHTTPHeaderFields, body: body)
    nonisolated(unsafe) let loader = self
    switch handling {
    case .failure(let error): fail(error)
    case .answer(let answer): answer.deliver { loader.finish($0) }
    case .loading: load(body)
    }
  }

  override func stopLoading() {
    let inner = lock.withLock {
      isStopped = true
      return self.inner
    }
    inner?.cancel()
  }

  private var isOver: Swift.Bool { lock.withLock { isStopped } }

  private func fail(_ error: any Swift.Error) {
    guard !isOver else { return }
    client?.urlProtocol(self, didFailWithError: error)
  }

  private func finish(_ answer: UIKit.RequestAnswer) {
    let response = FoundationNetworking.HTTPURLResponse(
      url: answer.url, statusCode: answer.status, httpVersion: "HTTP/1.1",
      headerFields: answer.headers)
    guard let response else { return fail(Foundation.URLError(.badServerResponse)) }
    finish(answer, with: response)
  }

  private func finish(
    _ answer: UIKit.RequestAnswer, with response: FoundationNetworking.URLResponse
  ) {
    guard !isOver else { return }
    if task is FoundationNetworking.URLSessionDownloadTask {
      guard let file = answer.writeFile(), UIKit.TaskParts.setFile(file, of: self) else {
        return fail(Foundation.URLError(.cannotCreateFile))
      }
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    } else {
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: answer.body)
    }
    client?.urlProtocolDidFinishLoading(self)
  }

  /// Loads the request by another session, with the same configuration except for the classes that
  /// handle requests.
  private func load(_ body: Foundation.Data?) {
    let own = task.flatMap { UIKit.TaskParts.session(of: $0) } as? FoundationNetworking.URLSession
    let configuration =
      own?.configuration.copy() as? FoundationNetworking.URLSessionConfiguration
      ?? ._quinceDefault()
    configuration.protocolClasses =
      FoundationNetworking.URLSessionConfiguration._quinceDefault().protocolClasses
    let redirections = _QuinceRedirections(request, body)
    let session = FoundationNetworking.URLSession(
      configuration: configuration, delegate: redirections, delegateQueue: nil)
    var request = request
    request.httpBody = body
    nonisolated(unsafe) let loader = self
    let inner = session.dataTask(with: request) { data, response, error in
      guard let response, let url = response.url else {
        return loader.fail(error ?? Foundation.URLError(.unknown))
      }
      if let response = response as? FoundationNetworking.HTTPURLResponse {
        redirections.note(response, data ?? Foundation.Data())
      }
      let answer = UIKit.RequestAnswer(loaded: data ?? Foundation.Data(), from: url)
      loader.finish(answer, with: response)
    }
    lock.withLock { self.inner = inner }
    inner._quinceResume()
    session.finishTasksAndInvalidate()
  }

  @section(".init_array") @used
  private static let whenLoaded: @convention(c) () -> Swift.Void = {
    _ = FoundationNetworking.URLProtocol._quinceRegister(_QuinceSharedLoader.self)
  }
}

/// Reports what a session loads for a request, including redirections.
private nonisolated final class _QuinceRedirections: Foundation.NSObject,
  FoundationNetworking.URLSessionTaskDelegate, @unchecked Swift.Sendable
{
  private var request: FoundationNetworking.URLRequest
  private var body: Foundation.Data?
  private var start = Foundation.Date()

  init(_ request: FoundationNetworking.URLRequest, _ body: Foundation.Data?) {
    self.request = request
    self.body = body
  }

  func note(_ response: FoundationNetworking.HTTPURLResponse, _ data: Foundation.Data) {
    UIKit.RequestHandling.noteLoaded(
      request.url, method: request.httpMethod, headers: request.allHTTPHeaderFields, body: body,
      since: start, status: response.statusCode, responseHeaders: response.allHeaderFields,
      content: data)
  }

  func urlSession(
    _ session: FoundationNetworking.URLSession, task: FoundationNetworking.URLSessionTask,
    willPerformHTTPRedirection response: FoundationNetworking.HTTPURLResponse,
    newRequest: FoundationNetworking.URLRequest,
    completionHandler: @escaping (FoundationNetworking.URLRequest?) -> Swift.Void
  ) {
    note(response, Foundation.Data())
    request = newRequest
    body = newRequest.httpBody
    start = Foundation.Date()
    completionHandler(newRequest)
  }
}

/// Handles the requests that no class handles that the app has registered.
private nonisolated final class _QuinceSharedLoader: _QuinceLoader {
  override class func canInit(with request: FoundationNetworking.URLRequest) -> Swift.Bool {
    super.canInit(with: request)
      && !UIKit.OfflineRequests.ownLoaders.contains {
        ($0 as? FoundationNetworking.URLProtocol.Type)?.canInit(with: request) == true
      }
  }
}

extension FoundationNetworking.URLProtocol {
  @_silgen_name("$s20FoundationNetworking11URLProtocolC13registerClassySbyXlXpFZ")
  fileprivate nonisolated static func _quinceRegister(
    _ protocolClass: Swift.AnyObject.Type
  ) -> Swift.Bool
  @_silgen_name("$s20FoundationNetworking11URLProtocolC15unregisterClassyyyXlXpFZ")
  fileprivate nonisolated static func _quinceUnregister(_ protocolClass: Swift.AnyObject.Type)

  @usableFromInline @discardableResult nonisolated class func registerClass(
    _ protocolClass: Swift.AnyObject.Type
  ) -> Swift.Bool {
    UIKit.OfflineRequests.add(protocolClass)
    return _quinceRegister(protocolClass)
  }
  @usableFromInline nonisolated class func unregisterClass(
    _ protocolClass: Swift.AnyObject.Type
  ) {
    UIKit.OfflineRequests.remove(protocolClass)
    _quinceUnregister(protocolClass)
  }
}

extension FoundationNetworking.URLSessionConfiguration {
  @_silgen_name("$s20FoundationNetworking23URLSessionConfigurationC7defaultACvgZ")
  fileprivate nonisolated static func _quinceDefault()
    -> FoundationNetworking.URLSessionConfiguration
  @_silgen_name("$s20FoundationNetworking23URLSessionConfigurationC9ephemeralACvgZ")
  fileprivate nonisolated static func _quinceEphemeral()
    -> FoundationNetworking.URLSessionConfiguration

  @usableFromInline nonisolated class var `default`: FoundationNetworking.URLSessionConfiguration {
    _quinceDefault()._quinceHandled()
  }
  @usableFromInline nonisolated class var ephemeral: FoundationNetworking.URLSessionConfiguration {
    _quinceEphemeral()._quinceHandled()
  }
  fileprivate nonisolated func _quinceHandled()
    -> FoundationNetworking.URLSessionConfiguration
  {
    protocolClasses?.insert(_QuinceLoader.self, at: 0)
    return self
  }
}

/// Starts requests, on a slow network after a while, and reports them to flows.
///
/// Its method takes the place of that of Foundation's tasks, which are `self`.
open nonisolated class _QuinceStart {
  open func resume() {
    let task = Swift.unsafeBitCast(self, to: FoundationNetworking.URLSessionTask.self)
    let request = task.originalRequest
    UIKit.RequestHandling.noteStart(
      of: task, request?.url, method: request?.httpMethod, headers: request?.allHTTPHeaderFields)
    UIKit.SlowRequests.start(request?.url) { task._quinceResume() }
  }
  @section(".init_array") @used
  private static let whenLoaded: @convention(c) () -> Swift.Void = {
    UIKit.SlowRequests.replaceStart(
      of: [
        FoundationNetworking.URLSessionTask.self, FoundationNetworking.URLSessionDataTask.self,
        FoundationNetworking.URLSessionUploadTask.self,
        FoundationNetworking.URLSessionDownloadTask.self,
      ], by: _QuinceStart.self)
  }
}

extension FoundationNetworking.URLSessionTask {
  @_silgen_name("$s20FoundationNetworking14URLSessionTaskC6resumeyyF")
  fileprivate nonisolated func _quinceResume()
}
