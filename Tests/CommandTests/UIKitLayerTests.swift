import Foundation
import Testing

/// The layers of UIKit in ARCHITECTURE.md: a file refers to types in its own layer or below it,
/// except for the references in `upward-references.txt`.
struct UIKitLayerTests {
  /// A file that refers to a type of a higher layer.
  private struct Reference: Hashable, Comparable, CustomStringConvertible {
    let file: String
    let type: String

    var description: String { "\(file) → \(type)" }

    static func < (one: Self, other: Self) -> Bool { one.description < other.description }
  }

  /// The maximum number of upward references.
  ///
  /// Lower it when the actual number decreases.
  private static let limit = 100

  /// The position of each folder's layer, from the bottom.
  private let layers: [String: Int]
  /// The code of each file, without comments and string literals, by its path in UIKit's folder.
  private let files: [String: String]

  init() throws {
    let rows = try MarkdownTable("Layer", in: "ARCHITECTURE.md").rows
    let places = rows.enumerated().flatMap { place, row in
      MarkdownTable.code(in: row[1]).map { ($0, place) }
    }
    layers = Dictionary(places) { $1 }
    let folder = Command.repository.appendingPathComponent("Sources/Frameworks/UIKit")
    var files: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where path.hasSuffix(".swift") && path.contains("/") {
      let code = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      files[path] = code.replacing(/\/\/.*/, with: "").replacing(/"[^"\n]*"/, with: "")
    }
    self.files = files
  }

  private static func folder(of path: String) -> String {
    String(path.prefix { $0 != "/" })
  }

  private func layer(of path: String) throws -> Int {
    try #require(layers[Self.folder(of: path)], "the table lacks \(Self.folder(of: path))")
  }

  /// The file that declares each of UIKit's types.
  private var declarations: [String: String] {
    var found: [String: String] = [:]
    let keyword = /(?:^|[ )])(?:class|struct|enum|protocol|actor|typealias) (\w+)/
    for (path, code) in files.sorted(by: { $0.key < $1.key }) {
      for line in code.split(separator: "\n")
      where line.first?.isLetter == true || line.first == "@" {
        guard !line.contains("private "), let match = line.firstMatch(of: keyword) else {
          continue
        }
        let name = String(match.1)
        if found[name] == nil { found[name] = path }
      }
    }
    return found
  }

  private func upwardReferences() throws -> Set<Reference> {
    let declarations = declarations
    try #require(declarations.count > 1_000)
    var found: Set<Reference> = []
    for (path, code) in files {
      let own = try layer(of: path)
      for name in Self.names(in: code) {
        guard let place = declarations[name], try layer(of: place) > own else { continue }
        found.insert(Reference(file: path, type: name))
      }
    }
    return found
  }

  /// Returns the names in a file's code, without those of types that are nested in others.
  private static func names(in code: String) -> Set<String> {
    let names = code.matches(of: /(\.?)(\w+)/).filter(\.1.isEmpty).map { String($0.2) }
    let nested = code.matches(of: /\n +(?:[\w()]+ )*(?:class|struct|enum|typealias) (\w+)/)
    return Set(names).subtracting(nested.map { String($0.1) })
  }

  private static let list = Command.repository
    .appendingPathComponent("Tests/CommandTests/upward-references.txt")

  @Test func everyFolderHasALayer() {
    #expect(Set(files.keys.map(Self.folder)) == Set(layers.keys))
    #expect(Set(layers.values).count == 6)
  }

  @Test func referencesUpwardOnlyBecomeFewer() throws {
    let found = try upwardReferences().sorted().map(\.description)
    if ProcessInfo.processInfo.environment["QUINCE_RECORD_REFERENCES"] != nil {
      try (found.joined(separator: "\n") + "\n").write(
        to: Self.list, atomically: true, encoding: .utf8)
    }
    let listed = try String(contentsOf: Self.list, encoding: .utf8).split(separator: "\n")
      .map(String.init)
    #expect(
      Set(found).subtracting(listed).sorted() == [],
      "Move the code to the higher layer, or reverse the reference")
    #expect(Set(listed).subtracting(found).sorted() == [], "Remove these lines from the list")
    #expect(listed.count <= Self.limit)
  }
}
