import AppBuilder
import Foundation
import Safeguards
import SymbolGraphs
import Synchronization

/// Reads our frameworks' declarations, once for each time that they were built.
///
/// The graphs have megabytes; the needed parts are kept in a small file.
final class UIKitInterfaceReader: Sendable {
  /// A cached interface, with the files that it was read from.
  private struct Reading: Codable {
    let stamps: [FileStamp]
    let interface: UIKitInterface
  }

  private let library: UIKitLibrary
  private let cache: URL
  private let last = Mutex<Reading?>(nil)

  /// - Parameter cache: The folder of the small file.
  init(library: UIKitLibrary, cache: URL) {
    self.library = library
    self.cache = cache
  }

  /// Returns the current declarations of the frameworks.
  /// - Throws: `BuildFailure` if a graph is missing or damaged.
  func read() throws -> UIKitInterface {
    let graphs = try library.symbolGraphs()
    // The graphs, and the program that makes the small file of them.
    let stamps = (graphs.map(\.path) + ["/proc/self/exe"]).map { FileStamp($0) }
    return try last.withLock { last in
      if let last, last.stamps == stamps { return last.interface }
      let reading = try kept(stamps) ?? make(graphs, stamps)
      last = reading
      return reading.interface
    }
  }

  private var file: URL {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    let key = ShortName.of("\(library.modules.path)\n\(program)".utf8)
    return cache.appendingPathComponent("frameworks-\(key).json")
  }

  /// `nil` if nothing is kept, or if the kept file is for other graphs or damaged.
  private func kept(_ stamps: [FileStamp]) -> Reading? {
    guard let reading = try? RootFolder(cache).value(Reading.self, at: file.lastPathComponent),
      reading.stamps == stamps
    else { return nil }
    return reading
  }

  private func make(_ graphs: [URL], _ stamps: [FileStamp]) throws -> Reading {
    let interface = UIKitInterface(try Parallel.map(graphs, Self.graph))
    let reading = Reading(stamps: stamps, interface: interface)
    // If it can't be kept, the next builder reads the graphs again.
    try? RootFolder(making: cache).keep(reading, at: file.lastPathComponent)
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
