import Foundation
import Safeguards

/// The files of a project, in which source locations are looked up.
package actor SourceIndex {
  /// The maximum size in bytes of a source file to search.
  private static let largest = 4 << 20

  private let paths: Set<String>
  private let byName: [String: [String]]
  /// The declarations of classes, which are found on first use.
  private var declarations: [String: InspectedLine]?

  /// - Parameter files: The project's files, of which sources, storyboards, and nibs are used.
  package init(_ files: [URL]) {
    let paths = files.map { $0.standardizedFileURL.path }
    self.paths = Set(paths)
    byName = Dictionary(grouping: paths) { ($0 as NSString).lastPathComponent }
  }

  /// Returns whether a file belongs to the project.
  func contains(_ path: String) -> Bool { paths.contains(path) }

  /// Returns the path of the storyboard or nib with a name, preferring the base version over
  /// translations.
  func path(ofFileNamed name: String) -> String? {
    let found = byName[name] ?? byName[Self.sourceName(ofCompiled: name)] ?? []
    return found.first { $0.contains("/Base.lproj/") } ?? found.min()
  }

  private static func sourceName(ofCompiled name: String) -> String {
    name.hasSuffix(".nib") ? name.dropLast(4) + ".xib" : name
  }

  /// Returns the line that declares a class.
  func declaration(of type: String) -> InspectedLine? {
    let name = type.prefix { $0 != "<" }.split(separator: ".").last.map(String.init) ?? type
    if declarations == nil { declarations = readDeclarations() }
    return declarations?[name]
  }

  private func readDeclarations() -> [String: InspectedLine] {
    var found: [String: InspectedLine] = [:]
    for path in paths.sorted() where path.hasSuffix(".swift") {
      let file = URL(fileURLWithPath: path)
      guard let text = try? InputFile.text(of: file, atMost: Self.largest) else { continue }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() where line.contains("class ") {
        guard let name = Self.declaredClass(in: line), found[name] == nil else { continue }
        found[name] = InspectedLine(path: path, line: index + 1)
      }
    }
    return found
  }

  /// Returns the class that a line declares.
  static func declaredClass(in line: Substring) -> String? {
    let words = line.split { $0 == " " || $0 == "\t" }
    guard let place = words.firstIndex(of: "class"), place + 1 < words.count,
      words[..<place].allSatisfy(isModifier)
    else { return nil }
    let name = words[place + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty || ["func", "var", "let"].contains(name) ? nil : String(name)
  }

  private static func isModifier(_ word: Substring) -> Bool {
    ["open", "public", "package", "internal", "fileprivate", "private", "final"].contains(word)
      || word.hasPrefix("@")
  }
}
