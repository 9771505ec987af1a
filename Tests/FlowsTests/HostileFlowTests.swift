import Foundation
import Testing

@testable import Flows

/// Things that a flow can't do, whoever wrote it.
struct HostileFlowTests {
  private func read(_ text: String, with others: [String: String] = [:]) throws -> Flow {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("quince-flows-\(UUID().uuidString)/Flows")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    for (name, text) in others {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    let file = folder.appendingPathComponent("flow.yaml")
    try Data(text.utf8).write(to: file)
    return try FlowReader().read(file)
  }

  private func failure(of text: String, with others: [String: String] = [:]) throws -> String {
    do {
      _ = try read(text, with: others)
      return ""
    } catch let error as FlowError {
      return "\(error)"
    }
  }

  @Test(arguments: [
    "../../Documents/x", "/tmp/x", "a/../../x", "../", "", "\"a\\0b\"", "${PLACE}",
    "{ path: ../x }",
  ])
  func aPictureStaysInItsFolder(_ path: String) throws {
    let flow = "env: { PLACE: ../../x }\n---\n- launchApp\n- takeScreenshot: \(path)\n"
    let failure = try failure(of: flow)
    #expect(failure.contains("flow.yaml:4: error:"), "\(failure)")
  }

  /// Comparing such a long name with the known names would take minutes and gigabytes of memory.
  @Test(arguments: [
    "- NAME", "- ? NAME\n  : 1", "- tapOn: { ? NAME : 1 }", "? NAME\n: 1\n---\n- back",
    "- takeScreenshot: ../NAME", "- tapOn: { text: ok, enabled: NAME }",
  ])
  func aNameThatIsLongBeyondSenseIsCut(_ flow: String) throws {
    let name = String(repeating: "a", count: 160_000)
    let failure = try failure(of: flow.replacing("NAME", with: name))
    #expect(failure.contains("flow.yaml:1: error:"), "\(failure.prefix(300))")
    #expect(failure.utf8.count < 2000 && failure.contains("…"), "\(failure.prefix(300))")
  }

  @Test func aPictureCanHaveAFolderOfItsOwn() throws {
    #expect(try read("- takeScreenshot: first/screen").steps.count == 1)
  }

  @Test(arguments: ["/etc/hostname", "../../../../../../../../etc/hostname", "link.yaml"])
  func whatIsElsewhereIsNotRead(_ path: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("quince-flows-\(UUID().uuidString)/Flows")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    try FileManager.default.createSymbolicLink(
      atPath: folder.appendingPathComponent("link.yaml").path,
      withDestinationPath: "/etc/hostname")
    let file = folder.appendingPathComponent("flow.yaml")
    try Data("- back\n- runFlow: \(path)\n".utf8).write(to: file)
    let error = #expect(throws: FlowError.self) { try FlowReader().read(file) }
    #expect(error?.message.contains("can't read") == true, "\(String(describing: error))")
    #expect(error?.line == 2)
  }

  @Test func aFlowThatIsAPipeIsRefused() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("quince-pipe-\(UUID().uuidString).yaml")
    mkfifo(file.path, 0o644)
    defer { try? FileManager.default.removeItem(at: file) }
    let error = #expect(throws: FlowError.self) { try FlowReader().read(file) }
    #expect(error?.message.contains("it's a pipe") == true)
  }

  @Test func aliasesThatDoubleAreRefused() throws {
    var flow = "- runFlow: &a0 { commands: [back] }\n"
    for level in 1...40 {
      flow +=
        "- runFlow: &a\(level) { commands: [runFlow: *a\(level - 1), runFlow: *a\(level - 1)] }\n"
    }
    #expect(try failure(of: flow).contains("more than"))
    flow = "- tapOn: &a0 { id: a }\n"
    for level in 1...40 {
      let before = "*a\(level - 1)"
      flow += "- tapOn: &a\(level) { id: a, containsDescendants: [\(before), \(before)] }\n"
    }
    #expect(try failure(of: flow).contains("more than"))
  }

  @Test func flowsThatDoubleAreRefused() throws {
    var others: [String: String] = ["25.yaml": "- back\n"]
    for level in 0..<25 {
      let next = "- runFlow: \(level + 1).yaml\n"
      others["\(level).yaml"] = next + next
    }
    #expect(try failure(of: "- runFlow: 0.yaml\n", with: others).contains("more than"))
  }
}
