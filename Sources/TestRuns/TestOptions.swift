import DeviceProtocol
import Flows
import Foundation
import Reports
import Sandbox
import Simulator

/// How tests are run.
package struct TestOptions: Sendable {
  /// The kind of device; `nil` is what the app is made for.
  package var model: DeviceModel?
  /// Whether the device is light or dark.
  package var appearance = DeviceConfiguration.Appearance.light
  /// The language and region of the device, unless a test plan says otherwise.
  package var locale = DeviceLocale.standard
  /// The sandbox settings of the app and the tests.
  package var sandbox = SandboxSettings()
  /// The only tests that are run; empty is all.
  package var only: [TestFilter] = []
  /// Tests that aren't run.
  package var skipped: [TestFilter] = []
  /// How many devices run tests at the same time.
  package var parallel = 1
  /// How often a test that fails is tried again.
  package var retries = 0
  /// The part of the tests that is run; `nil` for all of them.
  package var shard: ShardNumber?
  /// How many real seconds a test may take.
  package var timeout = 60.0
  /// The report that keeps a picture of each activity of a UI test, and movies of those that fail.
  package var report: ReportFolder?
  /// The encoder for movies; without it, none are made.
  package var encoder: MovieEncoder?

  /// Creates the default options.
  package init() {}
}
