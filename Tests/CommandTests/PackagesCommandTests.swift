import Foundation
import TestSupport
import Testing

/// `quince packages`, with a user's folders that only this test uses.
final class PackagesCommandTests {
  private let folder: TemporaryFolder
  private let project = Command.repository.appendingPathComponent("Tests/Projects/Parcels").path

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.file("checkouts"), withIntermediateDirectories: true)
  }

  private func run(_ arguments: String...) throws -> Command.Outcome {
    var environment = ProcessInfo.processInfo.environment
    environment["XDG_DATA_HOME"] = folder.file("data").path
    environment["XDG_CACHE_HOME"] = folder.file("cache").path
    return try Command.run(["packages"] + arguments, environment: environment)
  }

  @Test func packagesAndPodsAreListed() throws {
    let outcome = try run(project)
    #expect(outcome.code == 0, "\(outcome)")
    #expect(
      outcome.output == """
        ✓ Stationery
            \(project)/Stationery
        ✓ Ribbon, pod
            \(project)/Pods/Ribbon

        """)
  }

  @Test func programsReadTheListAsJSON() throws {
    struct Package: Decodable {
      let kind: String
      let name: String
      let folder: String?
      let problem: String?
    }
    let outcome = try run("list", project, "--json")
    let packages = try JSONDecoder().decode([Package].self, from: Data(outcome.output.utf8))
    #expect(packages.map(\.kind) == ["package", "pod"])
    #expect(packages.map(\.name) == ["Stationery", "Ribbon"])
    #expect(packages.allSatisfy { $0.folder != nil && $0.problem == nil })
  }

  @Test func aMissingPodIsAFailure() throws {
    let copy = folder.file("Parcels")
    try FileManager.default.copyItem(atPath: project, toPath: copy.path)
    try FileManager.default.removeItem(at: copy.appendingPathComponent("Pods/Ribbon"))
    let outcome = try run(copy.path)
    #expect(outcome.code == 1, "\(outcome)")
    #expect(outcome.output.contains("✗ Ribbon, pod\n    it's from CocoaPods"))
    #expect(outcome.output.contains("run `pod install`"))
  }

  @Test func aFolderIsAddedAndRemoved() throws {
    let checkouts = folder.file("checkouts").path
    #expect(try run("add", checkouts).output == "\(checkouts)\n")
    #expect(try run("add", checkouts + "/").output == "\(checkouts)\n")
    #expect(try run("add").output == "\(checkouts)\n")
    #expect(try run("remove", checkouts).code == 0)
    #expect(try run("add").output.isEmpty)
    #expect(try run("remove", checkouts).code == 64)
    #expect(try run("add", folder.file("nowhere").path).code == 64)
  }

  @Test func theCacheIsMeasuredAndEmptied() throws {
    let cached = folder.file("cache/quince/packages/Answers-1/abc")
    try FileManager.default.createDirectory(at: cached, withIntermediateDirectories: true)
    try Data(count: 5000).write(to: cached.appendingPathComponent("file"))
    let place = folder.file("cache/quince/packages").path
    #expect(try run("cache").output == "\(place): 1 package, 5 kB\n")
    let outcome = try run("cache", "--clean")
    #expect(outcome.code == 0 && outcome.output.hasPrefix("\(place): 0 packages, "))
    #expect(!FileManager.default.fileExists(atPath: cached.path))
  }
}
