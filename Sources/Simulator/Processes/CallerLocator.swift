import Foundation
import Sandbox

/// Finds the user's line that a place in their app's executable was compiled from.
///
/// The toolchain's `llvm-symbolizer` reads the executable, in a sandbox, as the author of the app
/// also wrote that input.
package struct CallerLocator: Sendable {
  /// A place in the user's code.
  package struct Place: Equatable, Sendable {
    /// The path.
    package let file: String
    /// The line, from 1.
    package let line: Int
  }

  private let settings: SandboxSettings

  /// - Parameter settings: The limits and permissions of the symbolizer.
  package init(settings: SandboxSettings) {
    self.settings = settings
  }

  /// Returns the innermost of the user's lines in each of some stacks.
  /// - Parameter stacks: Offsets from the beginning of the executable, innermost first.
  /// - Returns: `nil` if there's none, or no symbolizer on this machine.
  package func places(of stacks: [[Int]], in executable: URL) async -> [Place?] {
    let nowhere = [Place?](repeating: nil, count: stacks.count)
    guard let output = await symbols(of: stacks.flatMap(\.self), in: executable) else {
      return nowhere
    }
    return Self.places(in: output, lengths: stacks.map(\.count)) ?? nowhere
  }

  /// Returns the calls of a stack that are in the user's files, with the names of their functions.
  /// - Parameter stack: Offsets from the beginning of the executable, innermost first.
  /// - Returns: None if there's no symbolizer on this machine.
  func frames(of stack: [Int], in executable: URL) async -> [StackFrame] {
    guard let output = await symbols(of: stack, in: executable),
      let frames = Self.frames(in: output)
    else { return [] }
    let found = frames.compactMap { frame in frame.place.map { (frame.function, $0) } }
    let names = await demangled(found.map(\.0))
    return zip(found, names).map { frame, name in
      StackFrame(function: name, file: frame.1.file, line: frame.1.line, isPersons: true)
    }
  }

  /// Returns the symbolizer's output for places in an executable.
  private func symbols(of offsets: [Int], in executable: URL) async -> String? {
    guard !offsets.isEmpty, let symbolizer = Self.symbolizer else { return nil }
    return await run(
      symbolizer,
      ["--output-style=JSON", "--no-inlines", "--no-demangle", "--obj=\(executable.path)"]
        + offsets.map { "0x" + String($0, radix: 16) }, reading: [executable.path])
  }

  /// Returns the names of functions in readable form.
  private func demangled(_ names: [String]) async -> [String] {
    guard !names.isEmpty, let demangler = Self.demangler,
      let output = await run(demangler, ["--compact", "--simplified", "--"] + names, reading: [])
    else { return names }
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.count >= names.count ? Array(lines.prefix(names.count)) : names
  }

  /// Runs a tool of the toolchain that reads files that might not be trusted.
  private func run(_ tool: URL, _ arguments: [String], reading files: [String]) async -> String? {
    var rules = SandboxRules()
    rules.readable =
      SystemFolders.development + SystemFolders.libraries
      + [tool.deletingLastPathComponent().deletingLastPathComponent().path] + files
    guard
      let command = try? Sandbox(settings).command(
        [tool.path] + arguments, rules: rules, directory: "/"),
      let result = try? await ConfinedProgram.run(
        command, environment: [:], in: URL(fileURLWithPath: "/"))
    else { return nil }
    return result.output
  }

  /// Parses the symbolizer's output for stacks of some lengths.
  static func places(in output: String, lengths: [Int]) -> [Place?]? {
    guard let frames = frames(in: output), frames.count == lengths.reduce(0, +) else {
      return nil
    }
    var rest = frames[...]
    return lengths.map { length in
      defer { rest = rest.dropFirst(length) }
      return rest.prefix(length).lazy.compactMap(\.place).first
    }
  }

  private static func frames(in output: String) -> [Frame]? {
    // Besides the answer there may be warnings.
    guard let answer = output.split(separator: "\n").first(where: { $0.hasPrefix("[") }) else {
      return nil
    }
    return try? JSONDecoder().decode([Frame].self, from: Data(answer.utf8))
  }

  /// The symbolizer's information about an address.
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

    /// The mangled name of the function.
    var function: String { symbols?.first?.function ?? "" }

    /// The line, if it's in one of the user's files and not in code that the builder or the
    /// compiler adds; the function that starts the app leads to everything.
    var place: Place? {
      guard let symbol = symbols?.first, symbol.line > 0, symbol.file.hasPrefix("/"),
        !symbol.file.hasPrefix("/quince/"), symbol.file.utf8.count <= 4096,
        !symbol.file.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }),
        symbol.function != "main", !symbol.function.hasSuffix("$mainyyFZ")
      else { return nil }
      return Place(file: symbol.file, line: symbol.line)
    }
  }

  private static let symbolizer = tool("llvm-symbolizer")
  private static let demangler = tool("swift-demangle")

  /// Returns a program beside the Swift compiler, or from `PATH`.
  private static func tool(_ name: String) -> URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { URL(fileURLWithPath: String($0), isDirectory: true) }
    let compilers = folders.map { $0.appendingPathComponent("swiftc").resolvingSymlinksInPath() }
    let candidates =
      (compilers.map { $0.deletingLastPathComponent() } + folders)
      .map { $0.appendingPathComponent(name) }
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
