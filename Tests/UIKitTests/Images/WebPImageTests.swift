import Foundation
import Testing
import UIKit

/// WebP images, which iOS reads since version 14; a package that the system needs has their loader.
@MainActor struct WebPImageTests {
  /// 6 by 4 pixels in rgb(0, 170, 0), 6 by 4 in half transparent blue, and 16 by 16 with losses.
  nonisolated private static let files = [
    ("UklGRhwAAABXRUJQVlA4TA8AAAAvBcAAAAdQ1Yj+ByKi/wEA", 6.0, 4.0),
    ("UklGRhwAAABXRUJQVlA4TA8AAAAvBcAAEAcQ0f/+BSKi/wEA", 6.0, 4.0),
    (
      "UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoQABAAAgA0JaACdLoB+AADsAD+7HDf/OwbEu145//WV/Mr+ZX+7sAA",
      16.0, 16.0
    ),
  ]

  @Test(arguments: files)
  func dataOfAWebPImageMakesAnImage(_ file: String, _ width: Double, _ height: Double) throws {
    let data = try #require(Data(base64Encoded: file))
    let image = try #require(UIImage(data: data))
    #expect(image.size == CGSize(width: width, height: height))
    #expect(image.pngData() != nil)
  }

  @Test func anImageThatIsCutShortIsNone() throws {
    let data = try #require(Data(base64Encoded: Self.files[0].0))
    #expect(UIImage(data: data.prefix(20)) == nil)
  }

  @Test func theNameOfAFileDoesNotMatter() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("webp-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let data = try #require(Data(base64Encoded: Self.files[0].0))
    for name in ["dot.webp", "cat@2x.png"] {
      let file = folder.appendingPathComponent(name)
      try data.write(to: file)
      let image = try #require(UIImage(contentsOfFile: file.path))
      #expect(image.size.width == (name.contains("@2x") ? 3 : 6))
    }
  }
}
