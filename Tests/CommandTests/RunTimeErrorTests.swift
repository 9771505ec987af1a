import Foundation
import Testing

/// Code that runs on iOS also runs in Quince, and its errors are reported as on iOS, but with more
/// detail.
struct RunTimeErrorTests {
  private static let storyboard = "HelloEnrique/Base.lproj/Main.storyboard"

  private func play(_ steps: String, on project: SpoiltProject) throws -> Command.Outcome {
    let flow = project.url("flow.yaml")
    try steps.write(to: flow, atomically: true, encoding: .utf8)
    return try Command.run(
      "play", flow.path, project.path, "--screenshots", project.url("pictures").path)
  }

  @Test func anOutletThatTheClassLacksStopsTheAppAtLoad() throws {
    let project = try SpoiltProject()
    try project.replace("\"helperLabel\"", with: "\"hintLabel\"", in: Self.storyboard)
    let line = try project.line(of: "\"hintLabel\"", in: Self.storyboard)
    let build = try project.build()
    #expect(build.code == 0)
    #expect(build.errors.contains("Main.storyboard:\(line)"), "\(build.errors)")
    #expect(build.errors.contains("hintLabel") && build.errors.contains("ViewController"))
    let launch = try play("- launchApp", on: project)
    #expect(launch.code == 1)
    let told = launch.output + launch.errors
    #expect(told.contains("not key value coding-compliant for the key hintLabel"), "\(told)")
    #expect(told.contains("Main.storyboard:\(line)"), "\(told)")
  }

  @Test func anActionThatTheClassLacksStopsTheAppWhenTheEventFires() throws {
    let project = try SpoiltProject()
    try project.replace("\"changeTextColor:\"", with: "\"paintText:\"", in: Self.storyboard)
    let line = try project.line(of: "\"paintText:\"", in: Self.storyboard)
    let build = try project.build()
    #expect(build.code == 0)
    #expect(build.errors.contains("Main.storyboard:\(line)"), "\(build.errors)")
    let before = try play("- launchApp\n- tapOn: Change Text\n", on: project)
    #expect(before.code == 0, "\(before.output)")
    let after = try play(
      "- launchApp\n- tapOn: Change Text color\n- assertVisible: anything", on: project)
    #expect(after.code == 1)
    let told = after.output + after.errors
    #expect(told.contains("unrecognized selector"), "\(told)")
    #expect(told.contains("paintText:"), "\(told)")
  }

  @Test func aMainStoryboardWithoutAnInitialViewControllerIsTold() throws {
    let project = try SpoiltProject()
    let file = project.url(Self.storyboard)
    let text = try String(contentsOf: file, encoding: .utf8)
    try text.replacing(/\binitialViewController="[^"]*"/, with: "")
      .write(to: file, atomically: true, encoding: .utf8)
    let line = try project.line(of: "<document", in: Self.storyboard)
    let outcome = try play("- launchApp", on: project)
    let told = outcome.output + outcome.errors
    let parts = told.components(separatedBy: "perhaps the designated entry point is not set?")
    #expect(parts.count == 2, "\(told)")
    #expect(told.contains("Main.storyboard:\(line): warning: Failed to instantiate"), "\(told)")
  }

  @Test func anUnknownCustomClassIsReportedAndItsBaseClassUsed() throws {
    let project = try SpoiltProject()
    try project.replace(
      "<textField opaque", with: "<textField customClass=\"FancyField\" opaque",
      in: Self.storyboard)
    let line = try project.line(of: "FancyField", in: Self.storyboard)
    let outcome = try play("- launchApp\n- assertVisible: { id: field }", on: project)
    #expect(outcome.code == 0, "\(outcome.output)")
    #expect(outcome.errors.contains("FancyField"), "\(outcome.errors)")
    #expect(outcome.errors.contains("Main.storyboard:\(line)"), "\(outcome.errors)")
  }
}
