import Foundation
import Testing

/// The boundary of UIKit's `Design` folder: numbers and colors of the system's look are inside it,
/// except for those in `numbers-outside-design.txt`, each of which has a reason.
struct DesignBoundaryTests {
  /// The folders and files whose numbers aren't part of the design, each with a reason.
  private let exceptions: [(path: String, reason: String)]
  /// The code of each file, by its path in UIKit's folder.
  private let files: [String: String]
  /// A length, a color, an opacity, a font size, or a duration, apart from 0 and 1.
  private let numberOfLook: NSRegularExpression

  init() throws {
    let list = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("numbers-outside-design.txt")
    exceptions = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map { line in
      let parts = line.split(separator: ":", maxSplits: 1)
      return (
        String(parts[0]),
        parts.count > 1 ? parts[1].trimmingCharacters(in: .whitespaces) : ""
      )
    }
    let folder = Command.repository.appendingPathComponent("Sources/Frameworks/UIKit")
    var files: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where path.hasSuffix(".swift") {
      files[path] = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }
    self.files = files
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
    numberOfLook = try NSRegularExpression(pattern: patterns.joined(separator: "|"))
  }

  /// The lines outside `Design` with a number that could be part of the look, by file.
  private var numbers: [String: [String]] {
    files.filter { !$0.key.hasPrefix("Design/") }.mapValues { code in
      code.split(separator: "\n").map { line in
        String(line.range(of: "//").map { line[..<$0.lowerBound] } ?? line)
      }.filter { line in
        let range = NSRange(line.startIndex..., in: line)
        return numberOfLook.firstMatch(in: line, range: range) != nil
      }
    }.filter { !$0.value.isEmpty }
  }

  private func isException(_ file: String) -> Bool {
    exceptions.contains { file == $0.path || file.hasPrefix($0.path + "/") }
  }

  @Test func numbersOfTheLookAreInTheDesign() {
    for (file, lines) in numbers.sorted(by: { $0.key < $1.key }) where !isException(file) {
      Issue.record(
        """
        \(file) has numbers that could be part of the system's look. Move them to a family in \
        Sources/Frameworks/UIKit/Design, or list the file with a reason in \
        Tests/CommandTests/numbers-outside-design.txt.
        \(lines.joined(separator: "\n"))
        """)
    }
  }

  @Test func eachExceptionIsNeededAndHasAReason() {
    let found = numbers.keys
    for (path, reason) in exceptions {
      #expect(!reason.isEmpty, "\(path) lacks a reason")
      #expect(
        found.contains { $0 == path || $0.hasPrefix(path + "/") },
        "\(path) has no such numbers anymore")
    }
  }

  @Test func onlyTheSelectionChecksTheVersion() {
    for (path, code) in files where path != "Design/DesignSelection.swift" {
      #expect(
        !code.contains("RunningSystem.isAtLeast"),
        "\(path) checks the system's version. Make it a value of the design.")
    }
  }
}
