import Foundation
import Sandbox

/// Finds the person's line that a place in their app's executable was compiled from.
///
/// The toolchain's `llvm-symbolizer` reads the executable, in a sandbox, as who wrote the app also wrote what it reads.
package struct CallerLocator: Sendable {
  /// A line of the person's.
  package struct Place: Equatable, Sendable {
    /// The path.
    package let file: String
    /// From 1.
    package let line: Int
  }

  private let settings: SandboxSettings

  /// - Parameter settings: What the symbolizer may see and take.
  package init(settings: SandboxSettings) {
    self.settings = settings
  }

  /// The innermost line of the person's in each of some stacks of calls.
  /// - Parameter stacks: Offsets from the beginning of the executable, the innermost first.
  /// - Returns: `nil` where there is none, or no symbolizer on this machine.
  package func places(of stacks: [[Int]], in executable: URL) async -> [Place?] {
    let nowhere = [Place?](repeating: nil, count: stacks.count)
    guard let symbolizer = Self.symbolizer else { return nowhere }
    var rules = SandboxRules()
    rules.readable =
      SystemFolders.development + SystemFolders.libraries
      + [symbolizer.deletingLastPathComponent().deletingLastPathComponent().path, executable.path]
    let arguments =
      ["--output-style=JSON", "--no-inlines", "--no-demangle", "--obj=\(executable.path)"]
      + stacks.joined().map { "0x" + String($0, radix: 16) }
    guard
      let command = try? Sandbox(settings).command(
        [symbolizer.path] + arguments, rules: rules, directory: "/"),
      let result = try? await ConfinedProgram.run(
        command, environment: [:], in: URL(fileURLWithPath: "/"))
    else { return nowhere }
    return Self.places(in: result.output, lengths: stacks.map(\.count)) ?? nowhere
  }

  /// Reads what the symbolizer says of stacks of some lengths.
  static func places(in output: String, lengths: [Int]) -> [Place?]? {
    // Besides the answer there may be warnings.
    guard let answer = output.split(separator: "\n").first(where: { $0.hasPrefix("[") }),
      let frames = try? JSONDecoder().decode([Frame].self, from: Data(answer.utf8)),
      frames.count == lengths.reduce(0, +)
    else { return nil }
    var rest = frames[...]
    return lengths.map { length in
      defer { rest = rest.dropFirst(length) }
      return rest.prefix(length).lazy.compactMap(\.place).first
    }
  }

  /// What the symbolizer says of an address.
  private struct Frame: Decodable {
    struct Symbol: Decodable {
      enum CodingKeys: String, CodingKey {
        case file = "FileName"
        case function = "FunctionName"
        case line = "Line"
      }

      let file: String
      let function: String
      let line: Int
    }

    enum CodingKeys: String, CodingKey {
      case symbols = "Symbol"
    }

    let symbols: [Symbol]?

    /// The line, if it's one of a file of the person's and not of what the builder or the compiler adds; the function that
    /// starts the app leads to everything.
    var place: Place? {
      guard let symbol = symbols?.first, symbol.line > 0, symbol.file.hasPrefix("/"),
        !symbol.file.hasPrefix("/quince/"), symbol.file.utf8.count <= 4096,
        !symbol.file.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }),
        symbol.function != "main", !symbol.function.hasSuffix("$mainyyFZ")
      else { return nil }
      return Place(file: symbol.file, line: symbol.line)
    }
  }

  /// The program: beside the Swift compiler, or wherever `PATH` has it.
  private static let symbolizer: URL? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { URL(fileURLWithPath: String($0), isDirectory: true) }
    let compilers = folders.map { $0.appendingPathComponent("swiftc").resolvingSymlinksInPath() }
    let candidates =
      (compilers.map { $0.deletingLastPathComponent() } + folders)
      .map { $0.appendingPathComponent("llvm-symbolizer") }
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()
}
