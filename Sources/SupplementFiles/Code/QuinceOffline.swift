// Makes requests of URL sessions fail as on a device without a network, because Foundation's
// loaders on Linux report other errors, makes them slow on a slow network, and gives them answers
// that take the place of a server's. Most members replace Foundation's own in the module, which
// they call by their linker names.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Dispatch
import Foundation
import FoundationNetworking
import UIKit

/// Handles the requests that fail while the device has no network, and those with an answer that
/// takes the place of a server's.
private nonisolated class _QuinceLoader: FoundationNetworking.URLProtocol,
  UIKit.AnsweringLoader
{
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
    handle(_QuinceStep(request: request, body: body))
  }

  override func stopLoading() {
    let inner = lock.withLock {
      isStopped = true
      return self.inner
    }
    inner?.cancel()
  }

  private var isOver: Swift.Bool { lock.withLock { isStopped } }

  private var session: FoundationNetworking.URLSession? {
    task.flatMap { UIKit.TaskParts.session(of: $0) } as? FoundationNetworking.URLSession
  }

  private var configuration: FoundationNetworking.URLSessionConfiguration {
    session?.configuration ?? ._quinceDefault()
  }

  private func handle(_ step: _QuinceStep) {
    guard !isOver else { return }
    let request = step.request
    let handling = UIKit.RequestHandling.of(
      request.url, method: request.httpMethod, headers: request.allHTTPHeaderFields,
      body: step.body, redirections: step.redirections)
    nonisolated(unsafe) let loader = self
    switch handling {
    case .failure(let error): fail(error)
    case .answer(let answer): answer.deliver { loader.receive($0, to: step) }
    case .loading: load(step)
    }
  }

  private func fail(_ error: any Swift.Error) {
    guard !isOver else { return }
    client?.urlProtocol(self, didFailWithError: error)
  }

  private func receive(_ answer: UIKit.RequestAnswer, to step: _QuinceStep) {
    guard !isOver else { return }
    let response = FoundationNetworking.HTTPURLResponse(
      url: answer.url, statusCode: answer.status, httpVersion: "HTTP/1.1",
      headerFields: answer.headers)
    guard
      let response = answer.challenge == nil
        ? response : response.flatMap(_QuinceFinalResponse.init)
    else { return fail(Foundation.URLError(.badServerResponse)) }
    keepCookies(of: response, to: step.request)
    if let redirection = answer.redirection {
      redirect(step.redirected(redirection), by: answer, response)
    } else if let challenge = answer.challenge {
      ask(challenge, step, answer, response)
    } else {
      finish(answer, with: response)
    }
  }

  private func keepCookies(
    of response: FoundationNetworking.HTTPURLResponse, to request: FoundationNetworking.URLRequest
  ) {
    guard request.httpShouldHandleCookies, let url = response.url,
      let fields = response.allHeaderFields as? [Swift.String: Swift.String]
    else { return }
    let cookies = FoundationNetworking.HTTPCookie.cookies(
      withResponseHeaderFields: fields, for: url)
    configuration.httpCookieStorage?.setCookies(
      cookies, for: url, mainDocumentURL: request.mainDocumentURL)
  }

  /// Follows a redirection, unless the app's delegate decides otherwise.
  private func redirect(
    _ next: _QuinceStep, by answer: UIKit.RequestAnswer,
    _ response: FoundationNetworking.HTTPURLResponse
  ) {
    guard let owner = _QuinceOwner(session, task) else { return handle(next) }
    nonisolated(unsafe) let loader = self
    owner.follow(response, next.request) { request in
      guard let request else { return loader.finish(answer, with: response) }
      loader.handle(next.with(request))
    }
  }

  /// Asks the app for a password, and sends the request again.
  private func ask(
    _ challenge: UIKit.PasswordChallenge, _ step: _QuinceStep, _ answer: UIKit.RequestAnswer,
    _ response: FoundationNetworking.HTTPURLResponse
  ) {
    let question = challenge._quinceQuestion(answer.url, response, step.attempts, configuration)
    nonisolated(unsafe) let loader = self
    let use: @Sendable (FoundationNetworking.URLCredential?) -> Swift.Void = { credential in
      guard let credential else { return loader.finish(answer, with: response) }
      loader.handle(step.with(credential, for: challenge))
    }
    guard let owner = _QuinceOwner(session, task) else { return use(question.proposedCredential) }
    owner.answer(question, use) { loader.fail(Foundation.URLError(.cancelled)) }
  }

  private func finish(
    _ answer: UIKit.RequestAnswer, with response: FoundationNetworking.URLResponse
  ) {
    guard !isOver else { return }
    if let download = task as? FoundationNetworking.URLSessionDownloadTask {
      guard let file = answer.writeFile(), UIKit.TaskParts.setFile(file, of: self) else {
        return fail(Foundation.URLError(.cannotCreateFile))
      }
      noteProgress(of: download, Swift.Int64(answer.body.count))
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    } else {
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: answer.body)
    }
    _QuinceFinalResponse.finishLoading(self, client)
  }

  /// Reports to the session's delegate that a file has been downloaded as a whole.
  private func noteProgress(
    of task: FoundationNetworking.URLSessionDownloadTask, _ count: Swift.Int64
  ) {
    guard let session,
      let delegate = task.delegate as? any FoundationNetworking.URLSessionDownloadDelegate
    else { return }
    session.delegateQueue.addOperation {
      delegate.urlSession(
        session, downloadTask: task, didWriteData: count, totalBytesWritten: count,
        totalBytesExpectedToWrite: count)
    }
  }

  /// Loads a request by another session, with the same configuration except for the classes that
  /// handle requests.
  private func load(_ step: _QuinceStep) {
    let configuration =
      configuration.copy() as? FoundationNetworking.URLSessionConfiguration ?? ._quinceDefault()
    configuration.protocolClasses =
      FoundationNetworking.URLSessionConfiguration._quinceDefault().protocolClasses
    var request = step.request
    request.httpBody = step.body
    nonisolated(unsafe) let loader = self
    let exchange = _QuinceInnerExchange(request, step.body, session, task) {
      data, response, error in
      guard error == nil, let response, let url = response.url else {
        return loader.fail(error ?? Foundation.URLError(.unknown))
      }
      loader.finish(UIKit.RequestAnswer(loaded: data, from: url), with: response)
    }
    // A session waits for its queue to make a task, and all sessions share the queue that starts
    // this loader.
    nonisolated(unsafe) let settings = configuration
    Dispatch.DispatchQueue.global().async { loader.start(exchange, settings) }
  }

  private func start(
    _ exchange: _QuinceInnerExchange,
    _ configuration: FoundationNetworking.URLSessionConfiguration
  ) {
    let session = FoundationNetworking.URLSession(
      configuration: configuration, delegate: exchange, delegateQueue: nil)
    let inner = session.dataTask(with: exchange.request)
    let isOver = lock.withLock {
      self.inner = inner
      return isStopped
    }
    isOver ? inner.cancel() : inner._quinceResume()
    session.finishTasksAndInvalidate()
  }

  @section(".init_array") @used
  private static let whenLoaded: @convention(c) () -> Swift.Void = {
    _ = FoundationNetworking.URLProtocol._quinceRegister(_QuinceSharedLoader.self)
  }
}

