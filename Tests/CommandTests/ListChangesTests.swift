import Foundation
import Testing

/// Changes that are inconsistent with the data terminate the app as on iOS, and the report contains
/// the line in the user's code.
struct ListChangesTests {
  private static let app = "Tests/Projects/ListChanges"

  @Test(arguments: [
    (
      "- tapOn: Wrong", "TableViewController.swift", "table.insertRows(at: [IndexPath(row: 0",
      """
      Invalid update: invalid number of rows in section 0. The number of rows contained in an \
      existing section after the update (3) must be equal to the number of rows contained in that \
      section before the update (3), plus or minus the number of rows inserted or deleted from \
      that section (1 inserted, 0 deleted) and plus or minus the number of rows moved into or out \
      of that section (0 moved in, 0 moved out).
      """
    ),
    (
      "- tapOn: Collection\n- tapOn: Mistake", "CollectionViewController.swift",
      "    collection.deleteItems(at: [IndexPath(item: 0, section: 0)])\n  }",
      """
      Invalid update: invalid number of items in section 0. The number of items contained in an \
      existing section after the update (3) must be equal to the number of items contained in \
      that section before the update (3), plus or minus the number of items inserted or deleted \
      from that section (0 inserted, 1 deleted) and plus or minus the number of items moved into \
      or out of that section (0 moved in, 0 moved out).
      """
    ),
  ])
  func areTold(_ steps: String, _ file: String, _ call: String, _ reason: String) throws {
    let project = try SpoiltProject(Self.app)
    let flow = project.url("flow.yaml")
    try "- launchApp\n\(steps)\n".write(to: flow, atomically: true, encoding: .utf8)
    let outcome = try Command.run(
      "play", flow.path, project.path, "--screenshots", project.url("pictures").path)
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("NSInternalInconsistencyException"), "\(outcome.output)")
    #expect(outcome.output.contains(reason), "\(outcome.output)")
    let text = try String(contentsOf: project.url("ListChanges/\(file)"), encoding: .utf8)
    let place = try #require(text.range(of: call))
    let line = text[..<place.lowerBound].count { $0 == "\n" } + 1
    #expect(
      outcome.output.contains("crashed at \(project.url("ListChanges/\(file)").path):\(line)"))
  }
}
