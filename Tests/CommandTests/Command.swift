import Foundation

/// The real `quince` command, run as a user runs it.
struct Command {
  /// The result of a run.
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

  /// Starts `quince` without waiting for its end.
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

  /// The folder of the build's products, which is set by `QUINCE_PRODUCTS` in the environment.
  ///
  /// The default is the build of these tests.
  static let products: URL =
    ProcessInfo.processInfo.environment["QUINCE_PRODUCTS"].map { URL(fileURLWithPath: $0) }
    ?? URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()

  /// The path of the command.
  static let executable = products.appendingPathComponent("quince")

  /// A file for the output of a process, whatever its size is.
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
