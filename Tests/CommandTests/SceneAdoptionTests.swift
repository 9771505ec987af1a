import Foundation
import TestSupport
import Testing

/// Apps without scenes: UIKit announces that they'll stop launching, or ends them, depending on the
/// SDK that they're built with.
struct SceneAdoptionTests {
  private static let app = "Tests/Projects/Sceneless"
  private static let file = "Sceneless.xcodeproj/project.pbxproj"
  private static let announcement =
    "CLIENT OF UIKIT REQUIRES UPDATE: This process does not adopt UIScene lifecycle. "
    + "This will become an assert in a future version."
  private static let failure =
    "Application failed to launch: UIScene life cycle is required for apps built with this SDK."

  private func play(_ project: SpoiltProject) throws -> (code: Int32, text: String) {
    let outcome = try Command.run("play", project.url("Flows").path, project.path)
    return (outcome.code, outcome.output + outcome.errors)
  }

  @Test func anAppForTheSDKOfXcode26IsAnnouncedOnce() throws {
    let played = try play(SpoiltProject(Self.app))
    #expect(played.code == 0, "\(played.text)")
    #expect(played.text.ranges(of: Self.announcement).count == 1, "\(played.text)")
  }

  @Test func anAppForAnEarlierSDKLaunchesSilently() throws {
    let project = try SpoiltProject(Self.app)
    try project.replace("LastUpgradeCheck = 2660", with: "LastUpgradeCheck = 1640", in: Self.file)
    let played = try play(project)
    #expect(played.code == 0, "\(played.text)")
    #expect(!played.text.contains("UIScene"), "\(played.text)")
  }

  @Test(arguments: [true, false])
  func anAppForTheSDKOfXcode27EndsAtLaunch(_ hasManifest: Bool) throws {
    let project = try SpoiltProject(Self.app)
    try project.replace("DEPLOYMENT_TARGET = 17.0", with: "DEPLOYMENT_TARGET = 27.0", in: Self.file)
    if hasManifest {
      let key = "INFOPLIST_KEY_UI"
      try project.replace(
        "\(key)LaunchScreen_Generation = YES;",
        with: """
          \(key)LaunchScreen_Generation = YES; \
          \(key)ApplicationSceneManifest_Generation = YES;
          """, in: Self.file)
    }
    let played = try play(project)
    #expect(played.code == 1, "\(played.text)")
    #expect(played.text.contains(Self.failure), "\(played.text)")
  }

  @Test func anAppForTheSDKOfXcode27LaunchesWithoutScenesOnAnEarlierSystem() throws {
    let project = try SpoiltProject(Self.app)
    try project.replace("LastUpgradeCheck = 2660", with: "LastUpgradeCheck = 2700", in: Self.file)
    let played = try play(project)
    #expect(played.code == 0, "\(played.text)")
    #expect(played.text.contains(Self.announcement), "\(played.text)")
    let outcome = try Command.run(
      "play", project.url("Flows").path, project.path, "--os", "27.2")
    #expect(outcome.code == 1)
    #expect((outcome.output + outcome.errors).contains(Self.failure), "\(outcome.output)")
  }

  @Test func doctorFindsAnAppWithoutScenes() throws {
    let without = try Command.run("doctor", Self.app)
    #expect(without.output.contains("– the app has no scenes (UIApplicationSceneManifest), so iOS"))
    for project in ["Tests/Projects/Beacon", "Apps/HelloEnrique"] {
      let outcome = try Command.run("doctor", project)
      #expect(!outcome.output.contains("has no scenes"), "\(outcome.output)")
    }
  }
}
