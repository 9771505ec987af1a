import AppBuilder
import DeviceProtocol
import Foundation
import Reports
import Sandbox
import Simulator

/// The options for grading a class.
package struct GradingOptions: Sendable {
  /// The number of submissions graded at the same time.
  package var jobs = ProcessInfo.processInfo.activeProcessorCount
  /// The time limit of a submission, including its build, in seconds.
  package var timeout = 120.0
  /// The time limit of all submissions, in seconds, or `nil` without a limit.
  package var totalTimeout: Double?
  /// The part of the class to grade, or `nil` for the whole class.
  package var shard: ShardNumber?
  /// The folder of the report, which also stores screenshots of failures.
  package var report: GradeFolder?
  /// The device model, or `nil` for the model that each app is designed for.
  package var model: DeviceModel?
  /// The light or dark appearance.
  package var appearance = DeviceConfiguration.Appearance.light
  /// The language and the region.
  package var locale = DeviceLocale.standard
  /// The files and resources that apps can use.
  package var sandbox = SandboxSettings(limits: .unattendedApp)
  /// The build options of projects.
  package var building: BuildOptions

  /// Creates the default options.
  package init(building: BuildOptions) {
    self.building = building
    self.building.keepsModules = false
    self.building.readingScope = .ownFolder
  }
}

extension GradingOptions {
  /// An error for a machine whose sandbox can't prevent submissions from reading the flows.
  package struct ReadableFlows: Error, CustomStringConvertible {
    /// The reason, and advice.
    package let description: String
  }

  /// Checks that submissions can read neither the flows nor each other.
  /// - Throws: `ReadableFlows` if they can.
  package func checkSandbox() throws(ReadableFlows) {
    let means = sandbox.triedMeans
    guard !means.hidesFiles else { return }
    let reason = means.shortcoming.map { " (\($0))" } ?? ""
    throw ReadableFlows(
      description: """
        This machine's sandbox can't hide files\(reason), so submissions could read the flows. \
        Install bubblewrap, or use Linux 5.13 or later.
        """)
  }
}
