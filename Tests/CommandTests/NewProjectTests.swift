import Foundation
import TestSupport
import Testing

/// New projects of Xcode 26 and 27, as their creator runs them before changing anything.
struct NewProjectTests {
  private static let projects = NewProject.Xcode.allCases.flatMap { xcode in
    NewProject.Interface.allCases.map { (xcode, $0) }
  }

  @Test(arguments: projects)
  func aNewProjectPassesItsTests(
    _ xcode: NewProject.Xcode, _ interface: NewProject.Interface
  ) throws {
    let folder = try TemporaryFolder()
    let project = NewProject(xcode, interface)
    try project.write(to: folder)
    let outcome = try Command.run("test", folder.url.path, "--json")
    let results = try JSONDecoder().decode(
      [TestedProject.Result].self, from: Data(outcome.output.utf8))
    let name = project.name
    #expect(
      Set(results.map(\.name)) == [
        "\(name)Tests/\(name)Tests/example()", "\(name)UITests/\(name)UITests/testExample",
        "\(name)UITests/\(name)UITests/testLaunchPerformance",
        "\(name)UITests/\(name)UITestsLaunchTests/testLaunch",
      ])
    #expect(results.allSatisfy { $0.passed })
    #expect(outcome.code == 0)
    #expect(!outcome.errors.contains("warning"))
  }

  @Test func aNewProjectOpensOnANewPhone() throws {
    let folder = try TemporaryFolder()
    try NewProject(.second27, .storyboard).write(to: folder)
    let picture = folder.file("screen.png")
    let outcome = try Command.run("screenshot", folder.url.path, "--output", picture.path)
    #expect(outcome.code == 0)
    // The header of a PNG file has the width and the height at these places.
    let header = try Data(contentsOf: picture).prefix(24)
    #expect(Self.number(header[16..<20]) == 402 * 3)
    #expect(Self.number(header[20..<24]) == 874 * 3)
  }

  private static func number(_ bytes: Data) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
