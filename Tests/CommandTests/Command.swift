import Foundation

/// The real command, run as a person runs it.
struct Command {
  /// How a run ended.
  struct Outcome {
    var code: Int32
    var output: String
    var errors: String
  }

  static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Runs `quince` and waits for its end.
  static func run(_ arguments: String...) throws -> Outcome {
    try run(arguments)
  }

  /// Runs `quince`, or another program, and waits for its end.
  static func run(
    _ arguments: [String], program: URL? = nil, environment: [String: String]? = nil
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = program ?? executable
    process.arguments = arguments
    if let environment { process.environment = environment }
    let (output, errors) = (try TemporaryFile(), try TemporaryFile())
    process.standardOutput = output.handle
    process.standardError = errors.handle
    try process.run()
    process.waitUntilExit()
    return Outcome(
      code: process.terminationStatus, output: try output.text(), errors: try errors.text())
  }

  /// Starts `quince`, and lets it run.
  static func start(_ arguments: [String], environment: [String: String]) throws -> Process {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = environment
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// The folder of the build's products: the build of these tests, or the one in the environment as
  /// `QUINCE_PRODUCTS`.
  static let products: URL =
    ProcessInfo.processInfo.environment["QUINCE_PRODUCTS"].map { URL(fileURLWithPath: $0) }
    ?? URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()

  /// The command itself.
  static let executable = products.appendingPathComponent("quince")

  /// A file that takes a process's output, however much it is.
  private final class TemporaryFile {
    private let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("quince-\(UUID().uuidString)")
    let handle: FileHandle

    init() throws {
      try Data().write(to: url)
      handle = try FileHandle(forWritingTo: url)
    }

    deinit {
      try? FileManager.default.removeItem(at: url)
    }

    func text() throws -> String {
      String(decoding: try Data(contentsOf: url), as: UTF8.self)
    }
  }
}
