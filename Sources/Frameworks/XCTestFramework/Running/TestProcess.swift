import UIKit

/// A process of its own for tests that run in no app: those of a target without a host, and UI
/// tests.
@MainActor
package enum TestProcess {
  /// Serves whoever runs the tests, until the process is ended; what the builder writes calls it
  /// first.
  package static func main() -> Never {
    Launch.runWithoutApp()
  }
}
