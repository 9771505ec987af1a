import DeviceProtocol
import Flows
import Foundation
import Reports
import Sandbox
import Simulator

/// The options for running tests.
package struct TestOptions: Sendable {
  /// The device model, or `nil` for the model that the app is designed for.
  package var model: DeviceModel?
  /// The light or dark appearance of the device.
  package var appearance = DeviceConfiguration.Appearance.light
  /// The language and region of the device, unless a test plan specifies others.
  package var locale = DeviceLocale.standard
  /// The sandbox settings of the app and the tests.
  package var sandbox = SandboxSettings()
  /// The tests to run, or an empty list for all tests.
  package var only: [TestFilter] = []
  /// The tests to skip.
  package var skipped: [TestFilter] = []
  /// The number of devices that run tests at the same time.
  package var parallel = 1
  /// The number of times that a failing test is retried.
  package var retries = 0
  /// The shard of the tests to run, or `nil` for all tests.
  package var shard: ShardNumber?
  /// The time limit of a test, in real seconds.
  package var timeout = 60.0
  /// The debugger that attaches to the app and the tests, or `nil` for none.
  package var debugger: StartingDebugger?
  /// The report that contains a screenshot of each activity of a UI test, and movies of failed
  /// tests.
  package var report: ReportFolder?
  /// The encoder for movies, or `nil` to create no movies.
  package var encoder: MovieEncoder?

  /// Creates the default options.
  package init() {}
}
