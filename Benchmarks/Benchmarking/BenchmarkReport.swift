import Foundation

/// The results of a run.
///
/// Plots are created from its JSON.
package struct BenchmarkReport: Codable, Equatable, Sendable {
  /// The machine that the benchmarks ran on.
  package struct Machine: Codable, Equatable, Sendable {
    /// The number of processors.
    package var processors: Int
    /// The amount of memory, in whole gigabytes.
    package var gigabytes: Int
    /// The architecture of the processors.
    package var architecture: String

    /// Creates a machine with the given properties.
    package init(processors: Int, gigabytes: Int, architecture: String) {
      self.processors = processors
      self.gigabytes = gigabytes
      self.architecture = architecture
    }

    /// This machine.
    package static var this: Machine {
      #if arch(arm64)
        let architecture = "arm64"
      #else
        let architecture = "x86_64"
      #endif
      let process = ProcessInfo.processInfo
      return Machine(
        processors: process.activeProcessorCount,
        gigabytes: Int((Double(process.physicalMemory) / 1e9).rounded()),
        architecture: architecture)
    }
  }

  /// The version of the JSON format, which increases whenever the meaning of something changes.
  package let version: Int
  /// The machine that the benchmarks ran on.
  package let machine: Machine
  /// The results of the measured rows, in order.
  package let rows: [RowResult]
  /// Descriptions of the reasons that other rows couldn't be measured.
  package let failures: [String]

  /// Creates a report of some rows.
  package init(machine: Machine = .this, rows: [RowResult], failures: [String] = []) {
    version = 1
    self.machine = machine
    self.rows = rows
    self.failures = failures
  }

  /// Descriptions of the ways in which rows fall short of their thresholds.
  package var shortfalls: [String] { rows.flatMap(\.shortfalls) }

  /// Whether all rows were measured and meet their thresholds.
  package var isFine: Bool { shortfalls.isEmpty && failures.isEmpty }

  /// Creates a report from a JSON file.
  /// - Throws: An error if the file can't be read.
  package init(contentsOf file: URL) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: file))
  }

  /// The report as JSON.
  package var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Encoding can't fail because the report contains only numbers, strings, and arrays of them.
    return String(decoding: try! encoder.encode(self), as: UTF8.self)
  }
}
