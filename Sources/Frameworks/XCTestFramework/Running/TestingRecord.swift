import DeviceProtocol
import Foundation

/// A record from Swift Testing.
///
/// Follows <https://github.com/swiftlang/swift-testing/blob/main/Documentation/ABI/JSON.md>.
enum TestingRecord: Decodable {
  /// A test or suite.
  struct Test: Decodable {
    let id: String
    let kind: String
    let name: String
    let sourceLocation: Place

    var isFunction: Bool { kind == "function" }

    /// The sort key: the file, line, and column.
    var order: (String, Int, Int) {
      (sourceLocation.fileID, sourceLocation.line, sourceLocation.column)
    }

    /// Returns the name for an identifier, which consists of the module, the suites, the function,
    /// and its location: `Module.Outer/Inner/sum(of:)/File.swift:1:2`.
    func name(in target: String) -> TestName {
      let suites = id.prefix(
        upTo: id.range(of: name, options: .backwards)?.lowerBound ?? id.endIndex)
      let withoutModule = suites.split(separator: ".", maxSplits: 1).dropFirst().first ?? ""
      return TestName(
        target: target, suite: withoutModule.split(separator: "/").joined(separator: "/"),
        test: name)
    }
  }

  /// A location in the source.
  struct Place: Decodable {
    let fileID: String
    let filePath: String
    let line: Int
    let column: Int
  }

  /// An event.
  struct Event: Decodable {
    struct Message: Decodable {
      let symbol: String
      let text: String
    }

    struct Issue: Decodable {
      let isKnown: Bool
      let isFailure: Bool?
      let sourceLocation: Place?
    }

    struct Attachment: Decodable {
      let path: String?
    }

    let kind: String
    let testID: String?
    let messages: [Message]
    let issue: Issue?
    let attachment: Attachment?
  }

  case test(Test)
  case event(Event)

  private enum Key: String, CodingKey { case kind, payload }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    if try values.decode(String.self, forKey: .kind) == "test" {
      self = .test(try values.decode(Test.self, forKey: .payload))
    } else {
      self = .event(try values.decode(Event.self, forKey: .payload))
    }
  }
}
