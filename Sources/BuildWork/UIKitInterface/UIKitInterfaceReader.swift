import AppBuilder
import Foundation
import Safeguards
import SupportedAPI
import SymbolGraphs
import Synchronization

/// Reads our frameworks' declarations, once for each time that they were built.
///
/// The graphs have megabytes; the needed parts are kept in small files.
final class UIKitInterfaceReader: Sendable {
  /// A value, and the stamps of the files that it was read from.
  private struct Reading<Value: Codable & Sendable>: Codable, Sendable {
    let stamps: [FileStamp]
    let value: Value
  }

  private let library: UIKitLibrary
  private let cache: URL
  private let last = Mutex<Reading<UIKitInterface>?>(nil)

  /// - Parameter cache: The folder of the small files.
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

  /// The names in the frameworks as they are now; `nil` if there are no tables of Apple's names.
  /// - Throws: `BuildFailure` if a graph doesn't exist or is damaged.
  func names() throws -> FrameworkNames? {
    guard let tables = AppleNames.tables else { return nil }
    let graphs = try library.symbolGraphs()
    let files = FrameworkNames.tables.map { tables.appendingPathComponent($0) }
    return try reading("names", Self.stamps(of: graphs + files)) {
      try FrameworkNames(try Parallel.map(graphs, Self.graph), tables: tables)
    }.value
  }

  /// The stamps of files, and of the program that makes a small file of them.
  private static func stamps(of files: [URL]) -> [FileStamp] {
    (files.map(\.path) + ["/proc/self/exe"]).map { FileStamp($0) }
  }

  /// Returns the value in the file for a name, or makes the value and the file.
  private func reading<Value>(
    _ name: String, _ stamps: [FileStamp], _ make: () throws -> Value
  ) throws -> Reading<Value> {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    let file = "\(name)-\(ShortName.of("\(library.modules.path)\n\(program)".utf8)).json"
    if let kept = try? RootFolder(cache).value(Reading<Value>.self, at: file),
      kept.stamps == stamps
    {
      return kept
    }
    let reading = Reading(stamps: stamps, value: try make())
    // If it can't be kept, the next builder reads the graphs again.
    try? RootFolder(making: cache).keep(reading, at: file)
    return reading
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
