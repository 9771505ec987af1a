import Foundation
import Simulator
import Testing

/// An app that shows no window is reported once its launch is complete.
struct MissingWindowTests {
  @Test(arguments: [("late", 0), ("never", 1)])
  func aWindowCanBecomeVisibleWhenTheAppBecomesActive(_ argument: String, _ count: Int) async throws
  {
    let project = Story.repository.appendingPathComponent("Tests/Projects/Screens")
    let bundle = try await BuiltProjects.shared.app(of: project).bundle
    try await Device.withThrowaway(clock: .manual) { device in
      let app = try await device.install(bundle).bundleID
      try await device.launch(app, arguments: [argument])
      _ = try await device.settle()
      let reports = await device.reports(of: app)
      #expect(reports.count { $0.message.contains("shows no window") } == count)
    }
  }
}
