import Foundation
import Testing

/// The format of the documentation: links must be valid, and all tables must have the same style.
struct DocumentationTests {
  /// The paths of pages that are written by hand.
  private static let pages: [String] = {
    let files = FileManager.default
    let top = (try? files.contentsOfDirectory(atPath: Command.repository.path)) ?? []
    let docs = (try? files.contentsOfDirectory(atPath: url("docs").path)) ?? []
    // `make docs` and `make bench-docs` generate the other pages.
    let generated: Set = ["docs/supported-api.md", "docs/performance.md"]
    return (top + docs.map { "docs/\($0)" })
      .filter { $0.hasSuffix(".md") && !generated.contains($0) }.sorted()
  }()

  private static func url(_ path: String) -> URL {
    Command.repository.appendingPathComponent(path)
  }

  /// Returns a page without its code blocks.
  private static func prose(of page: URL) throws -> String {
    try String(contentsOf: page, encoding: .utf8)
      .replacing(/(?m)^```(?:.*\n)*?```$/, with: "")
  }

  /// Returns the anchors of a page's headings, as GitHub names them.
  private static func anchors(of page: URL) throws -> Set<String> {
    let headings = try prose(of: page).matches(of: /(?m)^#+ (.+)$/)
    return Set(
      headings.map { heading in
        heading.output.1.lowercased().replacing(" ", with: "-")
          .filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      })
  }

  @Test(arguments: pages)
  func linksLeadSomewhere(_ path: String) throws {
    let page = Self.url(path)
    let links = try Self.prose(of: page).matches(of: /\]\(([^)\s]+)\)|src="([^"]+)"/)
    for link in links.compactMap({ $0.output.1 ?? $0.output.2 }) where !link.contains(":") {
      let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let target =
        parts[0].isEmpty
        ? page : page.deletingLastPathComponent().appendingPathComponent(String(parts[0]))
      #expect(FileManager.default.fileExists(atPath: target.path), "\(path): \(link)")
      if parts.count > 1, target.pathExtension == "md" {
        #expect(try Self.anchors(of: target).contains(String(parts[1])), "\(path): \(link)")
      }
    }
  }

  @Test(arguments: pages)
  func headersOfTablesStartWithACapital(_ path: String) throws {
    let lines = try Self.prose(of: Self.url(path)).split(separator: "\n")
    for (header, rule) in zip(lines, lines.dropFirst())
    where rule.wholeMatch(of: /\|[-:| ]+\|/) != nil {
      let cells = header.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(cells.allSatisfy { $0.first?.isLowercase != true }, "\(path): \(header)")
    }
  }

  @Test func theReadMeIsShort() throws {
    let text = try String(contentsOf: Self.url("README.md"), encoding: .utf8)
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 101)
  }
}
