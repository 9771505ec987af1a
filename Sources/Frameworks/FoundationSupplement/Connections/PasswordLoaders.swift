import Foundation
import Synchronization

/// The loaders of requests whose servers can ask for passwords.
package enum PasswordLoaders {
  // Classes don't change, but the compiler doesn't consider their types safe to share.
  private struct State: @unchecked Sendable {
    /// The class with the method, and the class `URLProtocol`.
    var donor: (type: AnyClass, base: AnyClass)?
    /// The former methods of the app's own classes.
    var starts: [ObjectIdentifier: Int] = [:]
  }

  private static let state = Mutex(State())
  private static let foundationPrefix = "FoundationNetworking."

  /// Makes Foundation's loaders start by another method.
  ///
  /// Each module that uses connections has such a method, and only that of the first one is used.
  /// - Parameters:
  ///   - loader: A subclass of `URLProtocol` that overrides `startLoading()`. The loaders are `self`
  ///     in its method.
  ///   - base: The class `URLProtocol`.
  /// - Returns: A closure that calls the former method of a loader, or `nil` if another module's
  ///   method is used.
  package static func replaceStart(
    by loader: AnyClass, base: AnyClass
  ) -> (@Sendable (AnyObject) -> Void)? {
    let donor = State(donor: (loader, base))
    let isFirst = state.withLock { state in
      guard state.donor == nil else { return false }
      state.donor = donor.donor
      return true
    }
    guard isFirst else { return nil }
    let start = RequestLoaders.replaceStart(by: loader, base: base)
    return { loader in
      if let own = ownStart(of: loader) {
        MethodTable.call(own, of: loader)
      } else {
        start(loader)
      }
    }
  }

  /// Makes the app's own loaders start by the method, too.
  /// - Parameter classes: The classes of loaders, of which some can be Foundation's.
  package static func replaceStart(of classes: [AnyClass]) {
    let own = classes.filter { type in
      !(type is any AnsweringLoader.Type)
        && !String(reflecting: type).hasPrefix(foundationPrefix)
    }
    guard !own.isEmpty else { return }
    state.withLock { state in
      guard let donor = state.donor else { return }
      for type in own where state.starts[ObjectIdentifier(type)] == nil {
        state.starts[ObjectIdentifier(type)] = MethodTable.replaceOverride(
          of: RequestLoaders.startSymbol, in: type, by: donor.type, base: donor.base)
      }
    }
  }

  /// Whether a loader is of a class of the app's.
  package static func isOwn(_ loader: AnyObject) -> Bool { ownStart(of: loader) != nil }

  private static func ownStart(of loader: AnyObject) -> Int? {
    let type = ObjectIdentifier(type(of: loader))
    return state.withLock { $0.starts[type] }
  }
}
