import Foundation
import TestSupport
import Testing

/// The job array that plays the flows of many projects, on a real Slurm.
struct SlurmTests {
  private static let app = Command.repository.appendingPathComponent("Apps/HelloEnrique").path

  @Test func anArrayPlaysTheFlowsAndItsReportsAreMerged() throws {
    let folder = try TemporaryFolder()
    let flows = folder.file("flows")
    try FileManager.default.createDirectory(at: flows, withIntermediateDirectories: true)
    for (name, text) in [
      ("a", "Change Text"), ("b", "Nowhere"), ("c", "Change view color"), ("d", "Change Text"),
    ] {
      try "- launchApp\n- assertVisible: \(text)\n".write(
        to: flows.appendingPathComponent("\(name).yaml"), atomically: true, encoding: .utf8)
    }
    #expect(try Command.run("build", Self.app).code == 0)
    let cluster = try SlurmCluster(in: folder.file("slurm"))
    let reports = folder.file("reports")
    let submitted = try cluster.run(
      Command.repository.appendingPathComponent("scripts/slurm/submit").path,
      "3", flows.path, reports.path, Self.app,
      environment: ["QUINCE": Command.executable.path])
    #expect(submitted.code == 0, "\(submitted.errors)")
    try cluster.waitForJobs()
    let junit = try String(
      contentsOf: reports.appendingPathComponent("junit.xml"), encoding: .utf8)
    #expect(junit.contains("tests=\"4\" failures=\"1\""), "\(junit)")
    let page = reports.appendingPathComponent("report/index.html")
    #expect(FileManager.default.fileExists(atPath: page.path))
    let parts = try FileManager.default.contentsOfDirectory(atPath: reports.path)
      .filter { $0.hasPrefix("part-") }
    #expect(parts.count == 3)
  }

  @Test func anArrayPlaysTheFlowsOfAClass() throws {
    let folder = try TemporaryFolder()
    let flow = folder.file("a.yaml")
    try "- launchApp\n- assertVisible: Change Text\n".write(
      to: flow, atomically: true, encoding: .utf8)
    let apps = ["HelloEnrique", "HelloRoygbiv", "ColorMixer"].map {
      Command.repository.appendingPathComponent("Apps/\($0)").path
    }
    for app in apps { #expect(try Command.run("build", app).code == 0) }
    let cluster = try SlurmCluster(in: folder.file("slurm"))
    let reports = folder.file("reports")
    let submitted = try cluster.run(
      Command.repository.appendingPathComponent("scripts/slurm/submit").path,
      "2", flow.path, reports.path, apps[0], apps[1], apps[2],
      environment: ["QUINCE": Command.executable.path])
    #expect(submitted.code == 0, "\(submitted.errors)")
    try cluster.waitForJobs()
    let junit = try String(
      contentsOf: reports.appendingPathComponent("junit.xml"), encoding: .utf8)
    #expect(junit.components(separatedBy: "<testsuite ").count == 4, "\(junit)")
    #expect(junit.components(separatedBy: "<failure ").count == 2, "\(junit)")
  }
}
