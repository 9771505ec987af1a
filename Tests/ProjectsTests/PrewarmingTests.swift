import Endurance
import Foundation
import Simulator
import TestSupport
import Testing

/// A process that waits for the launch of its app doesn't run any of the app's code before.
struct PrewarmingTests {
  @Test func anAppBeginsWhenItIsLaunched() async throws {
    let project = Story.repository.appendingPathComponent("Tests/Projects/Beginning")
    let bundle = try await BuiltProjects.shared.app(of: project).bundle
    try await Device.withThrowaway(clock: .manual) { device in
      let log = device.log.follow()
      await device.startPrewarming()
      let id = try await device.install(bundle).bundleID
      var lines = 0
      for launch in 1...3 {
        try await Task.sleep(for: .seconds(1.2))
        lines += log.takeAll().count
        #expect(lines == launch - 1, "nothing is printed before the launch")
        await device.setAppearance(launch == 2 ? .dark : .light)
        try await device.launch(id)
        let texts = try await device.settle().all.compactMap(\.text)
        #expect(
          texts == [
            "Launch \(launch)", "393 points wide", launch == 2 ? "Dark" : "Light", "Begun just now",
          ])
        let hasBegun = await becomesTrue {
          lines += log.takeAll().count
          return lines == launch
        }
        #expect(hasBegun, "main.swift prints a line")
        await device.kill(id)
      }
    }
  }
}
