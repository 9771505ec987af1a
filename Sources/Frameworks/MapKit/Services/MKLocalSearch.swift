import Foundation
import Stubs

/// A search for places, which fails as if Apple's servers can't be reached.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mklocalsearch>.
@preconcurrency @MainActor
open class MKLocalSearch: NSObject {
  /// A closure that's called with the places, or an error.
  public typealias CompletionHandler = (MKLocalSearch.Response?, (any Error)?) -> Void

  private let request = PendingRequest()

  /// Creates a search.
  public init(request: MKLocalSearch.Request) {
    super.init()
  }

  /// Whether the search is in progress.
  open var isSearching: Bool { request.isActive }

  /// Starts the search.
  open func start(completionHandler: @escaping CompletionHandler) {
    Stub.mapSearch.report()
    request.start { completionHandler(nil, $0) }
  }

  /// Starts the search, and returns the places.
  /// - Throws: `MKError`.
  open func start() async throws -> MKLocalSearch.Response {
    Stub.mapSearch.report()
    throw MKError(.serverFailure)
  }

  /// Cancels the search.
  open func cancel() {
    request.cancel()
  }
}
