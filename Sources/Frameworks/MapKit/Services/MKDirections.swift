import Foundation
import Stubs

/// A request for routes, which fails as if Apple's servers can't be reached.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkdirections>.
@preconcurrency @MainActor
open class MKDirections: NSObject {
  /// A closure that's called with the routes, or an error.
  public typealias DirectionsHandler = (MKDirections.Response?, (any Error)?) -> Void
  /// A closure that's called with the travel time, or an error.
  public typealias ETAHandler = (MKDirections.ETAResponse?, (any Error)?) -> Void

  private let request = PendingRequest()

  /// Creates a request.
  public init(request: MKDirections.Request) {
    super.init()
  }

  /// Whether the request is in progress.
  open var isCalculating: Bool { request.isActive }

  /// Requests the routes.
  open func calculate(completionHandler: @escaping DirectionsHandler) {
    Stub.mapDirections.report()
    request.start { completionHandler(nil, $0) }
  }

  /// Requests the routes, and returns them.
  /// - Throws: `MKError`.
  open func calculate() async throws -> MKDirections.Response {
    Stub.mapDirections.report()
    throw MKError(.serverFailure)
  }

  /// Requests the travel time.
  open func calculateETA(completionHandler: @escaping ETAHandler) {
    Stub.mapDirections.report()
    request.start { completionHandler(nil, $0) }
  }

  /// Requests the travel time, and returns it.
  /// - Throws: `MKError`.
  open func calculateETA() async throws -> MKDirections.ETAResponse {
    Stub.mapDirections.report()
    throw MKError(.serverFailure)
  }

  /// Cancels the request.
  open func cancel() {
    request.cancel()
  }
}
