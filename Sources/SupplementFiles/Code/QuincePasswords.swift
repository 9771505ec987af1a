// Asks URL sessions' delegates for passwords, and ends the tasks of requests that are refused, for
// which Foundation's loaders on Linux wait forever.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Dispatch
import Foundation
import FoundationNetworking
import UIKit

/// Starts Foundation's loaders, which are `self`, with a client that asks for passwords.
private nonisolated class _QuincePasswordLoader: FoundationNetworking.URLProtocol {
  private static let start = UIKit.PasswordLoaders.replaceStart(
    by: _QuincePasswordLoader.self, base: FoundationNetworking.URLProtocol.self)

  @section(".init_array") @used
  private static let whenLoaded: @convention(c) () -> Swift.Void = {
    guard start != nil else { return }
    UIKit.TaskDelegates.replace(
      by: _QuinceTaskDelegate.self,
      of: [
        FoundationNetworking.URLSessionTask.self, FoundationNetworking.URLSessionDataTask.self,
        FoundationNetworking.URLSessionUploadTask.self,
        FoundationNetworking.URLSessionDownloadTask.self,
        FoundationNetworking.URLSessionStreamTask.self,
        FoundationNetworking.URLSessionWebSocketTask.self,
      ])
  }

  override func startLoading() {
    if let client, !(client is _QuincePasswordClient) {
      self.client = _QuincePasswordClient(client)
    }
    _QuincePasswordLoader.start?(self)
  }
}

/// Returns the delegates of tasks, which are `self`, or what Foundation asks instead of them.
open nonisolated class _QuinceTaskDelegate {
  open func delegate() -> (any FoundationNetworking.URLSessionTaskDelegate)? {
    let task = Swift.unsafeBitCast(self, to: FoundationNetworking.URLSessionTask.self)
    let delegate = task._quinceDelegate()
    return UIKit.TaskDelegates.substitute(for: delegate, of: task)
      as? any FoundationNetworking.URLSessionTaskDelegate ?? delegate
  }
}

/// A delegate that answers with a password, which takes the place of a task's delegate while
/// Foundation asks for it.
private nonisolated final class _QuinceKnownPassword: Foundation.NSObject,
  FoundationNetworking.URLSessionTaskDelegate, Swift.Sendable
{
  private let credential: FoundationNetworking.URLCredential

  init(_ credential: FoundationNetworking.URLCredential) {
    self.credential = credential
  }

  func urlSession(
    _ session: FoundationNetworking.URLSession, task: FoundationNetworking.URLSessionTask,
    didReceive challenge: FoundationNetworking.URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (
        FoundationNetworking.URLSession.AuthChallengeDisposition,
        FoundationNetworking.URLCredential?
      ) -> Swift.Void
  ) { completionHandler(.useCredential, credential) }
}

/// Receives what a loader of Foundation's loads.
private nonisolated final class _QuincePasswordClient: Foundation.NSObject,
  FoundationNetworking.URLProtocolClient, @unchecked Swift.Sendable
{
  private let client: any FoundationNetworking.URLProtocolClient

  /// - Parameter client: Foundation's own client.
  init(_ client: any FoundationNetworking.URLProtocolClient) {
    self.client = client
  }

  func urlProtocol(
    _ loader: FoundationNetworking.URLProtocol,
    didReceive response: FoundationNetworking.URLResponse,
    cacheStoragePolicy policy: FoundationNetworking.URLCache.StoragePolicy
  ) {
    // A delegate receives it if it doesn't answer with a password.
    if let task = loader.task, response._quinceChallenge != nil {
      UIKit.FoundationCalls.startKeepingBody(of: task)
    } else {
      client.urlProtocol(loader, didReceive: response, cacheStoragePolicy: policy)
    }
  }

  func urlProtocolDidFinishLoading(_ loader: FoundationNetworking.URLProtocol) {
    guard let task = loader.task,
      let session = UIKit.TaskParts.session(of: task) as? FoundationNetworking.URLSession,
      let queue = UIKit.TaskParts.queue(of: task),
      let response = task.response as? FoundationNetworking.HTTPURLResponse,
      let challenge = response._quinceChallenge
    else { return client.urlProtocolDidFinishLoading(loader) }
    let refusal = _QuinceRefusal(of: loader, task, session, response, challenge, client)
    refusal.ask(on: queue)
  }

  func urlProtocol(
    _ loader: FoundationNetworking.URLProtocol, didLoad data: Foundation.Data
  ) { client.urlProtocol(loader, didLoad: data) }

  func urlProtocol(
    _ loader: FoundationNetworking.URLProtocol, didFailWithError error: any Swift.Error
  ) { client.urlProtocol(loader, didFailWithError: error) }

  func urlProtocol(
    _ loader: FoundationNetworking.URLProtocol,
    cachedResponseIsValid response: FoundationNetworking.CachedURLResponse
  ) { client.urlProtocol(loader, cachedResponseIsValid: response) }

  func urlProtocol(
    _ loader: FoundationNetworking.URLProtocol,
    wasRedirectedTo request: FoundationNetworking.URLRequest,
    redirectResponse: FoundationNetworking.URLResponse
  ) { client.urlProtocol(loader, wasRedirectedTo: request, redirectResponse: redirectResponse) }

  func urlProtocol(
    _ loader: FoundationNetworking.URLProtocol,
    didReceive challenge: FoundationNetworking.URLAuthenticationChallenge
  ) { client.urlProtocol(loader, didReceive: challenge) }

  func urlProtocol(
    _ loader: FoundationNetworking.URLProtocol,
    didCancel challenge: FoundationNetworking.URLAuthenticationChallenge
  ) { client.urlProtocol(loader, didCancel: challenge) }
}

