import Foundation
import Safeguards
import Yams

/// The points for each test, from a YAML file.
package struct Points: Sendable {
  /// The maximum size of a file, in bytes.
  private static let mostBytes = 1 << 20
  /// The maximum number of tests in a file.
  private static let mostTests = 10_000
  /// The maximum number of points for a test.
  private static let mostPoints = 100_000.0

  /// The points of each test that isn't listed in the file.
  package private(set) var usual = TestPoints(points: 1)
  /// The visibility of the results.
  package private(set) var visibility = TestPoints.Visibility.visible
  /// The points of the listed tests, in the order of the file.
  package private(set) var tests: [NamedPoints] = []
  /// The file, or `nil` if each test earns one point.
  let file: URL?

  /// Creates points where each test earns one point.
  package init() { file = nil }

  /// Reads a file.
  /// - Throws: `PointsError`, with the file and the line.
  package init(_ file: URL) throws(PointsError) {
    self.file = file
    let text: String
    do {
      text = try InputFile.text(of: file, atMost: Self.mostBytes)
    } catch {
      throw PointsError(file, line: error.line, "can't read the file: \(error.reason)")
    }
    let root: Node?
    do {
      root = try compose(yaml: text, .basic)
    } catch {
      throw PointsError(file, line: Self.line(of: error), "this isn't valid YAML")
    }
    try PointsReader(file: file).read(root, into: &self)
  }

  private static func line(of error: any Error) -> Int? {
    switch error as? YamlError {
    case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _):
      mark.line
    case .duplicatedKeysInMapping(_, let context): context.mark.line
    default: nil
    }
  }

  /// Returns the points of a test, which are listed by its own name or the name of its suite.
  package func points(of run: ReportedRun) -> TestPoints {
    let names = run.names
    let suites = tests.filter { $0.namesSuite(of: run) }
    let suite = suites.max { $0.name.utf8.count < $1.name.utf8.count }
    return (tests.first { names.contains($0.name) } ?? suite)?.points ?? usual
  }

  /// Returns the listed tests that a report doesn't contain, neither as a test nor as a suite.
  package func missing(in report: RunReport) -> [NamedPoints] {
    let names = report.runs.reduce(into: Set()) { $0.formUnion($1.names) }
    return tests.filter { test in
      !names.contains(test.name) && !report.runs.contains { test.namesSuite(of: $0) }
    }
  }

  /// Reads the contents of a file.
  private struct PointsReader {
    let file: URL

    func read(_ root: Node?, into points: inout Points) throws(PointsError) {
      guard let root else { return }
      guard let mapping = root.mapping else {
        throw error(
          root, "write points as “tests:”, followed by a line for each, such as “name: 2”")
      }
      for (key, value) in mapping {
        switch key.string {
        case "default": points.usual = try test(value)
        case "visibility": points.visibility = try visibility(value)
        case "tests": points.tests = try tests(value)
        default:
          throw error(
            key, "unknown key “\(key.string ?? "")”: use default, tests, or visibility")
        }
      }
    }

    private func tests(_ node: Node) throws(PointsError) -> [NamedPoints] {
      guard let mapping = node.mapping else {
        throw error(node, "write “tests” with a line for each, such as “name: 2”")
      }
      guard mapping.count <= Points.mostTests else {
        throw error(node, "there are more than \(Points.mostTests) tests")
      }
      var tests: [NamedPoints] = []
      for (key, value) in mapping {
        guard let name = key.string, !name.isEmpty else { throw error(key, "a test has no name") }
        tests.append(NamedPoints(name: name, line: key.mark?.line, points: try test(value)))
      }
      return tests
    }

    private func test(_ node: Node) throws(PointsError) -> TestPoints {
      guard let mapping = node.mapping else { return TestPoints(points: try number(node)) }
      var test = TestPoints(points: 1)
      for (key, value) in mapping {
        switch key.string {
        case "points": test.points = try number(value)
        case "visibility": test.visibility = try visibility(value)
        case "name": test.title = try text(value)
        case "number": test.number = try text(value)
        case "tags":
          test.tags = []
          for tag in value.array() { test.tags.append(try text(tag)) }
        default:
          throw error(
            key,
            "unknown key “\(key.string ?? "")” of a test: use name, number, points, tags, "
              + "or visibility"
          )
        }
      }
      return test
    }

    private func number(_ node: Node) throws(PointsError) -> Double {
      guard let text = node.string, let number = Double(text),
        (0...Points.mostPoints).contains(number)
      else {
        throw error(
          node,
          "points must be a number from 0 to \(Int(Points.mostPoints)), not “\(node.string ?? "…")”"
        )
      }
      return number
    }

    private func text(_ node: Node) throws(PointsError) -> String {
      guard let text = node.string, text.utf8.count <= 1_000 else {
        throw error(node, "this must be a text of at most 1,000 bytes")
      }
      return text
    }

    private func visibility(_ node: Node) throws(PointsError) -> TestPoints.Visibility {
      guard let visibility = node.string.flatMap(TestPoints.Visibility.init) else {
        let known = TestPoints.Visibility.allCases.map(\.rawValue).joined(separator: ", ")
        throw error(node, "invalid visibility “\(node.string ?? "…")”: use \(known)")
      }
      return visibility
    }

    private func error(_ node: Node, _ message: String) -> PointsError {
      PointsError(file, line: node.mark?.line, message)
    }
  }
}
