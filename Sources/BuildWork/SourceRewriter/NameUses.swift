import SwiftSyntax

/// The lines of files that use the names of a module.
struct NameUses {
  /// The largest number of files that a message lists.
  private static let mostPlaces = 5

  /// The number of lines.
  let count: Int
  /// The first line in each file, such as `Map.swift:4`, separated by commas.
  let places: String

  /// - Parameter isName: A closure that returns whether an identifier is one of the module's names.
  init(in files: [SourceFile], where isName: @escaping (String) -> Bool) {
    let uses = files.map { file in (file: file, lines: Self.lines(in: file, where: isName)) }
      .filter { !$0.lines.isEmpty }
    count = uses.map(\.lines.count).reduce(0, +)
    let shown = uses.prefix(Self.mostPlaces).map {
      "\($0.file.url.lastPathComponent):\($0.lines.min() ?? 1)"
    }
    places = shown.joined(separator: ", ") + (uses.count > shown.count ? ", and others" : "")
  }

  /// A clause with the number of the lines and their places.
  /// - Parameter names: The names, as the object of the clause.
  func clause(_ names: String) -> String {
    "\(count) \(count == 1 ? "line uses" : "lines use") \(names): \(places)"
  }

  private static func lines(
    in file: SourceFile, where isName: (String) -> Bool
  ) -> Set<Int> {
    var lines: Set<Int> = []
    for token in file.tree.tokens(viewMode: .sourceAccurate) {
      guard case .identifier(let name) = token.tokenKind, isName(name),
        token.parent?.is(ImportPathComponentSyntax.self) != true
      else { continue }
      lines.insert(file.location(of: token.positionAfterSkippingLeadingTrivia.utf8Offset).line)
    }
    return lines
  }
}
