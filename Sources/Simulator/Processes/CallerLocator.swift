import Foundation
import Safeguards
import Sandbox

/// Finds the source line in the user's code for a location in an app's executable.
///
/// The toolchain's `llvm-symbolizer` reads the executable in a sandbox, because the app's author
/// controls that input.
package struct CallerLocator: Sendable {
  /// A location in the user's code.
  package struct Place: Equatable, Sendable {
    /// The path.
    package let file: String
    /// The line number, starting at 1.
    package let line: Int
  }

  private let settings: SandboxSettings

  /// - Parameter settings: The limits and permissions of the symbolizer.
  package init(settings: SandboxSettings) {
    self.settings = settings
  }

  /// Returns the innermost line in the user's code for each stack.
  /// - Parameter stacks: Offsets from the start of the executable, innermost first.
  /// - Returns: `nil` if there's no such line, or if this computer has no symbolizer.
  package func places(of stacks: [[Int]], in executable: URL) async -> [Place?] {
    let nowhere = [Place?](repeating: nil, count: stacks.count)
    guard let output = await symbols(of: stacks.flatMap(\.self), in: executable) else {
      return nowhere
    }
    return Self.places(in: output, lengths: stacks.map(\.count)) ?? nowhere
  }

  /// Returns the calls in a stack that are in the user's files, with their function names.
  /// - Parameter stack: Offsets from the start of the executable, innermost first.
  /// - Returns: An empty array if this computer has no symbolizer.
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

  /// Returns the symbolizer's output for offsets in an executable.
  private func symbols(of offsets: [Int], in executable: URL) async -> String? {
    guard !offsets.isEmpty, let symbolizer = Self.symbolizer else { return nil }
    return await run(
      symbolizer,
      ["--output-style=JSON", "--no-inlines", "--no-demangle", "--obj=\(executable.path)"]
        + offsets.map { "0x" + String($0, radix: 16) }, reading: [executable.path])
  }

  /// Returns demangled function names.
  private func demangled(_ names: [String]) async -> [String] {
    guard !names.isEmpty, let demangler = Self.demangler,
      let output = await run(demangler, ["--compact", "--simplified", "--"] + names, reading: [])
    else { return names }
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.count >= names.count
      ? lines.prefix(names.count).map { AuthorNames.plain($0) } : names
  }

  /// Runs a tool of the toolchain that reads potentially untrusted files.
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

  /// Parses the symbolizer's output for stacks with the given lengths.
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
    // The output can include warnings.
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

    /// The location, if it's in one of the user's files rather than in code added by the builder or
    /// compiler.
    ///
    /// The app's main function is ignored, because every stack includes it.
    var place: Place? {
      guard let symbol = symbols?.first, symbol.line > 0, symbol.file.hasPrefix("/"),
        !symbol.file.hasPrefix("/quince/"), !StackFrame.isAdded(symbol.file),
        symbol.file.utf8.count <= 4096,
        !symbol.file.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }),
        symbol.function != "main", !symbol.function.hasSuffix("$mainyyFZ")
      else { return nil }
      return Place(file: symbol.file, line: symbol.line)
    }
  }

  private static let symbolizer = tool("llvm-symbolizer")
  private static let demangler = tool("swift-demangle")

  /// Returns a program next to the Swift compiler, or one from `PATH`.
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
