// Asks URL sessions' delegates for passwords, and ends the tasks of requests that are refused, for
// which Foundation's loaders on Linux wait forever. Makes credential storages find passwords.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Dispatch
import Foundation
import FoundationNetworking
import UIKit

/// Starts loaders, which are `self`, with a client that asks for passwords.
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
    if let client, !(client is _QuinceClient) {
      self.client =
        UIKit.PasswordLoaders.isOwn(self) ? _QuinceOwnClient(client) : _QuincePasswordClient(client)
    }
    task?._quinceAuthorize()
    _QuincePasswordLoader.start?(self)
    task?._quinceForgetAuthorization()
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
  ) {
    _QuinceDigestSpace.isHidden.withValue(true) { completionHandler(.useCredential, credential) }
  }
}

/// The space of a server that expects a password as a digest, which Foundation can't send.
nonisolated final class _QuinceDigestSpace: FoundationNetworking.URLProtectionSpace,
  @unchecked Swift.Sendable
{
  /// Whether Foundation is led to send the password in its way, which isn't sent in the end.
  static let isHidden = Swift.TaskLocal<Swift.Bool>(wrappedValue: false)

  override var authenticationMethod: Swift.String {
    Self.isHidden.get()
      ? FoundationNetworking.NSURLAuthenticationMethodHTTPBasic : super.authenticationMethod
  }
  override func isEqual(_ object: Any?) -> Swift.Bool {
    _quinceKey == (object as? FoundationNetworking.URLProtectionSpace)?._quinceKey
  }
  override var hash: Swift.Int { _quinceKey.hashValue }
}

