import Foundation
import Safeguards
import TestSupport
import Testing

/// Files in a project's own folder that the project can't access.
struct HiddenFileTests {
  @Test func whatIsHiddenIsNotReadByAnyPath() throws {
    let folder = try TemporaryFolder()
    let project = folder.file("project")
    try FileManager.default.createDirectory(
      at: project.appendingPathComponent("Flows"), withIntermediateDirectories: true)
    try Data().write(to: project.appendingPathComponent("Flows/a.yaml"))
    try Data().write(to: project.appendingPathComponent("Flows.txt"))
    let link = project.appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: project.appendingPathComponent("Flows"))
    let area = ReadingArea(
      around: project, scope: .ownFolder, allowing: [folder.url],
      hiding: [project.appendingPathComponent("Flows")])
    for path in [
      "Flows", "Flows/a.yaml", "Flows/new.yaml", "link", "link/a.yaml", "./Flows/../Flows",
    ] {
      let file = project.appendingPathComponent(path)
      #expect(area.hides(file), "\(path)")
      #expect(throws: FileFailure.self, "\(path)") { try area.resolve(file) }
    }
    #expect(!area.hides(project.appendingPathComponent("Flows.txt")))
    try area.resolve(project.appendingPathComponent("Flows.txt"))
  }
}
