import Foundation
import TestSupport
import Testing

@testable import BuildWork

/// The names that only Quince's own code uses.
struct HiddenMembersTests {
  @Test func namesOfPublicDeclarationsArentHidden() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("A.symbols.json")
    let symbols = [
      ("layOut(_:in:)", "package"), ("draw(_:)", "package"), ("draw(_:)", "open"),
      ("frame", "public"),
    ].map { "{\"pathComponents\": [\"View\", \"\($0.0)\"], \"accessLevel\": \"\($0.1)\"}" }
    try Data("{\"symbols\": [\(symbols.joined(separator: ","))]}".utf8).write(to: file)
    var names = HiddenMembers()
    try names.add(file)
    #expect(names.hidden == ["layOut(:in:)"])
  }
}
