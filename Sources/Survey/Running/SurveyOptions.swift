import AppBuilder
import DeviceProtocol
import Foundation
import Reports
import Safeguards
import Sandbox
import Simulator

/// The options for a survey.
package struct SurveyOptions: Sendable {
  /// The seed that determines the steps, together with the name of each project.
  package var seed: UInt64
  /// The number of steps to perform with each app.
  package var steps = 40
  /// The time limit for each project, in seconds.
  package var timeout = 60.0
  /// The number of projects surveyed at the same time.
  package var jobs = ProcessInfo.processInfo.activeProcessorCount
  /// The shard of the projects to survey, or `nil` for all projects.
  package var shard: ShardNumber?
  /// The folder for screenshots in the device's full resolution, or `nil` for none.
  package var screenshots: RootFolder?
  /// The device model, or `nil` for the model that each app is designed for.
  package var model: DeviceModel?
  /// The light or dark appearance.
  package var appearance = DeviceConfiguration.Appearance.light
  /// The language and the region.
  package var locale = DeviceLocale.standard
  /// The sandbox settings for apps.
  package var sandbox = SandboxSettings(limits: .unattendedApp)
  /// The build options for projects.
  package var building: BuildOptions

  /// Creates the default options with a seed.
  package init(seed: UInt64, building: BuildOptions) {
    self.seed = seed
    self.building = building
    self.building.keepsModules = false
  }

  /// Returns the seed for choosing a project's steps, which is independent of other projects.
  func seed(of project: FoundProject) -> UInt64 {
    // FNV-1a: unlike `Hasher`, it returns the same every time.
    project.name.utf8.reduce(seed ^ 0xCBF2_9CE4_8422_2325) {
      ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3
    }
  }
}
