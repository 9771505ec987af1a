import Foundation
import Stubs

extension FoundationCalls {
  nonisolated(unsafe) private static let waiting = Association<Bool>()

  /// Returns whether the requests of a session's configuration wait for a connection, as specified
  /// by the app.
  package static func waitsForConnectivity(of configuration: NSObject) -> Bool {
    waiting[configuration] ?? false
  }

  /// Keeps whether the requests of a session's configuration are to wait for a connection.
  package static func setWaitsForConnectivity(_ waits: Bool, of configuration: NSObject) {
    Stub.connectivityWaiting.tell(if: waits)
    waiting[configuration] = waits
  }
}
