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
    try allows(address: URL(fileURLWithPath: file).absoluteString, in: place)
  }

  private func allows(address: String, in place: URL) throws -> Bool {
    let rules = try JSONDecoder().decode(
      [Rule].self, from: Data(ReadableFiles.rules(for: place).utf8))
    let types = try rules.filter { try address.contains(Regex($0.trigger.filter)) }.map(
      \.action.type)
    return types.last == "ignore-previous-rules"
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

  @Test(arguments: [
    ("near%20by.js", true), ("near.js?%2F", true), ("..%2Ffar.js", false), ("..%2ffar.js", false),
    ("near%2Ejs", false), ("%6Eear.js", false),
  ])
  func addressesAreWrittenInOneWay(_ name: String, _ isAllowed: Bool) throws {
    let folder = URL(fileURLWithPath: "/Pages/Own", isDirectory: true)
    #expect(try allows(address: "file:///Pages/Own/\(name)", in: folder) == isAllowed)
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

  @Test func linksDontLeaveTheFolder() throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let own = folder.appendingPathComponent("Own", isDirectory: true)
    try files.createDirectory(at: own, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    try Data("x".utf8).write(to: own.appendingPathComponent("near.js"))
    try Data("x".utf8).write(to: folder.appendingPathComponent("far.js"))
    for (link, file) in [
      ("in.js", "near.js"), ("out.js", "../far.js"), ("up", ".."), ("no", "/x"), ("self", "."),
      ("é [1].js", "../far.js"),
    ] {
      try files.createSymbolicLink(atPath: own.path + "/" + link, withDestinationPath: file)
    }
    #expect(try allows(own.path + "/in.js", in: own))
    #expect(try allows(own.path + "/out.json", in: own))
    #expect(try !allows(own.path + "/out.js", in: own))
    #expect(try !allows(own.path + "/é [1].js", in: own))
    let address = URL(fileURLWithPath: own.path, isDirectory: true).absoluteString
    #expect(try !allows(address: address + "%c3%a9%20[1].js", in: own))
    #expect(try !allows(own.path + "/up/far.js", in: own))
    #expect(try !allows(own.path + "/no", in: own))
    #expect(try !allows(own.path + "/self/out.js", in: own))
  }
}