/// A request of a task: the first one, or one that follows a redirection or a password.
private nonisolated struct _QuinceStep: Swift.Sendable {
  var request: FoundationNetworking.URLRequest
  var body: Foundation.Data?
  /// The number of redirections that led to the request.
  var redirections = 0
  /// The number of passwords that were sent.
  var attempts = 0

  func redirected(_ redirection: UIKit.RequestAnswer.Redirection) -> _QuinceStep {
    var next = self
    next.request.url = redirection.url
    next.request.httpMethod = redirection.method
    if !redirection.keepsBody {
      next.request.httpBody = nil
      next.body = nil
    }
    next.redirections += 1
    return next
  }

  func with(_ request: FoundationNetworking.URLRequest) -> _QuinceStep {
    var step = self
    step.request = request
    return step
  }

  func with(
    _ credential: FoundationNetworking.URLCredential, for challenge: UIKit.PasswordChallenge
  ) -> _QuinceStep {
    var step = self
    if let url = request.url {
      step.request.setValue(
        challenge.authorization(
          user: credential.user ?? "", password: credential.password ?? "",
          method: request.httpMethod ?? "GET", url: url),
        forHTTPHeaderField: "Authorization")
    }
    step.attempts += 1
    // A server that never accepts a password must not keep the app busy forever.
    step.redirections += 1
    return step
  }
}

