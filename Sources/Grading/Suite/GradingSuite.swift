import AppBuilder
import Flows
import Foundation
import Reports
import Safeguards
import Suggestions

/// A teacher's flows and tests, and the points that they give.
package struct GradingSuite: Sendable {
  /// The name of the file of points in the suite's folder.
  private static let pointsName = "points.yaml"
  /// The folder of flows in the suite's folder.
  private static let flowsName = "Flows"

  /// The suite's folder.
  let folder: URL
  /// The name of the suite's folder.
  package var name: String { folder.lastPathComponent }
  /// The flows, by the names of their files.
  package let flows: [Flow]
  /// The tests; `nil` if there are none.
  package let tests: SuiteTests?
  /// The points of each flow and test.
  package let points: Points

  /// Reads the flows in a folder and in its `Flows` folder, the tests in `Tests` and `UITests`, and
  /// `points.yaml`.
  /// - Throws: `SuiteError`, `FlowError`, `PointsError`, `PointsMismatch`, `FileFailure`,
  ///   `BuildFailure`
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

  /// Checks that each name in the file of points is one of a flow, a test, or a suite.
  /// - Parameter runs: All flows and tests.
  /// - Throws: `PointsMismatch`
  func check(_ runs: [ReportedRun]) throws(PointsMismatch) {
    try points.check(runs) { Spelling.near($0, among: $1) }
  }

  /// The flows and the tests that the files declare, in the order they run.
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

  /// Reads a flow. It's about the app that's graded, whichever `appId` it names.
  private static func flow(_ file: URL) throws -> Flow {
    var flow = try FlowReader().read(file)
    flow.appID = nil
    return flow
  }
}
