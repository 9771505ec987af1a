import Foundation
import Fuzzing

/// Runs the real command, as a user would, with a project in which one file is a mutant.
actor CommandProbe {
  static let shared = CommandProbe()

  /// The maximum time for a command.
  private static let patience = 10.0
  /// The maximum time for the first build, which can't reuse anything.
  private static let firstPatience = 100.0

  private var project: CommandProject?

  /// - Parameters:
  ///   - folder: The folder in which the project remains for later inputs.
  ///   - arguments: A closure that returns the arguments of the command.
  /// - Throws: A `Fault` if the command crashes, hangs, prints unclear messages, writes outside its
  ///   folders, or leaves files behind, or if the app crashes inside UIKit.
  func run(
    _ input: Data, in folder: URL, _ arguments: (_ project: CommandProject) -> [String]
  ) throws {
    let project = try self.project ?? prepare(in: folder)
    let input = CommandInput(input)
    try input.contents.write(to: project.folder.appendingPathComponent(input.path))
    let before = try project.snapshot()
    do {
      let (code, words) = try run(arguments(project), in: project, seconds: Self.patience)
      let after = try project.snapshot()
      guard code == 0 || code == 1 else { throw Fault("quince ends with \(code): \(words)") }
      guard after == before else {
        throw Fault("it writes elsewhere: \(after.symmetricDifference(before).sorted().prefix(5))")
      }
      try CommandWords(words, project: project.folder).check(hasFailed: code == 1)
    } catch let fault as Fault {
      throw Fault("\(input.path): \(fault)")
    }
    try project.restore(input.path)
  }

  /// Creates the project, and builds it once.
  private func prepare(in folder: URL) throws -> CommandProject {
    let project = try CommandProject(in: folder)
    _ = try run(["build", project.folder.path], in: project, seconds: Self.firstPatience)
    self.project = project
    return project
  }

  private func run(
    _ arguments: [String], in project: CommandProject, seconds: Double
  ) throws -> (code: Int32, words: String) {
    try Data().write(to: project.words)
    let handle = try FileHandle(forWritingTo: project.words)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("quince")
    process.arguments = arguments
    process.environment = project.environment
    process.standardOutput = handle
    process.standardError = handle
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let end = Date().addingTimeInterval(seconds)
    while process.isRunning, Date() < end { Thread.sleep(forTimeInterval: 0.005) }
    let isSlow = process.isRunning
    if isSlow { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    let text = String(decoding: try Data(contentsOf: project.words), as: UTF8.self)
    if isSlow { throw Fault("quince takes longer than \(seconds) s: \(text.suffix(300))") }
    if process.terminationReason == .uncaughtSignal {
      throw Fault("quince ends by signal \(process.terminationStatus): \(text.suffix(300))")
    }
    return (process.terminationStatus, text)
  }
}
