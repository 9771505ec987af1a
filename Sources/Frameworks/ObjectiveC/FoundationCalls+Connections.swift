import Foundation
import Stubs

extension FoundationCalls {
  nonisolated(unsafe) private static let waitingKey = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  /// Whether the requests of a session's configuration are to wait for a connection, as the app has said.
  package static func waitsForConnectivity(of configuration: NSObject) -> Bool {
    objc_getAssociatedObject(configuration, waitingKey) as? Bool ?? false
  }

  /// Keeps whether the requests of a session's configuration are to wait for a connection.
  package static func setWaitsForConnectivity(_ waits: Bool, of configuration: NSObject) {
    Stub.connectivityWaiting.tell(if: waits)
    objc_setAssociatedObject(configuration, waitingKey, waits, .OBJC_ASSOCIATION_RETAIN)
  }
}
