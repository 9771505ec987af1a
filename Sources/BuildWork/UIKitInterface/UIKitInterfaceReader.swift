import AppBuilder
import Foundation
import Safeguards
import SupportedAPI
import SymbolGraphs
import Synchronization

/// Reads the declarations of Quince's frameworks once after each build of them.
///
/// The symbol graphs are megabytes in size, so the parts that are needed are cached in small files.
final class UIKitInterfaceReader: Sendable {
  /// A value, and the stamps of its source files.
  private struct Reading<Value: Codable & Sendable>: Codable, Sendable {
    let stamps: [FileStamp]
    let value: Value
  }

  private let library: UIKitLibrary
  private let cache: URL
  private let last = Mutex<Reading<UIKitInterface>?>(nil)

  /// - Parameter cache: The folder for the small files.
  init(library: UIKitLibrary, cache: URL) {
    self.library = library
    self.cache = cache
  }

  /// Returns the current declarations of the frameworks.
  /// - Throws: `BuildFailure` if a graph is missing or damaged.
  func read() throws -> UIKitInterface {
    let graphs = try library.symbolGraphs()
    let stamps = Self.stamps(of: graphs)
    return try last.withLock { last in
      if let last, last.stamps == stamps { return last.value }
      let reading = try reading("frameworks", stamps) {
        UIKitInterface(try Parallel.map(graphs, Self.graph))
      }
      last = reading
      return reading.value
    }
  }

  /// Returns the current names in the frameworks, or `nil` if there are no tables of Apple's names.
  /// - Throws: `BuildFailure` if a graph doesn't exist or is damaged.
  func names() throws -> FrameworkNames? {
    guard let tables = AppleNames.tables else { return nil }
    let graphs = try library.symbolGraphs()
    let files = FrameworkNames.tables.map { tables.appendingPathComponent($0) }
    return try reading("names", Self.stamps(of: graphs + files)) {
      try FrameworkNames(try Parallel.map(graphs, Self.graph), tables: tables)
    }.value
  }

  /// Returns the names of members of the frameworks that only Quince's own code uses.
  /// - Parameter extract: A closure that writes the declarations of a module to symbol graphs, and
  ///   returns their folder.
  /// - Throws: An error of the closure, or `BuildFailure` if a graph doesn't exist.
  nonisolated(nonsending) func hiddenMembers(
    _ extract: (_ module: String) async throws -> URL
  ) async throws -> Set<String> {
    let graphs = try library.symbolGraphs()
    let stamps = Self.stamps(of: graphs)
    if let kept: Reading<Set<String>> = kept("hidden", stamps) { return kept.value }
    var names = HiddenMembers()
    for module in Set(graphs.map(SymbolGraph.module)).sorted() {
      for file in try SymbolGraph.files(in: try await extract(module)) { try names.add(file) }
    }
    return keep(Reading(stamps: stamps, value: names.hidden), "hidden").value
  }

  /// Returns the stamps of files, and of the program that derives a small file from them.
  private static func stamps(of files: [URL]) -> [FileStamp] {
    (files.map(\.path) + ["/proc/self/exe"]).map { FileStamp($0) }
  }

  /// Returns the value in the file with a name.
  ///
  /// If the file is out of date, creates the value and the file.
  private func reading<Value>(
    _ name: String, _ stamps: [FileStamp], _ make: () throws -> Value
  ) throws -> Reading<Value> {
    if let kept: Reading<Value> = kept(name, stamps) { return kept }
    return keep(Reading(stamps: stamps, value: try make()), name)
  }

  /// Returns the value in the file with a name, or `nil` if the file is out of date.
  private func kept<Value>(_ name: String, _ stamps: [FileStamp]) -> Reading<Value>? {
    // A file that can't be read is written again.
    let kept = try? RootFolder(cache).value(Reading<Value>.self, at: file(name))
    return kept?.stamps == stamps ? kept : nil
  }

  /// Saves a value in the file with a name.
  private func keep<Value>(_ reading: Reading<Value>, _ name: String) -> Reading<Value> {
    // If the file can't be saved, the next builder reads the symbol graphs again.
    try? RootFolder(making: cache).keep(reading, at: file(name))
    return reading
  }

  private func file(_ name: String) -> String {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    return "\(name)-\(ShortName.of("\(library.modules.path)\n\(program)".utf8)).json"
  }

  private static func graph(_ file: URL) throws -> SymbolGraph {
    do {
      return try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
    } catch {
      throw BuildFailure(
        "the symbol graph of \(SymbolGraph.module(of: file)) is damaged",
        file: file.path,
        hint: UIKitLibrary.remedy(for: file))
    }
  }
}
