import Foundation
import Safeguards

/// A C module of a package that consists of headers, so that Swift can import it without C code
/// being compiled.
struct HeaderLibrary {
  /// The maximum size of a file, in bytes.
  private static let largestFile = 1 << 20
  /// The maximum number of headers.
  private static let mostHeaders = 500
  private static let moduleMap = "module.modulemap"

  /// The name of the module.
  let name: String
  /// The module map and the headers, by their paths in the folder with the module map.
  private let files: [String: String]

  /// Reads the headers of a package's target. Returns `nil` if the target has no module map, or
  /// contains code to compile.
  /// - Throws: `BuildFailure` or `FileFailure` if a file can't be read.
  init?(
    _ target: PackageManifest.Target, of package: PackageGraph.Package, _ contents: PackageFiles
  ) throws {
    let (headers, code) = (contents.headers, contents.foreignSources)
    guard let map = headers.first(where: { $0.lastPathComponent == Self.moduleMap }),
      headers.count <= Self.mostHeaders,
      try code.allSatisfy({ Self.isWithoutCode(try Self.text(of: $0, in: package)) })
    else { return nil }
    name = target.moduleName
    let folder = map.deletingLastPathComponent().path + "/"
    files = try headers.filter { $0.path.hasPrefix(folder) }.reduce(into: [:]) {
      $0[String($1.path.dropFirst(folder.count))] = try Self.text(of: $1, in: package)
    }
  }

  private static func text(of file: URL, in package: PackageGraph.Package) throws -> String {
    try package.area.check(file)
    return String(decoding: try InputFile.read(file, atMost: largestFile), as: UTF8.self)
  }

  /// Returns whether a file contains only comments and directives.
  private static func isWithoutCode(_ text: String) -> Bool {
    text.replacing("\\\n", with: " ").replacing(/(?s)\/\*.*?\*\//, with: "")
      .split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .allSatisfy { $0.isEmpty || $0.hasPrefix("#") || $0.hasPrefix("//") }
  }

  /// Writes the files to a folder, where the compiler finds the module.
  /// - Returns: The written files.
  /// - Throws: `BuildFailure`.
  func write(in work: WorkFolder) throws -> [URL] {
    let folder = work.url.appendingPathComponent("headers/\(name)")
    return try files.map { path, text in
      let file = folder.appendingPathComponent(path)
      try work.makeFolder(file.deletingLastPathComponent())
      try work.write(text, to: file)
      return file
    }
  }

  /// Returns the folders in which the compiler finds modules whose files have been written.
  static func folders(of files: [URL]) -> Set<String> {
    Set(
      files.filter { $0.lastPathComponent == moduleMap }.map {
        $0.deletingLastPathComponent().path
      })
  }
}