/// A response that asks for a password. It's only used on the loader's queue.
private nonisolated struct _QuinceRefusal: @unchecked Swift.Sendable {
  private let loader: FoundationNetworking.URLProtocol
  private let task: FoundationNetworking.URLSessionTask
  private let session: FoundationNetworking.URLSession
  private let response: FoundationNetworking.HTTPURLResponse
  private let challenge: UIKit.PasswordChallenge
  private let client: any FoundationNetworking.URLProtocolClient

  init(
    of loader: FoundationNetworking.URLProtocol, _ task: FoundationNetworking.URLSessionTask,
    _ session: FoundationNetworking.URLSession, _ response: FoundationNetworking.HTTPURLResponse,
    _ challenge: UIKit.PasswordChallenge, _ client: any FoundationNetworking.URLProtocolClient
  ) {
    self.loader = loader
    self.task = task
    self.session = session
    self.response = response
    self.challenge = challenge
    self.client = client
  }

  /// Asks the delegate for a password.
  func ask(on queue: Dispatch.DispatchQueue) {
    guard let url = response.url else { return queue.async { finish() } }
    let question = challenge._quinceQuestion(
      url, response, UIKit.FoundationCalls.passwords(of: task), session.configuration)
    let use: @Sendable (FoundationNetworking.URLCredential?) -> Swift.Void = { credential in
      queue.async { proceed(with: credential, for: question) }
    }
    guard let owner = _QuinceOwner(session, task) else { return use(question.proposedCredential) }
    owner.answer(question, use) { task.cancel() }
  }

  private func proceed(
    with credential: FoundationNetworking.URLCredential?,
    for question: FoundationNetworking.URLAuthenticationChallenge
  ) {
    guard task.state != .canceling, task.state != .completed else { return }
    guard let credential else { return finish() }
    guard !challenge.usesDigest else {
      UIKit.FoundationCalls.useDigest()
      return finish()
    }
    UIKit.FoundationCalls.notePassword(for: task)
    // Foundation then loads the request again.
    UIKit.TaskDelegates.current.withValue(_QuinceKnownPassword(credential)) {
      client.urlProtocol(loader, didReceive: question)
    }
  }

  /// Ends the task with the response.
  private func finish() {
    client.urlProtocol(
      loader, didReceive: _QuinceFinalResponse(response) ?? response,
      cacheStoragePolicy: .notAllowed)
    deliverBody()
    _QuinceFinalResponse.finishLoading(loader, client)
  }

  private func deliverBody() {
    guard let dataTask = task as? FoundationNetworking.URLSessionDataTask,
      let delegate = task.delegate as? any FoundationNetworking.URLSessionDataDelegate
    else { return }
    session.delegateQueue.addOperation { [session] in
      guard let body = UIKit.FoundationCalls.takeKeptBody(of: dataTask) else { return }
      delegate.urlSession(session, dataTask: dataTask, didReceive: body)
    }
  }
}

/// A response that Foundation doesn't answer with a password, even if it asks for one.
nonisolated final class _QuinceFinalResponse: FoundationNetworking.HTTPURLResponse,
  @unchecked Swift.Sendable
{
  private static let isFinishing = Swift.TaskLocal<Swift.Bool>(wrappedValue: false)

  convenience init?(_ response: FoundationNetworking.HTTPURLResponse) {
    guard let url = response.url else { return nil }
    self.init(
      url: url, statusCode: response.statusCode, httpVersion: "HTTP/1.1",
      headerFields: response.allHeaderFields as? [Swift.String: Swift.String])
  }

  /// Reports to a client that a loader has finished, without a question for a password.
  static func finishLoading(
    _ loader: FoundationNetworking.URLProtocol,
    _ client: (any FoundationNetworking.URLProtocolClient)?
  ) { isFinishing.withValue(true) { client?.urlProtocolDidFinishLoading(loader) } }

  /// Foundation only asks for a password if a response has a URL.
  override var url: Foundation.URL? { Self.isFinishing.get() ? nil : super.url }
}

extension FoundationNetworking.URLResponse {
  /// The way in which the response asks for a password, or `nil` if it doesn't.
  fileprivate nonisolated var _quinceChallenge: UIKit.PasswordChallenge? {
    guard let response = self as? FoundationNetworking.HTTPURLResponse, response.statusCode == 401
    else { return nil }
    return response.value(forHTTPHeaderField: "WWW-Authenticate")
      .flatMap(UIKit.PasswordChallenge.init)
  }
}

extension FoundationNetworking.URLSessionTask {
  @_silgen_name("$s20FoundationNetworking14URLSessionTaskC8delegateAA0cD8Delegate_pSgvg")
  fileprivate nonisolated func _quinceDelegate()
    -> (any FoundationNetworking.URLSessionTaskDelegate)?
}
