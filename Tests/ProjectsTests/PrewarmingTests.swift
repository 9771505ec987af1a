import Endurance
import Foundation
import Simulator
import TestSupport
import Testing

/// A process that waits for its app's launch runs none of the app's code before.
struct PrewarmingTests {
  @Test func anAppBeginsWhenItIsLaunched() async throws {
    let project = Story.repository.appendingPathComponent("Tests/Projects/Beginning")
    let bundle = try await BuiltProjects.shared.app(of: project).bundle
    try await Device.withThrowaway(clock: .manual) { device in
      let log = device.log.follow()
      await device.startPrewarming()
      let id = try await device.install(bundle).bundleID
      for launch in 1...3 {
        try await Task.sleep(for: .seconds(1.2))
        #expect(log.takeAll().isEmpty, "nothing is printed before the launch")
        await device.setAppearance(launch == 2 ? .dark : .light)
        try await device.launch(id)
        let lines = try await device.settle().all.compactMap(\.text)
        #expect(
          lines == [
            "Launch \(launch)", "393 points wide", launch == 2 ? "Dark" : "Light", "Begun just now",
          ])
        #expect(log.takeAll().count == 1, "the app has begun")
        await device.kill(id)
      }
    }
  }
}
