/// The maximum resources of a confined program, where `nil` means unlimited.
package struct ResourceLimits: Codable, Sendable, Equatable {
  /// The memory used by all processes, including files in memory, in bytes.
  package var memory: Int?
  /// The size of the address space, whether it's backed by memory or not, in bytes.
  package var addressSpace: Int?
  /// The size of a file, in bytes.
  package var fileSize: Int?
  /// The size of all files in the container, in bytes.
  package var storage: Int?
  /// The size of the files in each temporary folder, in bytes.
  package var temporaryStorage: Int
  /// The CPU time of all processes, in seconds.
  package var computing: Int?
  /// The CPU time of one process, in seconds, or `nil` for the same limit as for all processes.
  package var processComputing: Int?
  /// The running time of processes that the program starts, whether they're computing or waiting,
  /// in seconds.
  package var othersTime: Int? = 600
  /// The total number of processes that can be started, not including the program itself.
  package var processes: Int
  /// The number of threads in a process.
  package var threads: Int

  /// The limits of an app in `quince run`.
  ///
  /// Its CPU time is unlimited because Quince reports an app that isn't responding, and the user
  /// can terminate it.
  package static let app = ResourceLimits(
    memory: 2 << 30, addressSpace: 64 << 30, fileSize: 256 << 20, storage: 1 << 30,
    temporaryStorage: 64 << 20, computing: nil, processes: 8, threads: 512)

  /// The limits for an app that nobody is watching.
  package static let unattendedApp: ResourceLimits = {
    var limits = app
    limits.computing = 600
    return limits
  }()

  /// The limits of the engine that shows an app's web pages.
  ///
  /// The address space isn't limited because the engine reserves large parts of it for scripts.
  package static let webEngine = ResourceLimits(
    memory: 2 << 30, addressSpace: nil, fileSize: 256 << 20, storage: 512 << 20,
    temporaryStorage: 256 << 20, computing: 600, othersTime: nil, processes: 16, threads: 512)

  /// The limits for drawing a single image.
  package static let pictures = ResourceLimits(
    memory: 1 << 30, addressSpace: 64 << 30, fileSize: 64 << 20, storage: nil,
    temporaryStorage: 64 << 20, computing: 20, processes: 100, threads: 64)

  /// The limits for running a package's manifest.
  package static let manifest = ResourceLimits(
    memory: 1 << 30, addressSpace: 64 << 30, fileSize: 16 << 20, storage: nil,
    temporaryStorage: 64 << 20, computing: 20, processes: 100, threads: 64)

  /// The limits for the toolchain's language server, which runs as long as the user's editor.
  package static let languageServer = ResourceLimits(
    memory: 4 << 30, addressSpace: 64 << 30, fileSize: 1 << 30, storage: nil,
    temporaryStorage: 1 << 30, computing: nil, othersTime: nil, processes: 1000, threads: 512)

  /// The limits for a compiler.
  package static let compiler = ResourceLimits(
    memory: 4 << 30, addressSpace: 64 << 30, fileSize: 1 << 30, storage: nil,
    temporaryStorage: 2 << 30, computing: 1800,
    processComputing: 600, othersTime: 1800, processes: 10_000, threads: 512)
}
