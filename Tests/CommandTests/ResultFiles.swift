import Foundation
import TestSupport
import Testing

/// All files that a run writes for other programs.
///
/// Each initially has contents from an earlier run.
struct ResultFiles {
  private static let stale = "of an earlier run"

  private let folder = try? TemporaryFolder()
  /// The points file, if the run uses one.
  var points: String?

  private func file(_ name: String) throws -> URL { try #require(folder).file(name) }

  /// The folder of the report.
  var report: URL { get throws { try file("report") } }

  /// Returns the options for writing all files, after creating outdated ones.
  func options() throws -> [String] {
    for name in ["junit.xml", "results.json", "classroom"] {
      try Data(Self.stale.utf8).write(to: file(name))
    }
    var options = ["--junit", try file("junit.xml").path, "--report", try report.path]
    options += ["--gradescope", try file("results.json").path]
    options += ["--classroom", try file("classroom").path]
    guard let points else { return options }
    try points.write(to: file("points.yaml"), atomically: true, encoding: .utf8)
    return options + ["--points", try file("points.yaml").path]
  }

  /// A test in Gradescope's format.
  struct Test: Decodable {
    let name: String
    let score: Double
    let max_score: Double
    let status: String
    let output: String
  }

  /// The part of the results that Gradescope reads.
  struct Gradescope: Decodable {
    let output: String
    let tests: [Test]
  }

  /// The part of the results that GitHub Classroom reads.
  struct Classroom: Decodable {
    struct Test: Decodable {
      let name: String
      let status: String
      let message: String?
      let score: Double
    }

    let status: String
    let max_score: Double
    let tests: [Test]
  }

  /// The output for Gradescope.
  var gradescope: Gradescope {
    get throws {
      try JSONDecoder().decode(Gradescope.self, from: Data(contentsOf: file("results.json")))
    }
  }

  /// The output for GitHub Classroom.
  var classroom: Classroom {
    get throws {
      let data = try #require(Data(base64Encoded: Data(contentsOf: file("classroom"))))
      return try JSONDecoder().decode(Classroom.self, from: data)
    }
  }

  /// The output for build servers.
  var junit: String {
    get throws {
      try String(contentsOf: file("junit.xml"), encoding: .utf8).replacing("&#39;", with: "'")
    }
  }

  /// The data of the report.
  var data: String {
    get throws {
      try String(contentsOf: report.appendingPathComponent("report.json"), encoding: .utf8)
    }
  }

  /// Whether all files are from this run.
  var areFresh: Bool {
    get throws {
      let page = try report.appendingPathComponent("index.html").path
      guard FileManager.default.fileExists(atPath: page) else { return false }
      let texts = [
        try junit, try data, try String(contentsOf: file("results.json"), encoding: .utf8),
        try String(contentsOf: file("classroom"), encoding: .utf8),
      ]
      return !texts.contains { $0.contains(Self.stale) }
    }
  }

  /// Expects that every file contains an error, and that no points are earned.
  func expectNoPoints(
    outOf total: Double, because message: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let (gradescope, classroom, junit) = (try gradescope, try classroom, try junit)
    #expect(gradescope.tests.map(\.score).reduce(0, +) == 0, sourceLocation: sourceLocation)
    #expect(gradescope.tests.map(\.max_score).reduce(0, +) == total, sourceLocation: sourceLocation)
    #expect(gradescope.tests.allSatisfy { $0.status == "failed" }, sourceLocation: sourceLocation)
    #expect(
      gradescope.output.contains(message), "\(gradescope.output)", sourceLocation: sourceLocation)
    #expect(classroom.status == "fail", sourceLocation: sourceLocation)
    #expect(classroom.max_score == total, sourceLocation: sourceLocation)
    #expect(classroom.tests.map(\.score).reduce(0, +) == 0, sourceLocation: sourceLocation)
    #expect(
      classroom.tests.contains { $0.message?.contains(message) == true }, "\(classroom.tests)",
      sourceLocation: sourceLocation)
    #expect(junit.contains(message), "\(junit)", sourceLocation: sourceLocation)
    #expect(junit.contains("<error "), sourceLocation: sourceLocation)
    #expect(try data.contains(message), sourceLocation: sourceLocation)
    #expect(try areFresh, sourceLocation: sourceLocation)
  }
}
