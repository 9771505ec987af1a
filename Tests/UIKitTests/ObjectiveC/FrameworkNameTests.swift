import Foundation
import Testing
import UIKit

@testable import ObjectiveC

/// The names of the frameworks, which distinguish their classes from those of apps.
struct FrameworkNameTests {
  @Test func everyFolderOfTheFrameworksIsOne() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/Frameworks").standardizedFileURL
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.count > 10)
    for name in names { #expect(ClassNames.isFramework(name), "\(name)") }
    #expect(!ClassNames.isFramework("HelloEnrique"))
  }

  @Test func classesHaveTheirNameWithoutTheFramework() {
    #expect(ClassNames.name(of: NSUserActivity.self) == "NSUserActivity")
    #expect(ClassNames.type(named: "NSUserActivity") == NSUserActivity.self)
  }
}
