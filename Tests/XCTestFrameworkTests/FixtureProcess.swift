import DeviceProtocol
import Foundation
import Testing

/// Runs tests of the fixture in a separate process, as `quince test` does, and records its reports.
struct FixtureProcess {
  /// All reports about the tests from the process.
  private(set) var reports: [TestReport] = []
  /// The lines that the tests printed.
  private(set) var output: [String] = []
  /// The duration, in seconds.
  private(set) var seconds = 0.0

  private static let program = Bundle.main.bundleURL.appendingPathComponent("TestFixture")
  /// The maximum duration of a run, in seconds.
  private static let patience = 20.0

  /// The target of all tests of the fixture.
  static let target = "FixtureTests"

  /// Returns the name of a test in the fixture.
  static func name(_ suite: String, _ test: String) -> TestName {
    TestName(target: target, suite: suite, test: test)
  }

  /// Loads the fixture, and runs some or all tests of a suite.
  ///
  /// Without any tests, only lists them.
  init(_ suite: String, _ tests: [String]? = nil, clock: DeviceConfiguration.Clock = .manual) throws
  {
    try self.init(clock: clock) { found in
      guard let tests else { return found.filter { $0.suite == suite } }
      return tests.map { Self.name(suite, $0) }
    }
  }

  /// Loads the fixture, and runs the selected tests.
  init(
    clock: DeviceConfiguration.Clock = .manual, choose: ([TestName]) -> [TestName]
  ) throws {
    var ends: [Int32] = [0, 0]
    try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    let process = Process()
    process.executableURL = Self.program
    // A Foundation process passes on only these files.
    process.standardInput = FileHandle(fileDescriptor: ends[1])
    process.environment = ProcessInfo.processInfo.environment.merging(
      [LaunchEnvironment.deviceSocket: "0", "SWIFT_BACKTRACE": "enable=no"]
    ) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    let start = ProcessInfo.processInfo.systemUptime
    try process.run()
    close(ends[1])
    defer { close(ends[0]) }
    let socket = try PacketSocket<AppMessage, DeviceMessage>(
      descriptor: ends[0], queue: .main)
    var configuration = DeviceConfiguration(
      deviceName: "iPhone 15", isPad: false, screenSize: CGSize(width: 393, height: 852), scale: 3,
      safeArea: .init(top: 59, left: 0, bottom: 34, right: 0), statusBarHeight: 54)
    configuration.clock = clock
    socket.send(.message(.configure(configuration)))
    socket.send(.message(.test(.open(library: nil))))
    socket.drain(timeout: 1)
    let killer = DispatchWorkItem { kill(process.processIdentifier, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience, execute: killer)
    defer { killer.cancel() }
    while let packet = try socket.waitForPacket() {
      guard case .message(.test(let report, _)) = packet else { continue }
      reports.append(report)
      if case .found(let names) = report {
        socket.send(.message(.test(.run(choose(names)))))
        socket.drain(timeout: 1)
      }
      if report == .finished || report == .needsNewProcess { break }
    }
    // The output from before the last report is in the pipe.
    seconds = ProcessInfo.processInfo.systemUptime - start
    kill(process.processIdentifier, SIGKILL)
    let text = try pipe.fileHandleForReading.readToEnd() ?? Data()
    output = String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
    process.waitUntilExit()
  }

  // MARK: Results

  /// Returns the outcome of a test, or `nil` if it didn't end.
  func outcome(_ test: String) -> TestOutcome? {
    for case .ended(let name, let outcome, _) in reports where name.test == test { return outcome }
    return nil
  }

  /// Returns the reports of a test between its start and end.
  func reports(of test: String) -> [TestReport] {
    let begin = reports.firstIndex {
      if case .began(let name) = $0 { name.test == test } else { false }
    }
    guard let begin else { return [] }
    return reports[begin...].dropFirst().prefix { if case .ended = $0 { false } else { true } }
  }

  /// Returns the issues of a test.
  func issues(_ test: String) -> [TestIssue] {
    reports(of: test).compactMap { if case .issue(let issue) = $0 { issue } else { nil } }
  }

  /// Returns the messages of a test's issues.
  func messages(_ test: String) -> [String] { issues(test).map(\.message) }

  /// Returns the activities of a test.
  func activities(_ test: String) -> [String] {
    reports(of: test).compactMap { if case .activityBegan(let name) = $0 { name } else { nil } }
  }

  /// Returns the attachments of a test.
  func attachments(_ test: String) -> [TestAttachment] {
    reports(of: test).compactMap {
      if case .attachment(let attachment) = $0 { attachment } else { nil }
    }
  }

  /// Returns the measurements of a test.
  func measurements(_ test: String) -> [TestMeasurement] {
    reports(of: test).compactMap {
      if case .measurement(let measurement) = $0 { measurement } else { nil }
    }
  }
}
