import AppBuilder
import DeviceProtocol
import Foundation
import Reports
import Safeguards
import Sandbox
import Simulator

/// The options for a survey.
package struct SurveyOptions: Sendable {
  /// Chooses the steps, together with each project's name.
  package var seed: UInt64
  /// The number of steps with each app.
  package var steps = 40
  /// The time limit of a project, in seconds.
  package var timeout = 60.0
  /// The number of projects surveyed at the same time.
  package var jobs = ProcessInfo.processInfo.activeProcessorCount
  /// The part of the projects that's surveyed; `nil` for all.
  package var shard: ShardNumber?
  /// The folder for pictures with all the device's pixels, if any.
  package var screenshots: RootFolder?
  /// The device model; without one, the one that each app is made for.
  package var model: DeviceModel?
  /// Light or dark.
  package var appearance = DeviceConfiguration.Appearance.light
  /// The language and the region.
  package var locale = DeviceLocale.standard
  /// The sandbox settings of apps.
  package var sandbox = SandboxSettings(limits: .unattendedApp)
  /// The build options of projects.
  package var building: BuildOptions

  /// Creates the default options with a seed.
  package init(seed: UInt64, building: BuildOptions) {
    self.seed = seed
    self.building = building
    self.building.keepsModules = false
  }

  /// Returns the seed for choosing a project's steps, which doesn't depend on other projects.
  func seed(of project: FoundProject) -> UInt64 {
    // FNV-1a: unlike `Hasher`, it returns the same every time.
    project.name.utf8.reduce(seed ^ 0xCBF2_9CE4_8422_2325) {
      ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3
    }
  }
}
