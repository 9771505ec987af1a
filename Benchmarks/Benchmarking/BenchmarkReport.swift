import Foundation

/// What a run measured; its JSON is what plots are made from.
package struct BenchmarkReport: Codable, Equatable, Sendable {
  /// The machine of the run.
  package struct Machine: Codable, Equatable, Sendable {
    /// How many processors it has.
    package var processors: Int
    /// How much memory it has, in whole gigabytes.
    package var gigabytes: Int
    /// The architecture of its processors.
    package var architecture: String

    /// A machine with so much of everything.
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

  /// The shape of the JSON, which grows by one whenever something in it comes to mean something
  /// else.
  package let version: Int
  /// The machine of the run.
  package let machine: Machine
  /// The rows that were measured, in their order.
  package let rows: [RowResult]
  /// Why other rows couldn't be measured, in words.
  package let failures: [String]

  /// A report of some rows.
  package init(machine: Machine = .this, rows: [RowResult], failures: [String] = []) {
    version = 1
    self.machine = machine
    self.rows = rows
    self.failures = failures
  }

  /// Descriptions of the ways in which rows are worse than their thresholds.
  package var shortfalls: [String] { rows.flatMap(\.shortfalls) }

  /// Whether all rows were measured and keep to their thresholds.
  package var isFine: Bool { shortfalls.isEmpty && failures.isEmpty }

  /// The report that a JSON file holds.
  /// - Throws: an error if the file can't be read.
  package init(contentsOf file: URL) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: file))
  }

  /// The report as JSON.
  package var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Numbers, strings, and lists of them can always be written.
    return String(decoding: try! encoder.encode(self), as: UTF8.self)
  }
}
