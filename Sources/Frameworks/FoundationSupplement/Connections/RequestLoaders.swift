import Foundation

/// Foundation's loaders of URL sessions' requests.
package enum RequestLoaders {
  /// The symbol of the method that starts a loader.
  static let startSymbol = "$s20FoundationNetworking11URLProtocolC12startLoadingyyF"
  private static let names = ["_HTTPURLProtocol", "_WebSocketURLProtocol"]

  /// Makes loaders of requests to web servers start by another method.
  /// - Parameters:
  ///   - donor: A subclass of `URLProtocol` that overrides `startLoading()`. The loaders are `self`
  ///     in its method.
  ///   - base: The class `URLProtocol`.
  /// - Returns: A closure that calls the former method of a loader.
  package static func replaceStart(
    by donor: AnyClass, base: AnyClass
  ) -> @Sendable (AnyObject) -> Void {
    let starts = names.compactMap { name -> (type: AnyClass, start: Int)? in
      guard let type = NSClassFromString("FoundationNetworking.\(name)"),
        let start = MethodTable.replaceOverride(
          of: startSymbol, in: type, by: donor, base: base)
      else { return nil }
      return (type, start)
    }
    return { loader in
      guard let start = starts.first(where: { type(of: loader) == $0.type })?.start else { return }
      MethodTable.call(start, of: loader)
    }
  }
}
