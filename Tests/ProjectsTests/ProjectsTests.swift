import Flows
import Foundation
import Simulator
import Testing

/// Every flow of every project passes, on the app as a person's project makes it.
struct ProjectsTests {
  @Test(arguments: Story.all)
  func passes(_ story: Story) async throws {
    let app = try await BuiltProjects.shared.app(of: story.project)
    let pictures = Story.repository.appendingPathComponent("artifacts")
    let suite = FlowSuite(model: .standard, appearance: .light, screenshots: pictures)
    let result = try await suite.play(FlowReader().read(story.flow), apps: [app.bundle])
    if let failure = result.failure {
      Issue.record("\(failure)\npicture: \(result.picture?.path ?? "none")")
    }
  }

  @Test func findsTheStories() {
    #expect(Story.all.count > 60)
  }
}
