import Foundation
import Testing

@testable import Stubs

/// The properties of stubs that are known without running an app.
struct StubTests {
  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func sources(in folder: String) throws -> [(name: String, text: String)] {
    let root = repository.appendingPathComponent("Sources/\(folder)")
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    return try (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .map { ($0.path, try String(contentsOf: $0, encoding: .utf8)) }
  }

  private static func constants() throws -> Set<String> {
    let texts = try sources(in: "Stubs").map(\.text)
    let names = texts.flatMap { text in
      text.matches(of: /static let (\w+) = Stub\.\w+\(/).map { String($0.1) }
    }
    #expect(Set(names).count == names.count)
    return Set(names)
  }

  @Test func everyStubOfTheSourceIsInTheList() throws {
    let constants = try Self.constants()
    #expect(constants.count > 80)
    #expect(Stub.all.count == constants.count)
    #expect(Set(Stub.all).count == Stub.all.count)
    #expect(Set(Stub.all.map(\.name)).count == Stub.all.count)
  }

  @Test func theCodeOfEveryStubReportsIt() throws {
    let code = try Self.sources(in: "").filter { !$0.name.contains("/Sources/Stubs/") }
    for constant in try Self.constants() {
      #expect(
        code.contains { $0.text.contains("Stub.\(constant).report(") },
        "nothing reports \(constant)")
    }
  }

  @Test func whatAStubLacksIsAClause() {
    for stub in Stub.all {
      #expect(stub.lacks.first?.isLowercase == true, "\(stub.name)")
      #expect(stub.lacks.last != ".", "\(stub.name)")
    }
  }

  @Test func aUseIsToldOnceWithWhatItIsAbout() {
    let stub = Stub.feature("Something", lacks: "it isn't")
    stub.report(about: "early")
    let uses = Uses(of: stub)
    Stub.startReporting { uses.add($0) }
    stub.report(about: "early")
    stub.report(if: false)
    #expect(uses.messages == ["Something (early) is partially supported: it isn't."])
    stub.report(if: true)
    stub.report()
    #expect(uses.messages.last == "Something is partially supported: it isn't.")
    #expect(uses.messages.count == 2)
  }
}

/// The uses of a single stub.
///
/// Other tests in the process may use other stubs.
private final class Uses: @unchecked Sendable {
  private let stub: Stub
  private let lock = NSLock()
  private var uses: [StubUse] = []

  init(of stub: Stub) {
    self.stub = stub
  }

  var messages: [String] {
    lock.withLock { uses.filter { $0.stub == stub }.map(\.message) }
  }

  func add(_ use: StubUse) { lock.withLock { uses.append(use) } }
}