/// A task of the app, whose delegate decides about redirections and passwords. The delegate is
/// called only on its session's queue.
nonisolated struct _QuinceOwner: @unchecked Swift.Sendable {
  let session: FoundationNetworking.URLSession
  let task: FoundationNetworking.URLSessionTask
  private let delegate: any FoundationNetworking.URLSessionTaskDelegate

  init?(
    _ session: FoundationNetworking.URLSession?, _ task: FoundationNetworking.URLSessionTask?
  ) {
    guard let session, let task, let delegate = task.delegate else { return nil }
    self.session = session
    self.task = task
    self.delegate = delegate
  }

  /// Asks for the request that follows a redirection.
  func follow(
    _ response: FoundationNetworking.HTTPURLResponse, _ request: FoundationNetworking.URLRequest,
    _ handler: @escaping @Sendable (FoundationNetworking.URLRequest?) -> Swift.Void
  ) {
    session.delegateQueue.addOperation {
      delegate.urlSession(
        session, task: task, willPerformHTTPRedirection: response, newRequest: request,
        completionHandler: handler)
    }
  }

  /// Asks for a password.
  func answer(
    _ challenge: FoundationNetworking.URLAuthenticationChallenge,
    _ use: @escaping @Sendable (FoundationNetworking.URLCredential?) -> Swift.Void,
    orCancel cancel: @escaping @Sendable () -> Swift.Void
  ) {
    decide(challenge) { disposition, credential in
      switch disposition {
      case .useCredential: use(credential)
      case .performDefaultHandling: use(challenge.proposedCredential)
      case .rejectProtectionSpace: use(nil)
      case .cancelAuthenticationChallenge: cancel()
      }
    }
  }

  /// Asks for the answer to a challenge.
  func decide(
    _ challenge: FoundationNetworking.URLAuthenticationChallenge,
    _ handler:
      @escaping @Sendable (
        FoundationNetworking.URLSession.AuthChallengeDisposition,
        FoundationNetworking.URLCredential?
      ) -> Swift.Void
  ) {
    session.delegateQueue.addOperation {
      delegate.urlSession(
        session, task: task, didReceive: challenge, completionHandler: handler)
    }
  }
}

extension UIKit.PasswordChallenge {
  /// Returns the question for a password, with the one that the app has stored if it wasn't sent.
  nonisolated func _quinceQuestion(
    _ url: Foundation.URL, _ response: FoundationNetworking.HTTPURLResponse,
    _ attempts: Swift.Int, _ configuration: FoundationNetworking.URLSessionConfiguration
  ) -> FoundationNetworking.URLAuthenticationChallenge {
    let (host, port) = (url.host ?? "", url.port ?? (url.scheme == "https" ? 443 : 80))
    let space =
      usesDigest
      ? _QuinceDigestSpace(
        host: host, port: port, protocol: url.scheme, realm: realm,
        authenticationMethod: FoundationNetworking.NSURLAuthenticationMethodHTTPDigest)
      : FoundationNetworking.URLProtectionSpace(
        host: host, port: port, protocol: url.scheme, realm: realm,
        authenticationMethod: FoundationNetworking.NSURLAuthenticationMethodHTTPBasic)
    let stored = configuration.urlCredentialStorage?.defaultCredential(for: space)
    return FoundationNetworking.URLAuthenticationChallenge(
      protectionSpace: space, proposedCredential: attempts == 0 ? stored : nil,
      previousFailureCount: attempts, failureResponse: response, error: nil,
      sender: _QuinceSender())
  }
}

/// The sender of challenges, whose methods Foundation doesn't use on Linux either.
private nonisolated final class _QuinceSender: Foundation.NSObject,
  FoundationNetworking.URLAuthenticationChallengeSender
{
  func use(
    _ credential: FoundationNetworking.URLCredential,
    for challenge: FoundationNetworking.URLAuthenticationChallenge
  ) {}
  func continueWithoutCredential(
    for challenge: FoundationNetworking.URLAuthenticationChallenge
  ) {}
  func cancel(_ challenge: FoundationNetworking.URLAuthenticationChallenge) {}
  func performDefaultHandling(
    for challenge: FoundationNetworking.URLAuthenticationChallenge
  ) {}
  func rejectProtectionSpaceAndContinue(
    with challenge: FoundationNetworking.URLAuthenticationChallenge
  ) {}
}

