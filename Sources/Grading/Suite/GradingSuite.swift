import AppBuilder
import Flows
import Foundation
import Reports
import Safeguards

/// A teacher's flows and tests, and the points that they give.
package struct GradingSuite: Sendable {
  /// The name of the file of points in the suite's folder.
  private static let pointsName = "points.yaml"
  /// The folder of flows in the suite's folder.
  private static let flowsName = "Flows"

  /// The name of the suite's folder.
  package let name: String
  /// The flows, by the names of their files.
  package let flows: [Flow]
  /// The tests; `nil` if there are none.
  package let tests: SuiteTests?
  /// The points of each flow and test.
  package let points: Points

  /// Reads the flows in a folder and in its folder `Flows`, the tests in `Tests` and `UITests`, and `points.yaml`.
  /// - Throws: `SuiteError`, `FlowError`, `PointsError`, `PointsMismatch`, `FileFailure`
  package init(_ folder: URL) throws {
    let folder = folder.standardizedFileURL
    name = folder.lastPathComponent
    flows = try Self.files(in: folder).map(Self.flow)
    tests = try SuiteTests(folder)
    let file = folder.appendingPathComponent(Self.pointsName)
    let hasPoints = FileManager.default.fileExists(atPath: file.path)
    points = hasPoints ? try Points(file) : Points()
    guard !flows.isEmpty || tests != nil else {
      throw SuiteError("There are no flows or tests in \(folder.path).")
    }
    // The names of tests are known once they have been built.
    if tests == nil {
      try points.check(flows.map { ReportedRun(planned: $0) }) { Spelling.near($0, among: $1) }
    }
  }

  private static func files(in folder: URL) throws -> [URL] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder),
      isFolder.boolValue
    else { throw SuiteError("There is no folder \(folder.path).") }
    let places = [folder, folder.appendingPathComponent(flowsName)].filter {
      MacFileSystem.names(in: $0).contains { FlowFiles.isFlow($0) && $0 != pointsName }
    }
    return try FlowFiles.find(places.map(\.path)).filter { $0.lastPathComponent != pointsName }
  }

  /// Reads a flow, which is about the app of whoever is graded.
  private static func flow(_ file: URL) throws -> Flow {
    var flow = try FlowReader().read(file)
    flow.appID = nil
    return flow
  }
}
