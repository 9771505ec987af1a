import Foundation
import Safeguards
import Sandbox
import TestSupport
import Testing

@testable import AppBuilder
@testable import BuildWork

/// The folders in which the user keeps checkouts of packages.
final class CheckoutFolderTests {
  private let folder: TemporaryFolder
  private let name = "Answers" + UUID().uuidString.filter { $0 != "-" }

  init() throws {
    folder = try TemporaryFolder()
  }

  deinit {
    for kept in MacFileSystem.names(in: PackageCache.folder) where kept.hasPrefix(name) {
      try? FileManager.default.removeItem(at: PackageCache.folder.appendingPathComponent(kept))
    }
  }

  private func write(_ text: String, to path: String) throws {
    let file = folder.file(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Makes a clone of a package that has two versions.
  private func makeClone(at path: String) throws {
    let place = folder.file(path)
    try write("", to: "\(path)/Sources/Answer.swift")
    try Git.run("init", "-q", in: place)
    for version in ["1.0.0", "2.0.0"] {
      try write("// swift-tools-version:5.5\n// \(version)\n", to: "\(path)/Package.swift")
      try Git.run("add", ".", in: place)
      try Git.run("commit", "-q", "-m", version, in: place)
      try Git.run("tag", version, in: place)
    }
  }

  /// Returns the manifest of the package that's used if a project requires a version.
  private func manifest(major: Int) async throws -> String {
    let project = folder.file("app/App.xcodeproj")
    let area = ReadingArea(around: folder.file("app"))
    let store = PackageStore(
      project: project, area: area, sandbox: SandboxSettings(), fetches: false,
      resolved: ResolvedPackages(of: project, in: area),
      checkouts: CheckoutFolders(folders: [folder.file("checkouts")]))
    let version = PackageVersion([major, 0, 0])
    let files = try await store.folder(
      of: .repository(
        "https://example.org/somebody/\(name).git", .versions(version..<version.nextMajor)),
      from: area)
    #expect(store.isKept(files))
    return try String(contentsOf: files.appendingPathComponent("Package.swift"), encoding: .utf8)
  }

  @Test(arguments: [1, 2])
  func aCloneProvidesTheRequiredVersion(_ major: Int) async throws {
    try makeClone(at: "checkouts/\(name)")
    let text = try await manifest(major: major)
    #expect(text.contains("// \(major).0.0"))
  }

  @Test func aBareCloneProvidesTheRequiredVersion() async throws {
    try makeClone(at: "origin")
    try FileManager.default.createDirectory(
      at: folder.file("checkouts"), withIntermediateDirectories: true)
    try Git.run("clone", "-q", "--bare", "origin", "checkouts/\(name).git", in: folder.url)
    let text = try await manifest(major: 1)
    #expect(text.contains("// 1.0.0"))
  }

  @Test func aCloneWithoutTheRequiredVersionIsNotUsed() async throws {
    try makeClone(at: "checkouts/\(name)")
    let failure = await #expect(throws: BuildFailure.self) { try await self.manifest(major: 3) }
    #expect(failure?.description.contains("it isn't on this computer") == true)
  }

  @Test func aCopyWithoutGitIsUsedAsItIs() async throws {
    try write(
      "// swift-tools-version:5.5\n// a copy\n", to: "checkouts/\(name.lowercased())/Package.swift")
    let text = try await manifest(major: 1)
    #expect(text.contains("// a copy"))
  }

  /// A manifest can name any address.
  @Test(arguments: [
    "https://a.example/..", "https://a.example/../..git", "https://a.example/-rf",
    "https://a.example/%2e%2e%2f", "https://a.example/" + String(repeating: "a", count: 1900),
  ])
  func noAddressLeadsOutOfTheCache(_ location: String) throws {
    let address = try #require(PackageStore.address(location))
    let name = PackageStore.folderName(of: address)
    #expect(name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" } && name.utf8.count < 200)
    let place = PackageCache.folder.appendingPathComponent(name).standardizedFileURL
    #expect(place.deletingLastPathComponent().path == PackageCache.folder.standardizedFileURL.path)
  }

  @Test(arguments: [
    "https://a.example/a b", "https://a.example/a\n", "file:///etc", "--upload-pack=touch",
    "ext::sh", "https://a.example", "git@-oProxyCommand=x:a/b", "https://user@a.example/b",
  ])
  func addressesThatGitMustNotSeeAreRefused(_ location: String) {
    #expect(PackageStore.address(location) == nil)
  }
}
