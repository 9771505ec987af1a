import DeviceProtocol
import Flows
import Foundation
import Reports
import Sandbox
import Simulator

/// The options for running tests.
package struct TestOptions: Sendable {
  /// The device model; `nil` is the one that the app is made for.
  package var model: DeviceModel?
  /// Whether the device is light or dark.
  package var appearance = DeviceConfiguration.Appearance.light
  /// The language and region of the device, unless a test plan has another.
  package var locale = DeviceLocale.standard
  /// The sandbox settings of the app and the tests.
  package var sandbox = SandboxSettings()
  /// The only tests that are run; empty is all.
  package var only: [TestFilter] = []
  /// Tests that aren't run.
  package var skipped: [TestFilter] = []
  /// The number of devices that run tests at the same time.
  package var parallel = 1
  /// The number of times that a failing test is retried.
  package var retries = 0
  /// The part of the tests that's run; `nil` for all of them.
  package var shard: ShardNumber?
  /// The time limit of a test, in real seconds.
  package var timeout = 60.0
  /// The report that keeps a picture of each activity of a UI test, and movies of those that fail.
  package var report: ReportFolder?
  /// The encoder for movies; without it, none are made.
  package var encoder: MovieEncoder?

  /// Creates the default options.
  package init() {}
}
