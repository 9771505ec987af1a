import AppRuntime
import Foundation

/// The delay of URL sessions' requests on a slow network.
package enum SlowRequests {
  /// Starts a request, on a slow network after its latency on the device's clock.
  package static func start(_ url: URL?, _ start: @escaping @Sendable () -> Void) {
    let latency = Connectivity.shared.network.latency
    guard latency > 0, url?.isFileURL != true else { return start() }
    DispatchQueue.global().asyncAfter(deadline: .now() + latency, execute: start)
  }

  /// Makes tasks start their requests by another method.
  /// - Parameters:
  ///   - tasks: The classes of tasks.
  ///   - donor: The class whose first method takes the place of theirs.
  package static func replaceStart(of tasks: [AnyClass], by donor: AnyClass) {
    MethodTable.replace(
      "$s20FoundationNetworking14URLSessionTaskC6resumeyyF", in: tasks, by: 0, of: donor)
  }
}
