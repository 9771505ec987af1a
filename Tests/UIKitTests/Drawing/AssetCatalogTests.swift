import Foundation
import Testing

@testable import UIKit

struct AssetCatalogTests {
  /// Git writes the names of files composed and Xcode those in a set decomposed; letter case doesn't matter to a Mac, either.
  @Test(arguments: [("e\u{301}te\u{301}.png", "\u{E9}t\u{E9}.png"), ("photo.PNG", "Photo.png")])
  func aSetHasAFileThatAMacWouldFind(_ listed: String, _ stored: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.appendingPathComponent("Assets.xcassets/summer.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: "\(set.path)/\(stored)"))
    try Data("{\"images\": [{\"filename\": \"\(listed)\"}]}".utf8)
      .write(to: set.appendingPathComponent("Contents.json"))
    let found = AssetCatalog(folder: folder.path).imageSet(named: "summer")
    let file = try #require(found?.variants.first?.file)
    #expect(FileManager.default.fileExists(atPath: file), "\(file)")
  }
}
