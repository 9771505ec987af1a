import Foundation

/// A request to Apple's servers, which fails as if they can't be reached.
@MainActor
final class PendingRequest {
  private var id = 0
  private(set) var isActive = false

  /// Starts a request, and calls a closure with its error.
  func start(_ completion: @escaping (MKError) -> Void) {
    id += 1
    isActive = true
    let id = id
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.isActive, self.id == id else { return }
        self.isActive = false
        completion(MKError(.serverFailure))
      }
    }
  }

  /// Cancels the request.
  func cancel() {
    isActive = false
  }
}
