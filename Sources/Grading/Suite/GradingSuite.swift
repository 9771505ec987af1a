import AppBuilder
import Flows
import Foundation
import Reports
import Safeguards
import Suggestions

/// A teacher's flows and tests, with the points for passing them.
package struct GradingSuite: Sendable {
  /// The name of the points file in the suite's folder.
  private static let pointsName = "points.yaml"
  /// The name of the folder with flows in the suite's folder.
  private static let flowsName = "Flows"

  /// The suite's folder.
  let folder: URL
  /// The name of the suite's folder.
  package var name: String { folder.lastPathComponent }
  /// The flows, sorted by file name.
  package let flows: [Flow]
  /// The tests, or `nil` if there are none.
  package let tests: SuiteTests?
  /// The points for each flow and test.
  package let points: Points

  /// Reads the flows in a folder and its `Flows` folder, the tests in `Tests` and `UITests`, and
  /// `points.yaml`.
  /// - Throws: `SuiteError`, `FlowError`, `PointsError`, `PointsMismatch`, `FileFailure`, or
  ///   `BuildFailure`.
  package init(_ folder: URL) async throws {
    let folder = folder.standardizedFileURL
    self.folder = folder
    flows = try Self.files(in: folder).map(Self.flow)
    tests = try await SuiteTests(folder)
    let file = folder.appendingPathComponent(Self.pointsName)
    let hasPoints = FileManager.default.fileExists(atPath: file.path)
    points = hasPoints ? try Points(file) : Points()
    guard !flows.isEmpty || tests != nil else {
      throw SuiteError("“\(folder.path)” contains no flows or tests.")
    }
    if tests?.areAllDeclared != false { try check(planned) }
  }

  /// Checks that each name in the points file matches a flow, a test, or a suite.
  /// - Parameter runs: All flows and tests.
  /// - Throws: `PointsMismatch` if a name doesn't match.
  func check(_ runs: [ReportedRun]) throws(PointsMismatch) {
    try points.check(runs) { Spelling.near($0, among: $1) }
  }

  /// The flows, and the tests that the files declare, in the order in which they run.
  var planned: [ReportedRun] {
    flows.map { ReportedRun(planned: $0) } + (tests?.planned ?? [])
  }

  private static func files(in folder: URL) throws -> [URL] {
    guard MacFileSystem.isFolder(folder) else {
      throw SuiteError("No such folder: “\(folder.path)”.")
    }
    let places = [folder, folder.appendingPathComponent(flowsName)].filter {
      MacFileSystem.names(in: $0).contains { FlowFiles.isFlow($0) && $0 != pointsName }
    }
    return try FlowFiles.find(places.map(\.path)).filter { $0.lastPathComponent != pointsName }
  }

  /// Reads a flow.
  ///
  /// It applies to the app that's graded, regardless of its `appId`.
  private static func flow(_ file: URL) throws -> Flow {
    var flow = try FlowReader().read(file)
    flow.appID = nil
    return flow
  }
}
