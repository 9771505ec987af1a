import Foundation
import TestSupport
import Testing

@testable import LanguageServer

/// The projects that the server opens for files.
struct ProjectOfFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for path in [
      "Repository/Shop.xcodeproj/project.pbxproj", "Repository/Shop/Scenes/Cart/CartCell.swift",
      "Two/A.xcodeproj/project.pbxproj", "Two/B.xcodeproj/project.pbxproj", "Two/A/A.swift",
      "Loose/Views/Row.swift",
    ] {
      let file = folder.file(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
  }

  @Test(arguments: [
    ("Repository/Shop/Scenes/Cart/CartCell.swift", "Repository/Shop.xcodeproj"),
    ("Two/A/A.swift", nil), ("Loose/Views/Row.swift", "Loose/Views"),
  ])
  func foldersOfAProjectArePartsOfIt(_ file: String, _ project: String?) {
    let found = LanguageServer.project(of: folder.file(file).path)
    #expect(found?.path == project.map { folder.file($0).path })
  }
}
