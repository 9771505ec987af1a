import AppBuilder
import BuildWork
import Foundation
import Fuzzing

/// Performs all parts of a build except compiling, with a project in which one file is a mutant.
struct ProjectProbe {
  /// The project whose files mutants replace.
  private static let project = Repository.root.appendingPathComponent("Tests/Projects/Tom's App")
  /// A file next to the project that mustn't change.
  private static let witness = "Documents/letter.txt"

  private static let rehearsal = Result {
    Rehearsal(options: try BuildOptions(cache: FileManager.default.temporaryDirectory))
  }

  /// - Parameters:
  ///   - path: The mutant's path in the project.
  ///   - removed: A file that the mutant takes the place of.
  /// - Throws: A `Fault` if an error is reported without a file, or if something is written
  ///   elsewhere.
  static func run(
    _ input: Data, as path: String, removing removed: String? = nil, in folder: URL
  ) throws {
    let files = FileManager.default
    let copy = folder.appendingPathComponent("project")
    let output = folder.appendingPathComponent("output")
    try files.copyItem(at: project, to: copy)
    try files.createDirectory(at: output, withIntermediateDirectories: true)
    let witness = folder.appendingPathComponent(witness)
    try files.createDirectory(
      at: witness.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("Dear Tom".utf8).write(to: witness)
    try removed.map { try files.removeItem(at: copy.appendingPathComponent($0)) }
    try input.write(to: copy.appendingPathComponent(path))
    let before = try files.subpathsOfDirectory(atPath: folder.path).filter { !isOutput($0) }
      .sorted()
    do {
      try rehearsal.get().run(copy, in: output)
    } catch let failure as BuildFailure {
      try check(failure)
    }
    let after = try files.subpathsOfDirectory(atPath: folder.path).filter { !isOutput($0) }.sorted()
    guard before == after, try Data(contentsOf: witness) == Data("Dear Tom".utf8),
      try Data(contentsOf: copy.appendingPathComponent(path)) == input
    else { throw Fault("something is written or removed outside the output folder") }
  }

  private static func isOutput(_ path: String) -> Bool { path.hasPrefix("output/") }

  /// A problem must be reported in plain words and with a file.
  private static func check(_ failure: BuildFailure) throws {
    guard let first = failure.diagnostics.first else { throw Fault("a failure says nothing") }
    guard first.file != nil else { throw Fault("the failure names no file: \(first)") }
    for word in ["NSCocoaErrorDomain", "Error Domain", "NSError", "Optional("]
    where "\(failure)".contains(word) {
      throw Fault("the failure is told in raw words: \(failure)")
    }
  }
}
