import AppBuilder
import DeviceProtocol
import Flows
import Foundation
import Simulator
import Testing

/// All flows of all projects pass with the app that's built from the user's project.
struct ProjectsTests {
  @Test(arguments: Story.all)
  func passes(_ story: Story) async throws {
    try await play(story, on: .named(story.device), .light)
  }

  @Test(arguments: Story.ofEverySize, ["iPhone SE", "iPad"])
  func passesOnOtherDevicesInTheDark(_ story: Story, _ device: String) async throws {
    try await play(story, on: .named(device), .dark)
  }

  private func play(
    _ story: Story, on model: DeviceModel, _ appearance: DeviceConfiguration.Appearance
  ) async throws {
    let flow = try FlowReader().read(story.flow)
    let app = try await BuiltProjects.shared.app(
      of: story.project,
      for: flow.system.map { SystemChoice.exactly($0.release) } ?? .oldest)
    let pictures = Story.repository.appendingPathComponent("artifacts")
    let suite = FlowSuite(model: model, appearance: appearance, screenshots: pictures)
    let result = try await suite.play(flow, apps: [app.bundle])
    if let failure = result.failure {
      Issue.record("\(failure)\npicture: \(result.picture?.path ?? "none")")
    }
  }

  @Test func findsTheStories() {
    #expect(Story.all.count > 60)
    #expect(Story.ofEverySize.count == 3)
  }
}
