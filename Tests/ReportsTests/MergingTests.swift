import Foundation
import Reports
import Safeguards
import TestSupport
import Testing

/// The result of merging several reports.
struct MergingTests {
  private func report(in folder: TemporaryFolder, picture: Data) throws {
    let target = try ReportFolder(folder.url)
    var report = RunReport.sample
    report.runs[0].screens = [
      ReportedScreen(
        picture: try target.keep(picture, ending: "png"), size: CGSize(width: 1, height: 2),
        elements: [])
    ]
    try report.write(to: target)
  }

  @Test func hasAllRunsAndTheirFiles() throws {
    let (first, second, into) = (
      try TemporaryFolder(), try TemporaryFolder(), try TemporaryFolder()
    )
    try report(in: first, picture: Data([1]))
    try report(in: second, picture: Data([2]))
    let folder = try ReportFolder(into.url)
    let merged = try folder.merge([first.url, second.url])
    try merged.write(to: folder)
    #expect(merged.runs.count == 6)
    #expect(merged.seconds == 2)
    let pictures = merged.runs.flatMap(\.screens).compactMap(\.picture)
    let contents = try pictures.map { try Data(contentsOf: into.url.appendingPathComponent($0)) }
    #expect(contents == [Data([1]), Data([2])])
    #expect(try ReportFolder.read(into.url) == merged)
  }

  @Test func severalProjectsAreToldApart() throws {
    let (first, second, into) = (
      try TemporaryFolder(), try TemporaryFolder(), try TemporaryFolder()
    )
    for (folder, name) in [(first, "/class/anna"), (second, "class/ben/")] {
      var report = RunReport.sample
      report.properties.append(ReportedProperty(RunReport.project, name))
      try report.write(to: ReportFolder(folder.url))
    }
    let merged = try ReportFolder(into.url).merge([first.url, second.url])
    #expect(merged.runs[0].fullName == "class/anna/Flows/walk-through")
    #expect(merged.runs[3].fullName == "class/ben/Flows/walk-through")
    #expect(merged.properties.map(\.name) == ["device"])
  }

  @Test(arguments: ["../secret", "/etc/passwd", "link"])
  func takesNothingFromOutsideOfAReport(_ path: String) throws {
    let (source, into) = (try TemporaryFolder(), try TemporaryFolder())
    try FileManager.default.createSymbolicLink(
      at: source.url.appendingPathComponent("link"),
      withDestinationURL: URL(fileURLWithPath: "/etc/passwd"))
    var report = RunReport.sample
    report.runs[0].attachments = [ReportedAttachment(name: "x", type: "text/plain", path: path)]
    try report.write(to: ReportFolder(source.url))
    let folder = try ReportFolder(into.url)
    let merged = try folder.merge([source.url])
    #expect(merged.runs.count == 3)
    #expect(merged.runs[0].attachments.isEmpty)
    #expect(merged.runs[0].output.contains { $0.text.contains("was skipped") })
    #expect(try FileManager.default.contentsOfDirectory(atPath: into.url.path).isEmpty)
  }
}
