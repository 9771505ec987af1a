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

  private func run(_ arguments: String...) throws -> Command.Outcome { try run(arguments) }

  private func run(_ arguments: [String]) throws -> Command.Outcome {
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
    #expect(try run("add").output.contains("Add one with “quince packages add FOLDER”"))
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

  private var places: URL { folder.file("cache/quince/packages") }

  /// Stores a version of a package that was used some days ago.
  private func store(_ version: String, usedBefore days: Double) throws -> URL {
    let place = places.appendingPathComponent(version)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let stamp = places.appendingPathComponent("\(version).json")
    try Data("{}".utf8).write(to: stamp)
    for file in [place, stamp] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -86_400 * days)], ofItemAtPath: file.path)
    }
    return place
  }

  @Test func versionsThatNoBuildUsesAreRemoved() throws {
    let (old, new) = (String(repeating: "a", count: 40), String(repeating: "b", count: 40))
    let unused = try [
      store("Answers-1/\(old)", usedBefore: 100), store("Old-2/\(old)", usedBefore: 50),
    ]
    let used = try store("Answers-1/\(new)", usedBefore: 10)
    // A link can't lead to files outside of the cache.
    let outside = folder.file("outside/\(old)")
    try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: places.appendingPathComponent("Link-3"), withDestinationURL: folder.file("outside"))
    #expect(try run("cache", "--unused", "30").output.hasPrefix("\(places.path): 1 package, "))
    for place in unused { #expect(!FileManager.default.fileExists(atPath: place.path)) }
    #expect(FileManager.default.fileExists(atPath: used.path))
    #expect(FileManager.default.fileExists(atPath: outside.path))
    #expect(try run("cache", "--unused", "0").code == 64)
    #expect(try run("cache", "--unused", "9", "--clean").code == 64)
  }

  /// Locks the cache as another process does, and returns the file to close.
  private func lock(_ kind: Int32) throws -> Int32 {
    try FileManager.default.createDirectory(at: places, withIntermediateDirectories: true)
    let path = folder.file("cache/quince/packages.lock").path
    let file = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    #expect(flock(file, kind) == 0)
    return file
  }

  @Test func nothingIsRemovedDuringABuild() throws {
    let version = try store("Answers-1/" + String(repeating: "a", count: 40), usedBefore: 9)
    let build = try lock(LOCK_SH)
    for options in [["--clean"], ["--unused", "1"]] {
      let outcome = try run(["cache"] + options)
      #expect(outcome.code == 1)
      #expect(outcome.errors.contains("A build is using the packages"), "\(outcome.errors)")
    }
    #expect(FileManager.default.fileExists(atPath: version.path))
    // Two builds can use the cache at the same time.
    #expect(try run(project).code == 0)
    close(build)
    #expect(try run("cache", "--clean").code == 0)
    #expect(!FileManager.default.fileExists(atPath: version.path))
  }

  @Test func packagesAreReadAfterTheCacheIsCleaned() async throws {
    let cleaning = try lock(LOCK_EX)
    let start = ContinuousClock.now
    Task.detached {
      try? await Task.sleep(for: .seconds(2))
      close(cleaning)
    }
    #expect(try run(project).code == 0)
    #expect(ContinuousClock.now - start >= .seconds(2))
  }
}
