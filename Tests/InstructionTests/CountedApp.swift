import Foundation
import Sandbox
import Simulator
import TestSupport

/// An app whose instructions are counted by Valgrind.
struct CountedApp {
  private let bundle: URL
  private let counts: URL

  /// Creates a copy of an app that starts itself with Valgrind.
  init(_ original: URL, in folder: URL) throws {
    let files = FileManager.default
    bundle = folder.appendingPathComponent(original.lastPathComponent)
    counts = folder.appendingPathComponent("counts")
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    try files.copyItem(at: original, to: bundle)
    let executable = try InstalledApp(bundle: bundle).executable
    let program = executable.appendingPathExtension("counted")
    try files.moveItem(at: executable, to: program)
    let script = """
      #!/bin/sh
      export SWIFT_DETERMINISTIC_HASHING=1
      exec valgrind --tool=callgrind --separate-threads=yes --callgrind-out-file='\(counts.path)' \
        --log-file=/dev/null '\(program.path)' "$@"
      """
    try script.write(to: executable, atomically: true, encoding: .utf8)
    try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: executable.path)
  }

  /// Returns the number of instructions of the app's main thread, from the start of the app until
  /// its end.
  ///
  /// A separate thread reads the system's fonts, which differ between machines.
  func instructions(
    arguments: [String] = [], _ use: (Device) async throws -> Void = { _ in }
  ) async throws -> Int {
    try? FileManager.default.removeItem(at: countsOfMainThread)
    try await Device.withThrowaway(
      clock: .manual, sandbox: SandboxSettings(isOn: false)
    ) { device in
      var limits = Device.Limits()
      (limits.launch, limits.settle, limits.lifecycle, limits.silence) = (120, 120, 120, 120)
      (limits.computing, limits.idleness) = (120, 120)
      await device.setLimits(limits)
      await device.setWatched(false)
      let id = try await device.install(bundle).bundleID
      try await device.launch(id, arguments: arguments)
      _ = try await device.settle()
      try await use(device)
      // Valgrind writes its counts before the process ends because of a signal that can be caught.
      if let process = await device.processID(of: id) { kill(process, SIGTERM) }
      guard await becomesTrue({ await device.processID(of: id) == nil }) else { throw Uncounted() }
    }
    return try total()
  }

  private var countsOfMainThread: URL { URL(fileURLWithPath: counts.path + "-01") }

  private func total() throws -> Int {
    let text = try String(contentsOf: countsOfMainThread, encoding: .utf8)
    guard let line = text.split(separator: "\n").last(where: { $0.hasPrefix("totals: ") }),
      let total = Int(line.dropFirst("totals: ".count))
    else { throw Uncounted() }
    return total
  }

  /// The error for a count that Valgrind didn't write.
  struct Uncounted: Error {}
}
