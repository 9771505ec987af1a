import XCTest

@testable import Tally

final class MockTests: XCTestCase {
  private class Defaults: UserDefaults {
    var keys: [String] = []

    override func object(forKey defaultName: String) -> Any? { "mocked" }

    override func set(_ value: Any?, forKey defaultName: String) { keys.append(defaultName) }
  }

  private class Files: FileManager, @unchecked Sendable {
    override func urls(
      for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask
    ) -> [URL] {
      [URL(fileURLWithPath: "/mocked")]
    }
  }

  private class Offline: NSError, @unchecked Sendable {
    override var localizedDescription: String { "Offline" }
  }

  func testFoundationsClassesAreMocked() throws {
    let defaults = try XCTUnwrap(Defaults(suiteName: "Mocked"))
    defaults.set([1], forKey: "total")
    XCTAssertEqual(defaults.keys, ["total"])
    XCTAssertEqual(defaults.object(forKey: "total") as? String, "mocked")
    XCTAssertEqual(
      Files().urls(for: .documentDirectory, in: .userDomainMask).map(\.path), ["/mocked"])
    let error: any Error = Offline(domain: "Offline", code: 1)
    XCTAssertEqual(error.localizedDescription, "Offline")
  }
}
