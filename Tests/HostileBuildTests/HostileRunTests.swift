import Foundation
import TestSupport
import Testing

/// Runs apps and grades submissions that attempt to do harm, with each user and each sandbox.
struct HostileRunTests {
  private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: Confinement.available)
  func anAppReachesNothing(_ confinement: Confinement) throws {
    let home = try HostileHome(cache: confinement.cache())
    try FileManager.default.removeItem(at: home.project)
    try FileManager.default.copyItem(
      at: Self.repository.appendingPathComponent("Tests/Projects/Hostile"), to: home.project)
    let flow = home.project.appendingPathComponent("Flows/attacks.yaml")
    let text = try String(contentsOf: flow, encoding: .utf8)
    let launch = """
      - launchApp: { arguments: { port: \(home.listener.port), abstract: "\(home.listener.name)" } }

      """
    let attacks = text.replacing("- launchApp\n", with: launch)
    try #require(attacks != text)
    try attacks.write(to: flow, atomically: true, encoding: .utf8)
    let process = try confinement.process(
      ["play", flow.path, home.project.path, "--screenshots", home.output.path], in: home)
    let (status, output) = try HostileBuild.run(process, in: home)
    #expect(status == 0, "\(output)")
    #expect(output.contains("1 passed, 0 failed"), "\(output)")
  }

  /// One submission shows the correct answer, one searches the suite for it, and one writes the
  /// result itself.
  @Test(arguments: Confinement.available)
  func submissionsEarnWhatTheyDeserve(_ confinement: Confinement) throws {
    let home = try HostileHome(cache: confinement.cache())
    let suite = home.project.appendingPathComponent("Suite").path
    let all = try GradedClass()
    try all.add("honest")
    try all.add("looks", .init(atLaunch: Self.looking(in: suite), views: "[]"))
    try all.add("writes", .init(atLaunch: Self.writing, views: "[]"))
    try FileManager.default.removeItem(at: home.project)
    try FileManager.default.copyItem(at: all.folder.url, to: home.project)
    let table = home.output.appendingPathComponent("grades.csv")
    let process = try confinement.process(
      ["grade", suite, home.project.path + "/Class", "--csv", table.path], in: home)
    let (status, output) = try HostileBuild.run(process, in: home)
    #expect(status == 0, "\(output)")
    let grades = try String(contentsOf: table, encoding: .utf8)
    #expect(
      grades.split(separator: "\r\n").dropFirst().map { $0.split(separator: ",").prefix(4) }
        .map { $0.joined(separator: ",") }
        == ["honest,graded,7,7", "looks,graded,0,7", "writes,graded,0,7"], "\(output)")
  }

  /// Returns code that shows the selectors in a suite's flows on the screen, line by line, if the
  /// flows are readable.
  private static func looking(in suite: String) -> String {
    """
    let screen = UIView(frame: UIScreen.main.bounds)
    let folder = "\(suite)"
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      let label = UILabel(frame: screen.bounds)
      label.text = try? String(contentsOfFile: folder + "/" + name, encoding: .utf8)
      screen.addSubview(label)
    }
    DispatchQueue.main.async { self.window?.rootViewController?.view.addSubview(screen) }
    """
  }

  /// Code that writes to each descriptor that could lead to the grading process.
  private static let writing = """
    let forged = Array("passed".utf8)
    for descriptor in Int32(4)..<64 { write(descriptor, forged, forged.count) }
    """
}
