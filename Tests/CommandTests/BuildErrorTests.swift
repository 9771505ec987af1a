import Foundation
import Testing

/// The report of `quince build` on a project that can't be built.
///
/// It contains the problem and its location, the exit code is 1, and no files remain.
struct BuildErrorTests {
  private static let projectFile = "HelloEnrique.xcodeproj/project.pbxproj"
  private static let storyboard = "HelloEnrique/Base.lproj/Main.storyboard"
  private static let controller = "HelloEnrique/ViewController.swift"

  private func expectFailure(
    _ project: SpoiltProject, saying parts: String...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let outcome = try project.build()
    #expect(outcome.code == 1, sourceLocation: sourceLocation)
    for part in parts {
      #expect(outcome.errors.contains(part), "\(outcome.errors)", sourceLocation: sourceLocation)
    }
    #expect(outcome.output.isEmpty, sourceLocation: sourceLocation)
    #expect(project.products.isEmpty, sourceLocation: sourceLocation)
  }

  @Test func noProjectAtThePath() throws {
    let outcome = try Command.run("build", "/nowhere/at-all")
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("/nowhere/at-all"), "\(outcome.errors)")
  }

  @Test func twoProjects() throws {
    let project = try SpoiltProject()
    try FileManager.default.copyItem(
      at: project.url("HelloEnrique.xcodeproj"), to: project.url("Other.xcodeproj"))
    try expectFailure(project, saying: "HelloEnrique.xcodeproj", "Other.xcodeproj")
  }

  @Test func noAppTarget() throws {
    let project = try SpoiltProject()
    try project.replace(
      "com.apple.product-type.application", with: "com.apple.product-type.framework",
      in: Self.projectFile)
    try expectFailure(project, saying: "HelloEnrique.xcodeproj", "app")
  }

  @Test func aProjectFileCutInHalf() throws {
    let project = try SpoiltProject()
    let data = try Data(contentsOf: project.url(Self.projectFile))
    try data.prefix(data.count / 2).write(to: project.url(Self.projectFile))
    try expectFailure(project, saying: "project.pbxproj")
  }

  @Test func aStoryboardThatIsNoXML() throws {
    let project = try SpoiltProject()
    try project.replace("</scenes>", with: "</scene>", in: Self.storyboard)
    let line = try project.line(of: "    <resources>", in: Self.storyboard) - 1
    try expectFailure(project, saying: "Main.storyboard:\(line)")
  }

  @Test func aStoryboardThatDoesNotExist() throws {
    let project = try SpoiltProject()
    try project.replace(
      "<string>Main</string>", with: "<string>Start</string>", in: "HelloEnrique/Info.plist")
    try expectFailure(project, saying: "Start", "UISceneStoryboardFile")
  }

  @Test func aSwiftSyntaxError() throws {
    let project = try SpoiltProject()
    try project.replace(
      "helperLabel.isHidden = true", with: "helperLabel.isHidden = = true", in: Self.controller)
    let line = try project.line(of: "= = true", in: Self.controller)
    try expectFailure(project, saying: "ViewController.swift:\(line):", "error:")
  }

  @Test func aMemberThatQuinceDoesNotHave() throws {
    let project = try SpoiltProject()
    try project.replace(
      "helperLabel.isHidden = true", with: "helperLabel.scalesLargeContentImage = true",
      in: Self.controller)
    let name = "scalesLargeContentImage"
    let line = try project.line(of: name, in: Self.controller)
    try expectFailure(
      project, saying: "ViewController.swift:\(line):21", name, "Quince doesn't support it yet")
  }

  @Test func aSwiftUIProject() throws {
    let project = try SpoiltProject()
    for file in ["AppDelegate", "SceneDelegate", "ViewController"] {
      try FileManager.default.removeItem(at: project.url("HelloEnrique/\(file).swift"))
    }
    try """
    import SwiftUI

    @main
    struct HelloApp: App {
        var body: some Scene { WindowGroup { Text("Hello") } }
    }
    """.write(
      to: project.url("HelloEnrique/HelloApp.swift"), atomically: true, encoding: .utf8)
    try expectFailure(project, saying: "SwiftUI", "UIKit apps in Swift")
  }

  @Test func anObjectiveCProject() throws {
    let project = try SpoiltProject()
    for file in ["AppDelegate", "SceneDelegate", "ViewController"] {
      let swift = project.url("HelloEnrique/\(file).swift")
      try FileManager.default.moveItem(
        at: swift, to: swift.deletingPathExtension().appendingPathExtension("m"))
    }
    try expectFailure(project, saying: "Objective-C", "UIKit apps in Swift")
  }

  @Test func aFailedBuildLeavesTheLastGoodApp() throws {
    let project = try SpoiltProject()
    #expect(try project.build().code == 0)
    let executable = project.output.appendingPathComponent("HelloEnrique.app/HelloEnrique")
    let before = try Data(contentsOf: executable)
    try project.replace("import UIKit", with: "import Nowhere", in: Self.controller)
    let outcome = try project.build()
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("Nowhere"), "\(outcome.errors)")
    #expect(project.products == ["HelloEnrique.app"])
    #expect(try Data(contentsOf: executable) == before)
  }
}
