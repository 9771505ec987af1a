// Makes URL caches keep a response for each query, and keeps sessions from using stale responses, because Foundation's cache
// on Linux ignores queries and treats responses without a lifetime as fresh forever.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import FoundationNetworking
import UIKit

/// The behavior of `URLCache` on Apple's systems.
private nonisolated final class _QuinceCache: FoundationNetworking.URLCache,
  @unchecked Swift.Sendable
{
  override func cachedResponse(
    for request: FoundationNetworking.URLRequest
  ) -> FoundationNetworking.CachedURLResponse? {
    super.cachedResponse(for: key(of: request))
  }
  override func storeCachedResponse(
    _ cachedResponse: FoundationNetworking.CachedURLResponse,
    for request: FoundationNetworking.URLRequest
  ) {
    super.storeCachedResponse(cachedResponse, for: key(of: request))
  }
  override func removeCachedResponse(for request: FoundationNetworking.URLRequest) {
    super.removeCachedResponse(for: key(of: request))
  }
  override func getCachedResponse(
    for dataTask: FoundationNetworking.URLSessionDataTask,
    completionHandler: @Sendable @escaping (FoundationNetworking.CachedURLResponse?) -> Swift.Void
  ) {
    let followsServer = dataTask.currentRequest?.cachePolicy == .useProtocolCachePolicy
    super.getCachedResponse(for: dataTask) { stored in
      let response = stored?.response as? FoundationNetworking.HTTPURLResponse
      let isStale =
        followsServer
        && response.map { !UIKit.CachedResponses.areFresh($0.allHeaderFields) } == true
      completionHandler(isStale ? nil : stored)
    }
  }

  private func key(
    of request: FoundationNetworking.URLRequest
  ) -> FoundationNetworking.URLRequest {
    var key = request
    key.url = request.url.map(UIKit.CachedResponses.key)
    return key
  }

  @section(".init_array") @used
  private static let whenLoaded: @convention(c) () -> Swift.Void = {
    UIKit.CachedResponses.adopt(
      _QuinceCache.self, besides: _QuincePlainCache.self, in: FoundationNetworking.URLCache.self)
  }
}

/// A class whose only own entries are those that every subclass has.
private nonisolated final class _QuincePlainCache: FoundationNetworking.URLCache,
  @unchecked Swift.Sendable
{}
