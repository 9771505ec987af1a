import Foundation
import Glibc
import Sandbox
import Testing

@testable import AppBuilder
@testable import BuildWork

/// Whatever happens to the files that are cached between builds, the next build succeeds.
struct DamagedCacheTests {
  enum Damage: CaseIterable {
    case cut, emptied, garbage, missing, folder

    func spoil(_ file: URL) throws {
      let size = try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int ?? 0
      switch self {
      case .cut: #expect(truncate(file.path, size / 2) == 0)
      case .emptied: #expect(truncate(file.path, 0) == 0)
      case .garbage:
        // The file has the same size but different contents, as after a disk failure.
        let handle = try FileHandle(forUpdating: file)
        try handle.seek(toOffset: UInt64(size / 2))
        try handle.write(contentsOf: Data(repeating: 0xA5, count: min(4096, size / 2 + 1)))
        try handle.close()
      case .missing: #expect(unlink(file.path) == 0)
      case .folder:
        #expect(unlink(file.path) == 0 && mkdir(file.path, 0o755) == 0)
      }
    }
  }

  /// Returns an app that prints strings from a package, a file, and its bundle.
  private func fixture() throws -> ProjectFixture {
    let fixture = try ProjectFixture([
      "Local.swift": "func local(_ text: String) -> String { text }\n", "text.txt": "resource",
    ])
    fixture.objects["product"] = [
      "isa": "XCSwiftPackageProductDependency", "productName": "Answers",
    ]
    fixture.objects["folder"] = [
      "isa": "XCLocalSwiftPackageReference", "relativePath": "Answers",
    ]
    fixture.targetMembers = ["packageProductDependencies": ["product"]]
    try fixture.write(
      """
      // swift-tools-version:5.5
      import PackageDescription
      let package = Package(name: "Answers", targets: [.target(name: "Answers")])
      """, to: "../Answers/Package.swift")
    try fixture.write(
      "public enum Answer { public static let number = 42 }\n",
      to: "../Answers/Sources/Answers/Answer.swift")
    try write(0, to: fixture)
    return fixture
  }

  private func write(_ number: Int, to fixture: ProjectFixture) throws {
    try fixture.write(
      """
      import Answers
      import Foundation
      let file = Bundle.main.url(forResource: "text", withExtension: "txt")!
      print(local("\\(Answer.number)"), \(number), try! String(contentsOf: file, encoding: .utf8))
      """, to: "main.swift")
  }

  private func printed(by fixture: ProjectFixture) async throws -> String {
    try await ConfinedProgram.run(fixture.build().executable, []).output
  }

  /// Returns the files in the cache, with one file of each kind first.
  private func files(of fixture: ProjectFixture) -> [URL] {
    let paths = (FileManager.default.subpaths(atPath: fixture.cache.path) ?? []).sorted()
    let files = paths.map { fixture.cache.appendingPathComponent($0) }.filter {
      var status = stat()
      return lstat($0.path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }
    func kind(_ file: URL) -> [String] {
      let folder = file.path.dropFirst(fixture.cache.path.count).split(separator: "/")
      let name = file.pathExtension.isEmpty ? file.lastPathComponent : file.pathExtension
      return folder.dropFirst().dropLast().prefix(1).map(String.init) + [name]
    }
    var seen: Set<[String]> = []
    let first = files.filter { seen.insert(kind($0)).inserted }
    return first + files.filter { !first.contains($0) }
  }

  /// The number of files to damage, or the number in `QUINCE_DAMAGED_FILES`.
  private static let count =
    ProcessInfo.processInfo.environment["QUINCE_DAMAGED_FILES"].flatMap(Int.init) ?? 6

  /// The files are damaged both with and without changes to the project, which determine the parts
  /// that are built again.
  @Test func isMadeAgain() async throws {
    let fixture = try fixture()
    #expect(try await printed(by: fixture) == "42 0 resource\n")
    let files = files(of: fixture)
    let kinds = Set(files.map(\.pathExtension))
    #expect(kinds.isSuperset(of: ["json", "o", "swiftmodule", "pcm", "plist", "swift"]))
    let step = max(1, files.count / Self.count)
    for (number, index) in stride(from: 0, to: files.count, by: step).enumerated() {
      let file = files[index]
      // Earlier damage may have led to a build without this file.
      guard FileManager.default.fileExists(atPath: file.path) else { continue }
      let damage = Damage.allCases[number % Damage.allCases.count]
      try damage.spoil(file)
      let changes = number / Damage.allCases.count % 2 == 0 ? number : number - 1
      try write(changes, to: fixture)
      let place = "\(damage) \(file.path.dropFirst(fixture.cache.path.count))"
      do {
        #expect(try await printed(by: fixture) == "42 \(changes) resource\n", "\(place)")
      } catch {
        Issue.record("\(place): \(error)")
      }
    }
  }

  /// Neither a killed build nor an error in the user's code prevents the next build or makes
  /// another one necessary.
  @Test func aBuildThatDidNotEndIsMadeFromScratch() async throws {
    let fixture = try fixture()
    #expect(try await printed(by: fixture) == "42 0 resource\n")
    let folder = try #require(
      try FileManager.default.contentsOfDirectory(
        at: fixture.cache, includingPropertiesForKeys: nil
      ).first { $0.lastPathComponent.hasPrefix("Fixture-") })
    let kept = folder.appendingPathComponent("kept.json")
    #expect(unlink(kept.path) == 0)
    let module = folder.appendingPathComponent("build/interfaces/Answers.swiftmodule")
    try Damage.garbage.spoil(module)
    try write(1, to: fixture)
    #expect(try await printed(by: fixture) == "42 1 resource\n")
    try fixture.write("let mistake: Int = \"\"\n", to: "Local.swift")
    let steps = Steps()
    await #expect(throws: BuildFailure.self) {
      try await fixture.build { step in
        if case .compiling = step { steps.count() }
      }
    }
    #expect(steps.number == 1)
  }

  /// The number of times that the compiler is started.
  private final class Steps: @unchecked Sendable {
    private let lock = NSLock()
    private var counted = 0

    func count() { lock.withLock { counted += 1 } }

    var number: Int { lock.withLock { counted } }
  }
}
