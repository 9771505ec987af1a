import Foundation
import TestSupport
import Testing

/// Projects and folders whose names have letters of any language.
struct ForeignNameTests {
  private let folder: ProjectFolder

  init() throws {
    folder = try ProjectFolder()
    try folder.addApp("Hello", action: "")
  }

  /// Launches the app, and expects its button.
  private func expectLaunch(_ environment: [String: String]? = nil) throws {
    let outcome = try Command.run(
      ["elements", folder.file("Hello").path], environment: environment)
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("“Go”"), "\(outcome.output)")
  }

  @Test(arguments: ["Café", "transiçãoDeDados", "電卓"])
  func aTargetOfAnyNameBuilds(_ name: String) throws {
    let project = folder.file("Hello/Hello.xcodeproj/project.pbxproj")
    let text = try String(contentsOf: project, encoding: .utf8)
    try text.replacing("<string>App</string>", with: "<string>\(name)</string>")
      .write(to: project, atomically: true, encoding: .utf8)
    try FileManager.default.moveItem(at: folder.file("Hello/App"), to: folder.file("Hello/\(name)"))
    try expectLaunch()
  }

  @Test func aProjectBuildsInAHomeOfAnyName() throws {
    let home = folder.file("Größe 戸/josé")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    try expectLaunch(["HOME": home.path, "PATH": path])
  }
}
