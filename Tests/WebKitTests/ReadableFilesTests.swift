import Foundation
import Testing

@testable import WebKit

/// The rules about the files that a page can use.
struct ReadableFilesTests {
  private struct Rule: Decodable {
    struct Trigger: Decodable {
      let filter: String

      enum CodingKeys: String, CodingKey {
        case filter = "url-filter"
      }
    }
    struct Action: Decodable {
      let type: String
    }
    let trigger: Trigger
    let action: Action
  }

  /// Returns whether the rules for a place let a page use a file.
  private func allows(_ file: String, in place: URL) throws -> Bool {
    let rules = try JSONDecoder().decode(
      [Rule].self, from: Data(ReadableFiles.rules(for: place).utf8))
    let address = URL(fileURLWithPath: file).absoluteString
    let types = try rules.filter { try address.contains(Regex($0.trigger.filter)) }.map(
      \.action.type)
    return types == ["block", "ignore-previous-rules"]
  }

  @Test(arguments: [
    ("/Pages (a+b)/Own/near.js", true), ("/Pages (a+b)/Own/In/é.png", true),
    ("/Pages (a+b)/far.js", false), ("/Pages (a+b)/Own2/near.js", false),
    ("/Pages (aab)/Own/near.js", false), ("/x/Pages (a+b)/Own/near.js", false),
  ])
  func aFolderContainsTheFiles(_ file: String, _ isAllowed: Bool) throws {
    let folder = URL(fileURLWithPath: "/Pages (a+b)/Own", isDirectory: true)
    #expect(try allows(file, in: folder) == isAllowed)
  }

  @Test func anExistingFolderNeedsNoSlash() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let place = URL(fileURLWithPath: folder.path, isDirectory: false)
    #expect(try allows(folder.path + "/near.js", in: place))
    #expect(try !allows(folder.path + "2/near.js", in: place))
  }

  @Test func aFileIsTheOnlyOne() throws {
    let file = URL(fileURLWithPath: "/Pages/page.html", isDirectory: false)
    #expect(try allows("/Pages/page.html", in: file))
    #expect(try !allows("/Pages/page.html2", in: file))
    #expect(try !allows("/Pages/other.html", in: file))
  }
}