/// Receives what a loader loads, and passes it on to Foundation's client.
private nonisolated class _QuinceClient: Foundation.NSObject,
  FoundationNetworking.URLProtocolClient, @unchecked Swift.Sendable
{
  let client: any FoundationNetworking.URLProtocolClient

  /// - Parameter client: Foundation's own client.
  init(_ client: any FoundationNetworking.URLProtocolClient) {
    self.client = client
  }

  func urlProtocol(
    _ loader: FoundationNetworking.URLProtocol,
    didReceive response: FoundationNetworking.URLResponse,
    cacheStoragePolicy policy: FoundationNetworking.URLCache.StoragePolicy
  ) {
    client.urlProtocol(
      loader, didReceive: _QuinceFinalResponse.refusal(response) ?? response,
      cacheStoragePolicy: policy)
  }

  func urlProtocolDidFinishLoading(_ loader: FoundationNetworking.URLProtocol) {
    _QuinceFinalResponse.finishLoading(loader, client)
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

/// Receives what a loader of Foundation's loads.
private nonisolated final class _QuincePasswordClient: _QuinceClient, @unchecked Swift.Sendable {
  override func urlProtocol(
    _ loader: FoundationNetworking.URLProtocol,
    didReceive response: FoundationNetworking.URLResponse,
    cacheStoragePolicy policy: FoundationNetworking.URLCache.StoragePolicy
  ) {
    // A delegate receives it if it doesn't answer with a password.
    if let task = loader.task, response._quinceChallenge != nil {
      UIKit.FoundationCalls.startKeepingBody(of: task)
    } else {
      super.urlProtocol(loader, didReceive: response, cacheStoragePolicy: policy)
    }
  }

  override func urlProtocolDidFinishLoading(_ loader: FoundationNetworking.URLProtocol) {
    guard let task = loader.task,
      let session = UIKit.TaskParts.session(of: task) as? FoundationNetworking.URLSession,
      let queue = UIKit.TaskParts.queue(of: task),
      let response = task.response as? FoundationNetworking.HTTPURLResponse,
      let challenge = response._quinceChallenge
    else { return super.urlProtocolDidFinishLoading(loader) }
    let refusal = _QuinceRefusal(of: loader, task, session, response, challenge, client)
    refusal.ask(on: queue)
  }
}

/// Receives what a loader of the app's own loads. As on Apple's systems, only the loader itself asks
/// for passwords.
private nonisolated final class _QuinceOwnClient: _QuinceClient, @unchecked Swift.Sendable {
  override func urlProtocol(
    _ loader: FoundationNetworking.URLProtocol,
    didReceive challenge: FoundationNetworking.URLAuthenticationChallenge
  ) {
    guard let sender = challenge.sender else { return }
    guard let task = loader.task, let queue = UIKit.TaskParts.queue(of: task),
      let session = UIKit.TaskParts.session(of: task) as? FoundationNetworking.URLSession,
      let owner = _QuinceOwner(session, task)
    else { return sender.performDefaultHandling(for: challenge) }
    owner.decide(challenge) { disposition, credential in
      queue.async {
        switch disposition {
        case .useCredential:
          if let credential {
            sender.use(credential, for: challenge)
          } else {
            sender.continueWithoutCredential(for: challenge)
          }
        case .performDefaultHandling: sender.performDefaultHandling(for: challenge)
        case .rejectProtectionSpace: sender.rejectProtectionSpaceAndContinue(with: challenge)
        case .cancelAuthenticationChallenge: sender.cancel(challenge)
        }
      }
      // Foundation waits for the loader's queue.
      if disposition == .cancelAuthenticationChallenge { task.cancel() }
    }
  }
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

  /// Asks the delegate for a password, unless the server only needs the last one again.
  func ask(on queue: Dispatch.DispatchQueue) {
    guard let url = response.url else { return queue.async { finish() } }
    let question = challenge._quinceQuestion(
      url, response, UIKit.FoundationCalls.passwords(of: task), session.configuration)
    let use: @Sendable (FoundationNetworking.URLCredential?) -> Swift.Void = { credential in
      queue.async { proceed(with: credential, for: question) }
    }
    if challenge.isStale,
      let last = UIKit.FoundationCalls.renewedPassword(of: task)
        as? FoundationNetworking.URLCredential
    {
      // The parts of the response's body are on the same queue, and must be ignored first.
      return session.delegateQueue.addOperation { use(last) }
    }
    guard let owner = _QuinceOwner(session, task) else { return use(question.proposedCredential) }
    owner.answer(question, use) { task.cancel() }
  }

  private func proceed(
    with credential: FoundationNetworking.URLCredential?,
    for question: FoundationNetworking.URLAuthenticationChallenge
  ) {
    guard task.state != .canceling, task.state != .completed else { return }
    guard let credential, let url = response.url else { return finish() }
    UIKit.FoundationCalls.notePassword(
      credential, for: task,
      authorization: challenge.authorization(
        user: credential.user ?? "", password: credential.password ?? "",
        method: task.currentRequest?.httpMethod ?? "GET", url: url))
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

  /// Returns a response for one that refuses a request, or `nil` for other responses.
  static func refusal(_ response: FoundationNetworking.URLResponse) -> _QuinceFinalResponse? {
    guard let response = response as? FoundationNetworking.HTTPURLResponse,
      response.statusCode == 401
    else { return nil }
    return _QuinceFinalResponse(response)
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

  /// The request with a password, which Foundation loads instead of all others of the task.
  private nonisolated var _quinceRequest:
    Swift.UnsafeMutablePointer<FoundationNetworking.URLRequest?>?
  {
    UIKit.TaskParts.place(
      of: "authRequest", as: FoundationNetworking.URLRequest?.self, in: self)
  }

  /// Sends the last password in the server's way with the next request.
  fileprivate nonisolated func _quinceAuthorize() {
    guard let authorization = UIKit.FoundationCalls.takeAuthorization(of: self) else { return }
    _quinceRequest?.pointee?.setValue(authorization, forHTTPHeaderField: "Authorization")
  }

  /// Makes the task follow redirections of a request with a password.
  fileprivate nonisolated func _quinceForgetAuthorization() {
    guard UIKit.FoundationCalls.passwords(of: self) > 0, UIKit.TaskParts.knowsBody(of: self) else {
      return
    }
    _quinceRequest?.pointee = nil
  }
}

/// The equality of `URLProtectionSpace` on Apple's systems.
private nonisolated final class _QuinceSpace: FoundationNetworking.URLProtectionSpace,
  @unchecked Swift.Sendable
{
  override func isEqual(_ object: Any?) -> Swift.Bool {
    _quinceKey == (object as? FoundationNetworking.URLProtectionSpace)?._quinceKey
  }
  override var hash: Swift.Int { _quinceKey.hashValue }

  @section(".init_array") @used
  private static let whenLoaded: @convention(c) () -> Swift.Void = {
    UIKit.ProtectionSpaces.adopt(
      _QuinceSpace.self, besides: _QuincePlainSpace.self,
      in: FoundationNetworking.URLProtectionSpace.self)
  }
}

/// A class whose only own entries are those that every subclass has.
private nonisolated final class _QuincePlainSpace: FoundationNetworking.URLProtectionSpace,
  @unchecked Swift.Sendable
{}

extension FoundationNetworking.URLProtectionSpace {
  fileprivate nonisolated var _quinceKey: UIKit.ProtectionSpaces.Key {
    UIKit.ProtectionSpaces.Key(
      host: host, port: port, proxyType: proxyType, protocol: `protocol`, realm: realm,
      method: authenticationMethod)
  }
}
