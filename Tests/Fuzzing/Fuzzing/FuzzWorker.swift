import Foundation

/// Reads inputs one after another in a separate process, and records the current one before reading
/// it.
package struct FuzzWorker {
  /// The exit code for a probe that threw an error.
  static let faultCode: Int32 = 3
  /// The maximum address space for reading an input, in bytes.
  private static let memory: rlim_t = 6 << 30

  private let format: FuzzFormat
  private let inputs: FuzzInputs
  private let progress: Int32
  private let folder: URL

  /// - Parameter folder: The folder for the progress and the probes.
  /// - Throws: An error if the folder can't be written to.
  package init(_ format: FuzzFormat, seed: UInt64, folder: URL) throws {
    self.format = format
    self.folder = folder
    inputs = try FuzzInputs(format, seed: seed)
    progress = open(FuzzProgress.file(in: folder).path, O_CREAT | O_WRONLY | O_CLOEXEC, 0o600)
    guard progress >= 0 else { throw Fault("\(folder.path) cannot be written") }
    var limit = rlimit(rlim_cur: Self.memory, rlim_max: Self.memory)
    setrlimit(__rlimit_resource_t(UInt32(RLIMIT_AS.rawValue)), &limit)
    limit = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(UInt32(RLIMIT_CORE.rawValue)), &limit)
  }

  /// Reads inputs, starting at an index, until a number of them have been read or the time is over.
  ///
  /// Inputs that aren't mutants are always read.
  /// - Throws: A `Fault`, or an error from the probe.
  package func run(from first: Int, count: Int, seconds: Double) async throws {
    let end = ContinuousClock.now + .seconds(seconds)
    var state = FuzzProgress(index: first)
    while state.index < inputs.known || state.index < count && ContinuousClock.now < end {
      state.write(to: progress)
      let start = ContinuousClock.now
      let own = folder.appendingPathComponent("input")
      try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
      do {
        try await format.probe(inputs[state.index], own)
      } catch {
        FileHandle.standardError.write(Data("Fault: \(error)\n".utf8))
        exit(Self.faultCode)
      }
      try FileManager.default.removeItem(at: own)
      state.note(start.duration(to: .now) / .seconds(1))
    }
    state.write(to: progress)
  }
}
