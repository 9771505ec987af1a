import AppBuilder
import Endurance
import Foundation
import Testing

/// Data that an app has stored before a frame shows it survives SIGKILL.
struct DurabilityTests {
  /// The number of times that the app is killed, which is a thousand in `make soak`.
  static let kills = 200

  @Test func whatWasShownSurvivesKillingAtAnyMoment() async throws {
    let project = Story.repository.appendingPathComponent("Apps/ColorMixer")
    let app = try await BuiltProjects.shared.app(of: project)
    let tally = try await withThrowingTaskGroup(of: KillTally.self) { group in
      let devices = 2
      for number in 0..<devices {
        group.addTask {
          let mixer = try await KilledMixer(bundle: app.bundle, seed: UInt64(number))
          return try await mixer.killAndRelaunch(times: Self.kills / devices)
        }
      }
      return try await group.reduce(into: KillTally()) { $0 += $1 }
    }
    print(tally)
    #expect(tally.kills == Self.kills)
    #expect(tally.amidDrag > Self.kills / 4, "the kills must fall into the drags: \(tally)")
  }
}
