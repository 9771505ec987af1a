import ArgumentParser
import Foundation
import Fuzzing

/// The command `quince-fuzz`, which makes Quince read mutants of input that can come from other
/// people.
@main
struct QuinceFuzz: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "quince-fuzz",
    abstract: "Has Quince read mutants of what strangers may give it.",
    discussion: """
      Reads first what once broke a reader, then the corpus, then mutants, which are the same for the same \
      seed. An input that crashes or hangs its reader is kept in Tests/Fuzzing/Regressions.

      Exit codes: 0 nothing was found, 1 something was, 64 incorrect usage.
      """)

  @Argument(help: "Formats (default: all, one after the other).")
  var formats: [String] = []

  @Option(help: "Seconds for each format.")
  var seconds = 10.0

  @Option(help: "The most inputs of each format.")
  var count = Int.max

  @Option(help: "Where the random numbers start.")
  var seed: UInt64 = 1

  @Option(help: "The folder for inputs that break their reader.")
  var finds: String?

  @Option(help: .hidden)
  var worker: String?

  @Option(help: .hidden)
  var from = 0

  func validate() throws {
    for name in formats where !FuzzFormat.isKnown(name) {
      throw ValidationError(
        "There is no format “\(name)”; there are \(FuzzFormat.names.joined(separator: ", ")).")
    }
  }

  func run() async throws {
    if let worker {
      try await FuzzWorker(
        FuzzFormat.named(formats[0]), seed: seed, folder: URL(fileURLWithPath: worker)
      ).run(from: from, count: count, seconds: seconds)
      return
    }
    var isFine = true
    for name in formats.isEmpty ? FuzzFormat.names : formats {
      let outcome = try Fuzzer(
        FuzzFormat.named(name), seed: seed,
        command: ["/proc/self/exe", name, "--seed", "\(seed)"],
        finds: finds.map { URL(fileURLWithPath: $0) }
      ).run(count: count, seconds: seconds) {
        Self.tell("  \($0.file.path)\n    \($0.reason)")
      }
      let slowest = outcome.slowest.formatted(.number.precision(.fractionLength(2)))
      Self.tell(
        "\(name): \(outcome.count) inputs, \(outcome.brokenCount) broke their reader, "
          + "\(outcome.findings.count) kinds of faults, slowest \(slowest) s "
          + "(number \(outcome.slowestIndex))")
      isFine = isFine && outcome.findings.isEmpty
    }
    if !isFine { throw ExitCode.failure }
  }

  /// Prints something immediately, even if the output is a file.
  private static func tell(_ text: String) {
    FileHandle.standardOutput.write(Data("\(text)\n".utf8))
  }
}
