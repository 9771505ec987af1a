/// The maximum resources of a confined program; `nil` means unlimited.
package struct ResourceLimits: Codable, Sendable, Equatable {
  /// Bytes of memory in use by all processes, files in memory included.
  package var memory: Int?
  /// Bytes of addresses, whether memory is behind them or not.
  package var addressSpace: Int?
  /// Bytes of one file.
  package var fileSize: Int?
  /// Bytes of all files in the container.
  package var storage: Int?
  /// Bytes of files in each of the folders that last as long as the program.
  package var temporaryStorage: Int
  /// The CPU time of all processes, in seconds.
  package var computing: Int?
  /// The CPU time of one process, in seconds; `nil` means the same as for all.
  package var processComputing: Int?
  /// The time that processes started by the program can run, whether they compute or wait, in
  /// seconds.
  package var othersTime: Int? = 600
  /// Processes that can be started in all, beside the program itself.
  package var processes: Int
  /// Threads of one process.
  package var threads: Int

  /// The limits of an app in `quince run`, which can compute for any time: Quince reports an app
  /// that isn't responding, and you can end it.
  package static let app = ResourceLimits(
    memory: 2 << 30, addressSpace: 64 << 30, fileSize: 256 << 20, storage: 1 << 30,
    temporaryStorage: 64 << 20, computing: nil, processes: 8, threads: 512)

  /// The limits for an app that nobody is watching.
  package static let unattendedApp: ResourceLimits = {
    var limits = app
    limits.computing = 600
    return limits
  }()

  /// The limits for drawing a single picture.
  package static let pictures = ResourceLimits(
    memory: 1 << 30, addressSpace: 64 << 30, fileSize: 64 << 20, storage: nil,
    temporaryStorage: 64 << 20, computing: 20, processes: 100, threads: 64)

  /// The limits for running a package's manifest.
  package static let manifest = ResourceLimits(
    memory: 1 << 30, addressSpace: 64 << 30, fileSize: 16 << 20, storage: nil,
    temporaryStorage: 64 << 20, computing: 20, processes: 100, threads: 64)

  /// The limits for a compiler.
  package static let compiler = ResourceLimits(
    memory: 4 << 30, addressSpace: 64 << 30, fileSize: 1 << 30, storage: nil,
    temporaryStorage: 2 << 30, computing: 1800,
    processComputing: 600, othersTime: 1800, processes: 10_000, threads: 512)
}