/// Loads a request for a task of another session, whose delegate decides about redirections and
/// passwords, and reports what is loaded.
private nonisolated final class _QuinceInnerExchange: Foundation.NSObject,
  FoundationNetworking.URLSessionDataDelegate, @unchecked Swift.Sendable
{
  typealias Handler =
    @Sendable (
      Foundation.Data, FoundationNetworking.URLResponse?, (any Swift.Error)?
    ) -> Swift.Void

  private(set) var request: FoundationNetworking.URLRequest
  private var body: Foundation.Data?
  private let owner: _QuinceOwner?
  private var start = Foundation.Date()
  private var data = Foundation.Data()
  private var handler: Handler?

  init(
    _ request: FoundationNetworking.URLRequest, _ body: Foundation.Data?,
    _ outer: FoundationNetworking.URLSession?, _ outerTask: FoundationNetworking.URLSessionTask?,
    _ handler: @escaping Handler
  ) {
    self.request = request
    self.body = body
    owner = _QuinceOwner(outer, outerTask)
    self.handler = handler
  }

  private func note(_ response: FoundationNetworking.HTTPURLResponse, _ data: Foundation.Data) {
    UIKit.RequestHandling.noteLoaded(
      request.url, method: request.httpMethod, headers: request.allHTTPHeaderFields, body: body,
      since: start, status: response.statusCode, responseHeaders: response.allHeaderFields,
      content: data)
  }

  private func complete(
    _ response: FoundationNetworking.URLResponse?, _ error: (any Swift.Error)?
  ) {
    guard let handler else { return }
    self.handler = nil
    if error == nil, let response = response as? FoundationNetworking.HTTPURLResponse {
      note(response, data)
    }
    handler(data, response, error)
  }

  func urlSession(
    _ session: FoundationNetworking.URLSession, dataTask: FoundationNetworking.URLSessionDataTask,
    didReceive data: Foundation.Data
  ) {
    self.data.append(data)
  }

  func urlSession(
    _ session: FoundationNetworking.URLSession, task: FoundationNetworking.URLSessionTask,
    didCompleteWithError error: (any Swift.Error)?
  ) {
    complete(task.response, error)
  }

  func urlSession(
    _ session: FoundationNetworking.URLSession, task: FoundationNetworking.URLSessionTask,
    willPerformHTTPRedirection response: FoundationNetworking.HTTPURLResponse,
    newRequest: FoundationNetworking.URLRequest,
    completionHandler: @escaping (FoundationNetworking.URLRequest?) -> Swift.Void
  ) {
    nonisolated(unsafe) let answer = completionHandler
    let follow: @Sendable (FoundationNetworking.URLRequest?) -> Swift.Void = { request in
      if let request {
        self.note(response, Foundation.Data())
        self.request = request
        self.body = request.httpBody
        self.start = Foundation.Date()
      }
      answer(request)
    }
    guard let owner else { return follow(newRequest) }
    owner.follow(response, newRequest, follow)
  }

  func urlSession(
    _ session: FoundationNetworking.URLSession, task: FoundationNetworking.URLSessionTask,
    didReceive challenge: FoundationNetworking.URLAuthenticationChallenge,
    completionHandler:
      @escaping (
        FoundationNetworking.URLSession.AuthChallengeDisposition,
        FoundationNetworking.URLCredential?
      ) -> Swift.Void
  ) {
    nonisolated(unsafe) let answer = completionHandler
    let use: @Sendable (FoundationNetworking.URLCredential?) -> Swift.Void = { credential in
      guard let credential else { return answer(.rejectProtectionSpace, nil) }
      self.data = Foundation.Data()
      answer(.useCredential, credential)
    }
    guard let owner else { return use(challenge.proposedCredential) }
    owner.answer(challenge, use) { answer(.cancelAuthenticationChallenge, nil) }
  }
}

extension _QuinceInnerExchange: UIKit.OuterTask {
  var outerSession: Swift.AnyObject? { owner?.session }
  var outerTask: Swift.AnyObject? { owner?.task }
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
    task._quinceAnnounce()
    task._quinceAdoptLoaders()
    UIKit.RequestHandling.noteStart(
      of: task, request?.url, method: request?.httpMethod, headers: request?.allHTTPHeaderFields)
    UIKit.SlowRequests.start(request?.url) {
      // Foundation would load the request of a running task again.
      if task.state != .running { task._quinceResume() }
    }
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

  /// Makes the app's own loaders start with a client that ends the tasks of refused requests.
  fileprivate nonisolated func _quinceAdoptLoaders() {
    let session = UIKit.TaskParts.session(of: self) as? FoundationNetworking.URLSession
    UIKit.PasswordLoaders.replaceStart(
      of: (session?.configuration.protocolClasses ?? []) + UIKit.OfflineRequests.ownLoaders)
  }

  /// Notes the time when a task is started for the first time, and calls a delegate's method for new
  /// tasks, which sessions on Linux don't call.
  fileprivate nonisolated func _quinceAnnounce() {
    guard !UIKit.TaskParts.hasStarted(self),
      let session = UIKit.TaskParts.session(of: self) as? FoundationNetworking.URLSession
    else { return }
    UIKit.FoundationCalls.startInterval(of: self)
    let delegate = (delegate ?? session.delegate) as? any UIKit.TaskCreationObserver
    delegate?.quinceSession(session, didCreate: self)
  }
}
