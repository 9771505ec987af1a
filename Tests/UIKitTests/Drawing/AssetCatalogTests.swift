import Foundation
import Testing
import UIKit

@testable import UIKitCore

struct AssetCatalogTests {
  /// Git stores file names in composed form, and Xcode's image sets contain decomposed names.
  ///
  /// Letter case doesn't matter on a Mac either.
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

  /// An image literal can contain the name of the file that its image set was created from.
  @Test @MainActor func aSetIsFoundByTheNameOfAFile() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.appendingPathComponent("Assets.xcassets/ball.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try #require(UIImage.plain(.red, side: 8).pngData())
      .write(to: set.appendingPathComponent("picture.png"))
    try Data(#"{"images": [{"filename": "picture.png"}]}"#.utf8)
      .write(to: set.appendingPathComponent("Contents.json"))
    let bundle = try #require(Bundle(url: folder))
    func size(_ name: String) -> CGFloat? {
      UIImage(named: name, in: bundle, compatibleWith: nil)?.size.width
    }
    #expect(size("ball") == 8 && size("ball.png") == 8 && size("ball.JPG") == 8)
    #expect(size("ball.txt") == nil && size("other.png") == nil)
  }
}
