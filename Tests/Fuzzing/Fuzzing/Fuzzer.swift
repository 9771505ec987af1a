import Foundation

/// Makes workers read the inputs of a format, and saves the inputs that make them fail.
package struct Fuzzer {
  /// An input that made its reader fail.
  package struct Finding: Sendable {
    /// The kind of failure, such as `SIGSEGV`, and the last output.
    package let reason: String
    /// The file with the input.
    package let file: URL
  }

  /// The result of fuzzing.
  package struct Outcome: Sendable {
    /// The number of inputs that have been read.
    package var count = 0
    /// The inputs that made their reader fail, one for each kind of failure.
    package var findings: [Finding] = []
    /// The total number of inputs that made their reader fail.
    package var brokenCount = 0
    /// The longest time for an input that didn't make its reader fail, in seconds.
    package var slowest = 0.0
    /// The index of that input.
    package var slowestIndex = 0
  }

  /// The number of different faults after which a run ends.
  private static let mostFindings = 40

  private let format: FuzzFormat
  private let seed: UInt64
  private let command: [String]
  private let inputs: FuzzInputs
  private let finds: URL

  /// - Parameters:
  ///   - command: The command that starts a worker. `--worker FOLDER --from INDEX --count COUNT
  ///     --seconds SECONDS` is added to it.
  ///   - finds: The folder for inputs that make the reader fail. The default is the folder of
  ///     regressions.
  package init(_ format: FuzzFormat, seed: UInt64, command: [String], finds: URL? = nil) throws {
    self.format = format
    self.seed = seed
    self.command = command
    self.finds =
      finds ?? Repository.fuzzing.appendingPathComponent("Regressions/\(format.name)")
    inputs = try FuzzInputs(format, seed: seed)
  }

  /// Runs until a number of inputs have been read or the time is over.
  /// - Parameter report: A closure that's called for each new kind of fault.
  package func run(
    count: Int = .max, seconds: Double, report: (Finding) -> Void = { _ in }
  ) throws -> Outcome {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("quince-fuzz-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var outcome = Outcome()
    var reasons: Set<String> = []
    let end = Date().addingTimeInterval(seconds)
    var index = 0
    repeat {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for name in ["input", "progress"] {
        try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
      }
      let left = max(0, end.timeIntervalSinceNow)
      let reason = try work(from: index, count: count, seconds: left, in: folder)
      guard let state = FuzzProgress(in: folder) else {
        throw Fault("the worker does not start: \(reason ?? "it said nothing")")
      }
      if state.slowest > outcome.slowest {
        (outcome.slowest, outcome.slowestIndex) = (state.slowest, state.slowestIndex)
      }
      outcome.count = state.index
      guard let reason else { return outcome }
      outcome.brokenCount += 1
      if reasons.insert(Self.kind(of: reason)).inserted {
        outcome.findings.append(Finding(reason: reason, file: try keep(state.index)))
        report(outcome.findings[outcome.findings.count - 1])
      }
      index = state.index + 1
      outcome.count = index
    } while (Date() < end || index < inputs.known) && reasons.count < Self.mostFindings
    return outcome
  }

  /// - Returns: The reason that the worker failed, or `nil` if it completed its work.
  private func work(from first: Int, count: Int, seconds: Double, in folder: URL) throws -> String?
  {
    let words = folder.appendingPathComponent("words")
    try Data().write(to: words)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments =
      Array(command.dropFirst()) + [
        "--worker", folder.path, "--from", "\(first)", "--count", "\(count)", "--seconds",
        "\(seconds)",
      ]
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFT_BACKTRACE"] = "enable=no"
    process.environment = environment
    let handle = try FileHandle(forWritingTo: words)
    process.standardOutput = handle
    process.standardError = handle
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let isSlow = watch(process, in: folder)
    process.waitUntilExit()
    if isSlow { return "takes longer than \(format.patience) s" }
    let last = try lastWords(in: words)
    if process.terminationReason == .uncaughtSignal {
      return "signal \(process.terminationStatus)\(last.isEmpty ? "" : ": ")\(last)"
    }
    if process.terminationStatus == 0 { return nil }
    return process.terminationStatus == FuzzWorker.faultCode
      ? last : "exit code \(process.terminationStatus): \(last)"
  }

  /// Returns a worker's last output on a single line.
  private func lastWords(in file: URL) throws -> String {
    let lines = String(decoding: try Data(contentsOf: file).suffix(8000), as: UTF8.self)
      .split(separator: "\n")
    let told = lines.last { line in
      [": Fatal error", ": Precondition failed", "Fault: "].contains { line.contains($0) }
    }
    return String(told ?? "")
  }

  /// Returns the part of a description that's the same for faults of the same kind: the text
  /// without numbers and folder names.
  private static func kind(of reason: String) -> String {
    String(reason.replacing(/\/tmp\/\S+/, with: "").filter { !$0.isNumber }.prefix(80))
  }

  /// Waits for a worker to end, and terminates it if an input takes too long.
  private func watch(_ process: Process, in folder: URL) -> Bool {
    var index: Int?
    var since = Date()
    while process.isRunning {
      Thread.sleep(forTimeInterval: 0.02)
      let current = FuzzProgress(in: folder)?.index
      if current != index {
        index = current
        since = Date()
      } else if -since.timeIntervalSinceNow > format.patience {
        kill(process.processIdentifier, SIGKILL)
        return true
      }
    }
    return false
  }

  /// Returns the file of an input that made its reader fail.
  ///
  /// The file is written unless it's one of the regressions.
  private func keep(_ index: Int) throws -> URL {
    if index < inputs.regressions.count { return inputs.regressions[index].file }
    try FileManager.default.createDirectory(at: finds, withIntermediateDirectories: true)
    let file = finds.appendingPathComponent("seed-\(seed)-\(index)")
    try inputs[index].write(to: file)
    return file
  }
}
