import Foundation
import Glibc

/// A project whose build attempts to do harm.
struct HostileBuild: Sendable, CustomStringConvertible {
  /// The expected end of the build.
  enum Ending: Sendable {
    /// The app is built without harm.
    case builds
    /// The build fails, and its output contains a string.
    case fails(String)
    /// A manifest in the project completes, and reports that it couldn't do any harm.
    case contained
    /// The build succeeds or fails, but without harm.
    case either
  }

  /// The error for a build that did harm.
  struct Harm: Error, CustomStringConvertible {
    var description: String
  }

  /// The location of the command.
  static let command = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("quince")
  /// The output of a manifest that couldn't do any harm, which proves that it ran.
  static let containedSign = "CONTAINED"
  /// The output of a manifest that could do harm.
  static let breachSign = "BREACH"
  /// The maximum time for a build, in seconds, which is sufficient on a busy machine.
  private static let patience = 120.0

  let description: String
  let ending: Ending
  /// A closure that writes the project.
  private let prepare: @Sendable (inout HostileProject, HostileHome) -> Void

  init(
    _ description: String, _ ending: Ending,
    _ prepare: @escaping @Sendable (inout HostileProject, HostileHome) -> Void
  ) {
    self.description = description
    self.ending = ending
    self.prepare = prepare
  }

  /// Builds the project in the same way as a user.
  /// - Parameter finally: A closure that's called after the build, before traces of it are searched
  ///   for.
  /// - Throws: `Harm` if anything was harmed, shown, or left behind.
  func run(_ confinement: Confinement, finally: (HostileHome) throws -> Void = { _ in }) throws {
    let home = try HostileHome(cache: confinement.cache())
    var project = HostileProject()
    prepare(&project, home)
    try project.write(to: home.project)
    let process = try confinement.process(
      ["build", home.project.path, "-o", home.output.path], in: home)
    let (status, output) = try Self.run(process, in: home, finally: finally)
    try check(status, output)
  }

  /// Runs a command in a home folder, and searches for traces of harm.
  /// - Throws: `Harm` if anything was harmed, shown, or left behind.
  static func run(
    _ process: Process, in home: HostileHome, finally: (HostileHome) throws -> Void = { _ in }
  ) throws -> (status: Int32, output: String) {
    let before = try home.snapshot()
    let (status, output) = try run(process)
    try finally(home)
    let changes = try home.snapshot().symmetricDifference(before).sorted()
    guard changes.isEmpty else { throw Harm(description: "it changed \(changes.prefix(6))") }
    try check(output, home)
    return (status, output)
  }

  private static func run(_ process: Process) throws -> (status: Int32, output: String) {
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let deadline = DispatchWorkItem { kill(process.processIdentifier, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + patience, execute: deadline)
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    deadline.cancel()
    guard process.terminationReason == .exit else {
      throw Harm(description: "quince ended by signal \(process.terminationStatus)")
    }
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  private static func check(_ output: String, _ home: HostileHome) throws {
    guard !output.contains(home.secret) else { throw Harm(description: "it shows a secret") }
    guard home.leaks.isEmpty else { throw Harm(description: "a secret is in \(home.leaks)") }
    guard home.leftProcesses.isEmpty else {
      throw Harm(description: "it left \(home.leftProcesses)")
    }
    guard home.listener.connections == 0 else {
      throw Harm(description: "it reached the network")
    }
    guard !output.unicodeScalars.contains(where: controlsTerminals) else {
      throw Harm(description: "it controls the terminal: \(output.debugDescription.prefix(400))")
    }
    if let range = output.range(of: breachSign) {
      throw Harm(description: "\(output[range.lowerBound...].prefix(400))")
    }
  }

  private func check(_ status: Int32, _ output: String) throws {
    let text = output.suffix(600)
    switch ending {
    case .builds:
      guard status == 0 else { throw Harm(description: "it doesn't build (\(status)): \(text)") }
    case .fails(let message):
      guard status == 1, output.contains(message) else {
        throw Harm(description: "no failure with “\(message)” (\(status)): \(text)")
      }
    case .contained:
      guard status == 1, output.contains(Self.containedSign) else {
        throw Harm(description: "the manifest didn't run to its end (\(status)): \(text)")
      }
    case .either:
      guard status == 0 || status == 1 else {
        throw Harm(description: "quince ended with \(status): \(text)")
      }
    }
  }

  private static func controlsTerminals(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 9, 10: false
    case 0..<32, 127..<160: true
    case 0x202A...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x061C: true
    default: false
    }
  }
}
