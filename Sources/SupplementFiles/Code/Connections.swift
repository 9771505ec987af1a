// Members for connections that can't be used on Linux.

import FoundationNetworking
import UIKit

extension FoundationNetworking.URLSessionConfiguration {
  nonisolated var waitsForConnectivity: Bool {
    get { UIKit.FoundationCalls.waitsForConnectivity(of: self) }
    set { UIKit.FoundationCalls.setWaitsForConnectivity(newValue, of: self) }
  }
  nonisolated class func background(
    withIdentifier identifier: Swift.String
  ) -> FoundationNetworking.URLSessionConfiguration {
    UIKit.FoundationCalls.useBackgroundSession()
    return .default
  }
  nonisolated var allowsConstrainedNetworkAccess: Swift.Bool {
    get { UIKit.FoundationCalls.allows(.constrained, by: self) }
    set { UIKit.FoundationCalls.setAllows(.constrained, newValue, by: self) }
  }
  nonisolated var allowsExpensiveNetworkAccess: Swift.Bool {
    get { UIKit.FoundationCalls.allows(.expensive, by: self) }
    set { UIKit.FoundationCalls.setAllows(.expensive, newValue, by: self) }
  }
}
extension FoundationNetworking.URLRequest {
  nonisolated var allowsConstrainedNetworkAccess: Swift.Bool {
    get { true }
    set { UIKit.FoundationCalls.setAllowsForRequest(.constrained, newValue) }
  }
  nonisolated var allowsExpensiveNetworkAccess: Swift.Bool {
    get { true }
    set { UIKit.FoundationCalls.setAllowsForRequest(.expensive, newValue) }
  }
}
extension FoundationNetworking.URLSessionTask {
  nonisolated var prefersIncrementalDelivery: Swift.Bool {
    get { UIKit.FoundationCalls.prefersIncrementalDelivery(of: self) }
    set { UIKit.FoundationCalls.setPrefersIncrementalDelivery(newValue, of: self) }
  }
}
extension FoundationNetworking.URLSessionTask {
  nonisolated func _quinceMetrics(
    for delegate: Swift.AnyObject, in session: FoundationNetworking.URLSession
  ) -> FoundationNetworking.URLSessionTaskMetrics? {
    guard _quinceReports(to: delegate, in: session),
      let interval = UIKit.FoundationCalls.endInterval(of: self)
    else { return nil }
    let metrics = FoundationNetworking.URLSessionTaskMetrics()
    UIKit.FoundationCalls.setInterval(interval, of: metrics)
    return metrics
  }
}
extension FoundationNetworking.URLSessionTask {
  /// Returns whether a delegate receives a part of a body only if it doesn't send a password.
  nonisolated func _quinceKeeps(
    _ part: Foundation.Data, for delegate: Swift.AnyObject,
    in session: FoundationNetworking.URLSession
  ) -> Swift.Bool {
    _quinceReports(to: delegate, in: session) && UIKit.FoundationCalls.keep(part, for: self)
  }
  private nonisolated func _quinceReports(
    to delegate: Swift.AnyObject, in session: FoundationNetworking.URLSession
  ) -> Swift.Bool { self.delegate === delegate || session.delegate === delegate }
}
extension FoundationNetworking.URLSessionTaskMetrics {
  nonisolated var taskInterval: Foundation.DateInterval {
    UIKit.FoundationCalls.interval(of: self)
  }
  nonisolated var transactionMetrics: [FoundationNetworking.URLSessionTaskTransactionMetrics] {
    UIKit.FoundationCalls.useTransactionMetrics()
    return []
  }
}
extension FoundationNetworking.URLSessionTaskDelegate {
  nonisolated func urlSession(
    _ session: FoundationNetworking.URLSession,
    didCreateTask task: FoundationNetworking.URLSessionTask
  ) {
    (self as? any UIKit.TaskCreationObserver)?.quinceSession(session, didCreate: task)
  }
  nonisolated func urlSession(
    _ session: FoundationNetworking.URLSession,
    taskIsWaitingForConnectivity task: FoundationNetworking.URLSessionTask
  ) {
    (self as? any UIKit.TaskWaitingObserver)?.quinceSession(session, isWaiting: task)
  }
}
extension FoundationNetworking.URLResponse {
  nonisolated convenience init(_quince: Swift.Void = ()) {
    self.init(
      url: Foundation.URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: -1,
      textEncodingName: nil)
  }
}
extension FoundationNetworking.HTTPURLResponse {
  nonisolated convenience init(_quinceStatus: Swift.Int = 200) {
    self.init(
      url: Foundation.URL(fileURLWithPath: "/"), statusCode: _quinceStatus, httpVersion: nil,
      headerFields: nil)!
  }
}
extension FoundationNetworking.URLCache {
  nonisolated convenience init(
    memoryCapacity: Swift.Int, diskCapacity: Swift.Int, directory: Foundation.URL? = nil
  ) {
    self.init(
      memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
  }
}
nonisolated let NSURLAuthenticationMethodClientCertificate =
  "NSURLAuthenticationMethodClientCertificate"
nonisolated let NSURLProtectionSpaceHTTP = "http"
nonisolated let NSURLProtectionSpaceHTTPS = "https"
nonisolated let NSURLProtectionSpaceFTP = "ftp"
nonisolated let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
nonisolated let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"
