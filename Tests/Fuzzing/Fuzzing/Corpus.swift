import Foundation

/// The inputs to start from.
package struct Corpus: Sendable {
  /// The inputs, in a fixed order.
  package let inputs: [Data]

  /// Creates a corpus of generated inputs.
  package init(_ inputs: [Data]) {
    self.inputs = inputs
  }

  /// Creates a corpus of the files in this repository's projects whose paths have one of the given
  /// endings, and the files in the folder `Tests/Fuzzing/Corpus/<name>`.
  package init(_ name: String, projectFiles endings: [String] = []) throws {
    let own = Repository.fuzzing.appendingPathComponent("Corpus/\(name)")
    var files = try Self.files(in: own)
    for folder in ["Apps", "Tests/Projects"] where !endings.isEmpty {
      files += try Self.files(in: Repository.root.appendingPathComponent(folder)).filter { file in
        endings.contains { file.path.hasSuffix($0) }
      }
    }
    inputs = try files.map { try Data(contentsOf: $0) }
  }

  /// Returns the files that once made the reader of a format crash.
  static func regressions(_ name: String) throws -> [(file: URL, input: Data)] {
    try files(in: Repository.fuzzing.appendingPathComponent("Regressions/\(name)")).map {
      ($0, try Data(contentsOf: $0))
    }
  }

  private static func files(in folder: URL) throws -> [URL] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      .map { folder.appendingPathComponent($0) }
      .filter { !$0.hasDirectoryPath && !$0.lastPathComponent.hasPrefix(".") }
      .filter { file in
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
          && !isFolder.boolValue
      }
  }
}
