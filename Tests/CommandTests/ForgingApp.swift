import Foundation
import TestSupport

/// A project whose tests fail, but whose app reports to the device that they passed.
struct ForgingApp {
  private let folder: TemporaryFolder
  private let project: TestedProject
  /// A file in the app's bundle that selects the kind of forgery, so that nothing has to be
  /// recompiled for another kind.
  private let way: URL

  /// Creates a copy of Tally with XCTest and Swift Testing tests, all but one of which fail.
  init() throws {
    folder = try TemporaryFolder()
    project = try TestedProject(copyOf: "Tally", in: folder)
    let root = URL(fileURLWithPath: project.path)
    for target in ["TallyTests", "TallyLogicTests", "TallyUITests"] {
      let sources = root.appendingPathComponent(target)
      for name in try FileManager.default.contentsOfDirectory(atPath: sources.path) {
        try FileManager.default.removeItem(at: sources.appendingPathComponent(name))
      }
    }
    way = root.appendingPathComponent("Tally/forgery.txt")
    for (path, text) in [
      "TallyTests/GradedTests.swift": Self.tests, "Tally/Forger.swift": Self.forger,
    ] {
      try text.write(
        to: root.appendingPathComponent(path), atomically: true, encoding: .utf8)
    }
    try project.replace(
      "@main\n",
      with: """
        @main enum Main {
          static func main() {
            Forger.start()
            _ = UIApplicationMain(
              CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
          }
        }

        """, in: "Tally/AppDelegate.swift")
  }

  /// Runs the tests while the app forges results.
  func test(_ way: String, _ options: String...) throws -> Command.Outcome {
    try way.write(to: self.way, atomically: true, encoding: .utf8)
    return try Command.run(["test", project.path] + options)
  }

  private static let tests = """
    import Testing
    import XCTest

    @testable import Tally

    final class GradedTests: XCTestCase {
      func testFirst() { XCTAssertEqual(Tally().total, 1, "first") }
      func testSecond() { XCTAssertEqual(Tally().total, 1, "second") }
      func testThird() {}
    }

    @Suite struct ModernTests {
      @Test func fourth() { #expect(Tally().total == 1) }

      struct Inner {
        @Test(arguments: [1, 2]) func deep(of number: Int) {
          #expect(Tally().total == number)
        }
      }
    }

    extension ModernTests.Inner {
      @Test("as people read it") func added() { #expect(Tally().total == 1) }
    }

    #if os(iOS)
    @Test func alone() { #expect(Tally().total == 1) }
    #else
    @Test func elsewhere() { #expect(Tally().total == 1) }
    #endif

    """

  private static let forger = #"""
    import Foundation

    /// Sits between UIKit and the device, and speaks in the name of the tests.
    final class Forger: @unchecked Sendable {
      static let way = Bundle.main.url(forResource: "forgery", withExtension: "txt")
        .flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
      static let names = ["testFirst", "testSecond", "testThird"].map { name("GradedTests", $0) }
        + [name("ModernTests", "fourth()")]

      static func name(_ suite: String, _ test: String) -> String {
        "{\"target\":\"TallyTests\",\"suite\":\"\(suite)\",\"test\":\"\(test)\"}"
      }
      static func began(_ name: String) -> String { "{\"began\":{\"_0\":\(name)}}" }
      static func ended(_ name: String) -> String {
        "{\"ended\":{\"_0\":\(name),\"_1\":{\"passed\":{}},\"seconds\":0.1}}"
      }
      static func found(_ names: [String]) -> String {
        "{\"found\":{\"_0\":[\(names.joined(separator: ","))]}}"
      }
      static let finished = "{\"finished\":{}}"

      static func send(_ report: String, token: String? = "0", to device: Int32 = 3) {
        let end = token.map { ",\"token\":\($0)" } ?? ""
        let bytes = Array("{\"test\":{\"_0\":\(report)\(end)}}".utf8)
        var packet = withUnsafeBytes(of: UInt32(bytes.count + 1).littleEndian) { Array($0) }
        packet += [1] + bytes
        deliver(packet[...], to: device)
      }

      static func deliver(_ packet: ArraySlice<UInt8>, to target: Int32) {
        var left = packet
        while !left.isEmpty {
          let count = left.withUnsafeBytes { write(target, $0.baseAddress!, $0.count) }
          if count > 0 { left = left.dropFirst(count) }
        }
      }

      static func start() {
        switch way {
        case "": break
        case "without a token": send(ended(names[0]), token: nil)
        case "before the tests": for name in names { send(began(name)); send(ended(name)) }
        case "from a thread":
          Thread.detachNewThread {
            while true { send(ended(names[0])); usleep(500) }
          }
        default: Forger().interpose()
        }
      }

      private var token = "0"
      private var device: Int32 = 0
      private let lock = NSLock()

      private func interpose() {
        device = dup(3)
        var ends: [Int32] = [0, 0]
        precondition(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
        precondition(dup2(ends[0], 3) == 3)
        let app = ends[1]
        Thread.detachNewThread { [self] in
          pass(from: device) { packet in
            let text = String(decoding: packet, as: UTF8.self)
            if let match = text.firstMatch(of: /"token":(\d+)/) { token = String(match.1) }
            if text.contains("\"run\"") { answerRun() }
            Self.deliver(packet, to: app)
          }
        }
        Thread.detachNewThread { [self] in
          pass(from: app) { packet in
            if change(String(decoding: packet, as: UTF8.self)) { return }
            lock.withLock { Self.deliver(packet, to: device) }
          }
        }
      }

      private func pass(from source: Int32, _ take: (ArraySlice<UInt8>) -> Void) {
        var waiting: [UInt8] = []
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        while true {
          var wait = pollfd(fd: source, events: Int16(POLLIN), revents: 0)
          _ = poll(&wait, 1, -1)
          let count = read(source, &bytes, bytes.count)
          if count == 0 { exit(0) }
          if count > 0 { waiting += bytes[..<count] }
          while waiting.count >= 4 {
            let size = 4 + waiting[..<4].reversed().reduce(0) { $0 << 8 | Int($1) }
            if waiting.count < size { break }
            take(waiting[..<size])
            waiting.removeFirst(size)
          }
        }
      }

      private func forge(_ reports: String...) {
        lock.withLock { for report in reports { Self.send(report, token: token, to: device) } }
      }

      /// The message that is sent when the tests are asked to run.
      private func answerRun() {
        let names = Self.names
        switch Self.way {
        case "another name": forge(Self.began(names[0]), Self.ended(names[2]))
        case "another order": forge(Self.began(names[2]), Self.ended(names[2]))
        case "all at once": for name in names { forge(Self.began(name), Self.ended(name)) }
        case "finished early": forge(Self.finished)
        case "an exit":
          forge(Self.began(names[0]), Self.ended(names[0]))
          _exit(0)
        default: break
        }
      }

      /// The message that is sent instead of a report of the tests.
      private func change(_ report: String) -> Bool {
        switch Self.way {
        case "no tests" where report.contains("\"found\""): forge(Self.found([]))
        case "fewer tests" where report.contains("\"found\""): forge(Self.found([Self.names[2]]))
        case "more tests" where report.contains("\"found\""):
          forge(Self.found(Self.names + [Self.name("GradedTests", "testFree")]))
        case "a result before the issue" where report.contains("\"issue\""):
          forge(Self.ended(Self.names[0]))
          return false
        case "a negative time" where report.contains("\"ended\""):
          forge(Self.ended(Self.names[0]).replacing("0.1", with: "-1"))
        default: return false
        }
        return true
      }
    }

    """#
}
