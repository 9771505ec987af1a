import Foundation
import Stubs
import UIKit

/// An object that makes images of maps.
///
/// There's no map data, so the images consist of a grid of coordinates. Follows
/// <https://developer.apple.com/documentation/mapkit/mkmapsnapshotter>.
@preconcurrency @MainActor
open class MKMapSnapshotter: NSObject {
  /// A closure that's called with the image, or an error.
  public typealias CompletionHandler = (MKMapSnapshotter.Snapshot?, (any Error)?) -> Void

  private let options: MKMapSnapshotter.Options
  private var isCanceled = false
  /// Whether an image is being made.
  open private(set) var isLoading = false

  /// Creates an object that makes an image.
  public init(options: MKMapSnapshotter.Options) {
    self.options = options
    super.init()
  }

  /// Makes the image, and calls a closure on the main queue.
  open func start(completionHandler: @escaping CompletionHandler) {
    start(with: .main, completionHandler: completionHandler)
  }

  /// Makes the image, and calls a closure on a queue.
  open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
    Stub.mapData.report()
    isLoading = true
    isCanceled = false
    DispatchQueue.main.async { [self] in
      MainActor.assumeIsolated { finish(on: queue, completionHandler) }
    }
  }

  private func finish(on queue: DispatchQueue, _ completion: @escaping CompletionHandler) {
    guard !isCanceled else { return }
    isLoading = false
    let snapshot = Snapshot(options)
    guard queue !== DispatchQueue.main else { return completion(snapshot, nil) }
    nonisolated(unsafe) let call = completion
    queue.async { call(snapshot, nil) }
  }

  /// Makes the image, and returns it.
  /// - Throws: `MKError`.
  open func start() async throws -> MKMapSnapshotter.Snapshot {
    Stub.mapData.report()
    return Snapshot(options)
  }

  /// Cancels the image.
  open func cancel() {
    isCanceled = true
    isLoading = false
  }
}
