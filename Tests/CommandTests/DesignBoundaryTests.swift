import Foundation
import Testing

/// The boundary of UIKit's `Design` folder: numbers and colors of the system's look are inside it,
/// except for those in `numbers-outside-design.txt`, each of which has a reason.
struct DesignBoundaryTests {
  private static let folder = Command.repository.appendingPathComponent(
    "Sources/Frameworks/UIKit")

  /// The folders and files whose numbers aren't part of the design, each with a reason.
  private static let exceptions: [(path: String, reason: String)] = {
    let list = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("numbers-outside-design.txt")
    let text = (try? String(contentsOf: list, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map { line in
      let parts = line.split(separator: ":", maxSplits: 1)
      return (
        String(parts[0]),
        parts.count > 1 ? parts[1].trimmingCharacters(in: .whitespaces) : ""
      )
    }
  }()

  /// The lines outside `Design` with a number that could be part of the look, by file.
  private func numbers() throws -> [String: [String]] {
    var found: [String: [String]] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path)
    where path.hasSuffix(".swift") && !path.hasPrefix("Design/") {
      let code = try String(
        contentsOf: Self.folder.appendingPathComponent(path), encoding: .utf8)
      let lines = code.split(separator: "\n").map { String($0.replacing(/\/\/.*/, with: "")) }
        .filter(Self.hasNumberOfLook)
      if !lines.isEmpty { found[path] = lines }
    }
    return found
  }

  /// Returns whether a line has a length, a color, an opacity, a font size, or a duration, apart
  /// from 0 and 1.
  private static func hasNumberOfLook(_ line: String) -> Bool {
    let number = #"-?([0-9]*\.[0-9]+|[2-9]|[1-9][0-9]+)\b"#
    let patterns = [
      #"UIColor\((white|red|hue)[^)]*"# + number,
      #"\bColor\((hex|red|white)[^)]*(0x|"# + number + ")",
      #"\b(ofSize|pointSize|size|weight|withDuration|duration|blur|radius): "# + number,
      #"\b(cornerRadius|shadowRadius|shadowOpacity|borderWidth|lineWidth|alpha|opacity) = "#
        + number,
      #"\b(top|leading|left|bottom|right|trailing|width|height|x|y|dx|dy): "# + number,
      #": (CGFloat|Double|Float|TimeInterval) = "# + number,
      #"(CornerRadii|withAlphaComponent)\("# + number,
    ]
    return patterns.contains { line.range(of: $0, options: .regularExpression) != nil }
  }

  private func isException(_ file: String) -> Bool {
    Self.exceptions.contains { file == $0.path || file.hasPrefix($0.path + "/") }
  }

  @Test func numbersOfTheLookAreInTheDesign() throws {
    for (file, lines) in try numbers().sorted(by: { $0.key < $1.key }) where !isException(file) {
      Issue.record(
        """
        \(file) has numbers that could be part of the system's look. Move them to a family in \
        Sources/Frameworks/UIKit/Design, or list the file with a reason in \
        Tests/CommandTests/numbers-outside-design.txt.
        \(lines.joined(separator: "\n"))
        """)
    }
  }

  @Test func eachExceptionIsNeededAndHasAReason() throws {
    let files = try numbers().keys
    for (path, reason) in Self.exceptions {
      #expect(!reason.isEmpty, "\(path) lacks a reason")
      #expect(
        files.contains { $0 == path || $0.hasPrefix(path + "/") },
        "\(path) has no such numbers anymore")
    }
  }

  @Test func onlyTheSelectionChecksTheVersion() throws {
    for path in try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path)
    where path.hasSuffix(".swift") && path != "Design/DesignSelection.swift" {
      let code = try String(
        contentsOf: Self.folder.appendingPathComponent(path), encoding: .utf8)
      #expect(
        !code.contains("RunningSystem.isAtLeast"),
        "\(path) checks the system's version. Make it a value of the design.")
    }
  }
}
