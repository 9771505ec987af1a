import Foundation
import Safeguards
import Testing

@testable import AppBuilder
@testable import BuildWork

/// Workspaces that Xcode creates, and invalid ones.
struct WorkspaceTests {
  private static let apps = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Apps")

  /// Creates a workspace with some content next to links to the three apps.
  private func withWorkspace(_ content: Data, _ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("workspace-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let workspace = folder.appendingPathComponent("All.xcworkspace")
    try FileManager.default.createDirectory(at: workspace, withIntermediateDirectories: true)
    for place in ["HelloEnrique", "ColorMixer", "../Tests/Projects/Toolkit"] {
      let original = Self.apps.appendingPathComponent(place)
      try FileManager.default.copyItem(
        at: original, to: folder.appendingPathComponent(original.lastPathComponent))
    }
    try content.write(to: workspace.appendingPathComponent("contents.xcworkspacedata"))
    try body(workspace)
  }

  private static func area(of workspace: URL) -> ReadingArea {
    ReadingArea(around: workspace.deletingLastPathComponent())
  }

  private func names(_ content: String, forTests: Bool = false) throws -> [String] {
    var names: [String] = []
    try withWorkspace(Data("<Workspace version=\"1.0\">\(content)</Workspace>".utf8)) {
      names = try Workspace($0, forTests: forTests, in: Self.area(of: $0)).projects
        .map(\.lastPathComponent)
    }
    return names
  }

  @Test func theProjectsOfTheThreeAppsAreFound() throws {
    let place = Self.apps.appendingPathComponent("Apps.xcworkspace")
    let workspace = try Workspace(place, in: Self.area(of: place))
    #expect(
      workspace.projects.map(\.lastPathComponent)
        == ["HelloEnrique.xcodeproj", "HelloRoygbiv.xcodeproj", "ColorMixer.xcodeproj"])
  }

  @Test func theBuilderIsAskedForThem() async throws {
    let workspace = Self.apps.appendingPathComponent("Apps.xcworkspace")
    let told = try await AppBuilder(options: BuildOptions()).projects(of: workspace)
    let read = try Workspace(workspace, in: Self.area(of: workspace))
    #expect(told.map(\.path) == read.projects.map(\.path))
  }

  @Test func oneOfSeveralMustBeChosen() async throws {
    let workspace = Self.apps.appendingPathComponent("Apps.xcworkspace")
    let failure = await #expect(throws: BuildFailure.self) {
      try await AppBuilder(options: BuildOptions()).build(workspace)
    }
    #expect(failure?.description.contains("the workspace contains 3 projects with apps") == true)
  }

  @Test func groupsAndContainersLeadToProjects() throws {
    let mixer = #"<FileRef location="group:ColorMixer.xcodeproj"/>"#
    #expect(
      try names(
        #"<Group location="container:" name="Apps"><Group location="group:ColorMixer">\#(mixer)</Group></Group>"#
          + #"<FileRef location="container:HelloEnrique/HelloEnrique.xcodeproj"/>"#
          + #"<FileRef location="group:HelloEnrique/HelloEnrique.xcodeproj"/>"#
          + #"<FileRef location="group:README.md"/>"#)
        == ["ColorMixer.xcodeproj", "HelloEnrique.xcodeproj"])
  }

  @Test func projectsWithTestsAreFound() throws {
    let toolkit = #"<FileRef location="group:Toolkit/Toolkit.xcodeproj"/>"#
    let mixer = #"<FileRef location="group:ColorMixer/ColorMixer.xcodeproj"/>"#
    #expect(try names(toolkit, forTests: true) == ["Toolkit.xcodeproj"])
    #expect(try names(toolkit + mixer, forTests: true) == ["ColorMixer.xcodeproj"])
    #expect(try names(toolkit + mixer) == ["ColorMixer.xcodeproj"])
    let failure = #expect(throws: BuildFailure.self) { try names(toolkit) }
    #expect(failure?.description.contains("no project here has an app target") == true)
    #expect(failure?.description.contains("`quince test`") == true)
  }

  @Test(arguments: ["group:../Neighbor/Neighbor.xcodeproj", "absolute:/srv/Neighbor.xcodeproj"])
  func aProjectElsewhereMayNotBeRead(_ location: String) throws {
    let failure = #expect(throws: BuildFailure.self) {
      try names("<FileRef location=\"\(location)\"/>")
    }
    let text = failure?.description ?? ""
    #expect(text.contains("Neighbor.xcodeproj: error: can't read the project"), "\(text)")
    #expect(text.contains("--also-read /"), "\(text)")
  }

  @Test func aProjectThatIsNotThereIsNamed() throws {
    let failure = #expect(throws: BuildFailure.self) {
      try names("\n<FileRef location=\"group:Gone.xcodeproj\"/>")
    }
    #expect(failure?.diagnostics.first?.line == 2)
    #expect(failure?.description.contains("Gone.xcodeproj") == true)
  }

  @Test(arguments: [
    Data(), Data("<Workspace>".utf8), Data("<Workspace/>".utf8), Data([0x3c, 0x61, 0xff, 0xfe]),
    Data(String(repeating: "<Group>", count: 100_000).utf8),
    Data(String(repeating: "x", count: 2 << 20).utf8),
  ])
  func nonsenseIsTold(_ content: Data) throws {
    try withWorkspace(content) { workspace in
      #expect(throws: BuildFailure.self) { try Workspace(workspace, in: Self.area(of: workspace)) }
    }
  }
}
