import Foundation
import Stubs

extension FoundationCalls {
  nonisolated(unsafe) private static let waiting = Association<Bool>()

  /// Returns whether the requests of a session configuration wait for connectivity, as set by the
  /// app.
  package static func waitsForConnectivity(of configuration: NSObject) -> Bool {
    waiting[configuration] ?? false
  }

  /// Sets whether the requests of a session configuration wait for connectivity.
  package static func setWaitsForConnectivity(_ waits: Bool, of configuration: NSObject) {
    Stub.connectivityWaiting.report(if: waits)
    waiting[configuration] = waits
  }

  /// Reports that an app's requests end with the app.
  package static func useBackgroundSession() {
    Stub.backgroundSession.report()
  }
}
