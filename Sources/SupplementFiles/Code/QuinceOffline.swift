// Makes requests of URL sessions fail as on a device without a network, because Foundation's
// loaders on Linux report other errors, and makes them slow on a slow network. Most members replace
// Foundation's own in the module, which they call by their linker names.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import FoundationNetworking
import UIKit

/// Fails all requests while the device has no network.
private nonisolated class _QuinceOffline: FoundationNetworking.URLProtocol {
  override class func canInit(with request: FoundationNetworking.URLRequest) -> Swift.Bool {
    UIKit.OfflineRequests.fails(request.url)
  }
  override class func canonicalRequest(
    for request: FoundationNetworking.URLRequest
  ) -> FoundationNetworking.URLRequest { request }
  override func startLoading() {
    client?.urlProtocol(
      self, didFailWithError: UIKit.OfflineRequests.failure(of: request.url))
  }
  override func stopLoading() {}
  @section(".init_array") @used
  private static let whenLoaded: @convention(c) () -> Swift.Void = {
    _ = FoundationNetworking.URLProtocol._quinceRegister(_QuinceSharedOffline.self)
  }
}

/// Fails the requests that no class handles that the app has registered.
private nonisolated final class _QuinceSharedOffline: _QuinceOffline {
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
    _quinceDefault()._quinceFailingOffline()
  }
  @usableFromInline nonisolated class var ephemeral: FoundationNetworking.URLSessionConfiguration {
    _quinceEphemeral()._quinceFailingOffline()
  }
  fileprivate nonisolated func _quinceFailingOffline()
    -> FoundationNetworking.URLSessionConfiguration
  {
    protocolClasses?.insert(_QuinceOffline.self, at: 0)
    return self
  }
}

/// Starts requests, on a slow network after a while.
///
/// Its method takes the place of that of Foundation's tasks, which are `self`.
open nonisolated class _QuinceStart {
  open func resume() {
    let task = Swift.unsafeBitCast(self, to: FoundationNetworking.URLSessionTask.self)
    UIKit.SlowRequests.start(task.originalRequest?.url) { task._quinceResume() }
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
