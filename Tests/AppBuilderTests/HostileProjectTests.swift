import Foundation
import Sandbox
import TestSupport
import Testing

@testable import AppBuilder
@testable import BuildWork

/// Things that a project can't do by being built.
struct HostileProjectTests {
  // MARK: Running commands

  /// Returns a project with its own linker, which leaves a trace when it runs.
  private func fixtureWithLinker() throws -> (fixture: ProjectFixture, linker: URL, trace: URL) {
    let fixture = try ProjectFixture(["main.swift": "print(1)\n"])
    let trace = fixture.folder.deletingLastPathComponent().appendingPathComponent("trace")
    let linker = fixture.sources.appendingPathComponent("linker")
    try fixture.write("#!/bin/sh\ntouch \(trace.path)\nexec ld.lld \"$@\"\n", to: "linker")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: linker.path)
    try fixture.write("-ld-path=\(linker.path)\n", to: "flags")
    return (fixture, linker, trace)
  }

  private static let settings = [
    ("SWIFT_ACTIVE_COMPILATION_CONDITIONS", "DEBUG @<flags>"),
    ("SWIFT_ACTIVE_COMPILATION_CONDITIONS", "-ld-path=<linker>"),
    ("SWIFT_ACTIVE_COMPILATION_CONDITIONS", "\"A\n-ld-path=<linker>\""),
    ("SWIFT_STRICT_CONCURRENCY", "minimal\"\n\"-ld-path=<linker>"),
    ("SWIFT_STRICT_CONCURRENCY", "minimal\n-ld-path=<linker>"),
    ("SWIFT_STRICT_CONCURRENCY", "@<flags>"),
    (
      "OTHER_SWIFT_FLAGS",
      "-enable-upcoming-feature \"'\" -enable-upcoming-feature \" -ld-path=<linker> '\""
    ),
    ("OTHER_SWIFT_FLAGS", "-ld-path=<linker>"), ("OTHER_SWIFT_FLAGS", "@<flags>"),
    ("OTHER_SWIFT_FLAGS", "-D @<flags>"), ("OTHER_SWIFT_FLAGS", "-D@<flags>"),
    ("OTHER_SWIFT_FLAGS", "-enable-experimental-feature @<flags>"),
    ("OTHER_SWIFT_FLAGS", "-Xlinker -ld-path=<linker>"),
    ("OTHER_SWIFT_FLAGS", "-Xfrontend -load-plugin-executable -Xfrontend <linker>#A"),
    ("SWIFT_DEFAULT_ACTOR_ISOLATION", "@<flags>"), ("SWIFT_UPCOMING_FEATURE_@<flags>", "YES"),
  ]

  @Test(arguments: settings)
  func aSettingRunsNothing(_ setting: String, _ value: String) async throws {
    let (fixture, linker, trace) = try fixtureWithLinker()
    func complete(_ text: String) -> String {
      text.replacing("<linker>", with: linker.path)
        .replacing("<flags>", with: fixture.sources.appendingPathComponent("flags").path)
    }
    fixture.settings[complete(setting)] = complete(value)
    let app = try await fixture.build()
    #expect(!FileManager.default.fileExists(atPath: trace.path))
    let warning = try #require(app.warnings.first { $0.element == complete(setting) })
    #expect(warning.file?.hasSuffix("project.pbxproj") == true)
    #expect(warning.message.contains("has no effect"), "\(warning)")
  }

  /// Building doesn't run any of the programs that Xcode would run: a script, a build rule, a
  /// macro's plug-in, and a package.
  @Test func aWholeProjectRunsNothing() async throws {
    let (fixture, linker, trace) = try fixtureWithLinker()
    let listener = try Listener()
    let script =
      "touch \(trace.path); exec bash -c 'exec 3<>/dev/tcp/127.0.0.1/\(listener.port)'"
    try fixture.write("#!/bin/sh\n\(script)\n", to: "linker")
    fixture.settings["OTHER_SWIFT_FLAGS"] =
      "-Xfrontend -load-plugin-executable -Xfrontend \(linker.path)#Evil"
    fixture.objects["script"] = [
      "isa": "PBXShellScriptBuildPhase", "shellPath": "/bin/sh", "shellScript": script, "files": [],
      "alwaysOutOfDate": "1",
    ]
    fixture.objects["rule"] = [
      "isa": "PBXBuildRule", "compilerSpec": "com.apple.compilers.proxy.script",
      "fileType": "pattern.proxy", "filePatterns": "*.swift", "script": script,
    ]
    fixture.targetMembers["buildPhases"] = ["script", "sources", "resources"]
    fixture.targetMembers["buildRules"] = ["rule"]
    try fixture.write(
      """
      // swift-tools-version: 6.0
      import Foundation
      _ = try Process.run(URL(fileURLWithPath: "\(linker.path)"), arguments: [])
      """, to: "../Package.swift")
    try fixture.write(
      """
      @freestanding(expression) macro evil() -> Int = #externalMacro(module: "Evil", type: "Evil")
      print(#evil)
      """, to: "main.swift")
    let failure = try await fixture.failure()
    #expect(failure.contains { $0.message.contains("external macro") }, "\(failure)")
    #expect(!FileManager.default.fileExists(atPath: trace.path))
    #expect(listener.connections == 0)
    // This verifies that running the script would be detected.
    let shell = Process()
    shell.executableURL = linker
    try shell.run()
    shell.waitUntilExit()
    #expect(FileManager.default.fileExists(atPath: trace.path))
    #expect(listener.connections == 1)
  }

  @Test func aScriptThatIsNotRunIsTold() async throws {
    let fixture = try ProjectFixture(["main.swift": "print(1)\n"])
    fixture.objects["script"] = [
      "isa": "PBXShellScriptBuildPhase", "name": "Lint", "shellScript": "swiftlint", "files": [],
    ]
    fixture.targetMembers["buildPhases"] = ["script", "sources", "resources"]
    let warning = try #require(try await fixture.build().warnings.first)
    #expect(warning.element == "Lint")
    #expect(warning.file?.hasSuffix("project.pbxproj") == true)
    #expect(warning.message.contains("skipped"), "\(warning)")
  }

  @Test(arguments: ["@<flags>", "-o", "A'B", "A\"B", "A B", "../E", "A\nB", "class A"])
  func aModuleNameIsAnIdentifier(_ name: String) async throws {
    let (fixture, _, trace) = try fixtureWithLinker()
    fixture.settings["PRODUCT_MODULE_NAME"] = name.replacing(
      "<flags>", with: fixture.sources.appendingPathComponent("flags").path)
    let failure = try await fixture.failure()
    #expect(failure.first?.element == "PRODUCT_MODULE_NAME", "\(failure)")
    #expect(!FileManager.default.fileExists(atPath: trace.path))
  }

  @Test(arguments: [
    "@flags.swift", "-o.swift", "What's \"up\".swift", "a $(HOME) `b`.swift", "\\.swift",
  ])
  func namesOfFilesAreNoArguments(_ name: String) async throws {
    let (fixture, _, trace) = try fixtureWithLinker()
    try fixture.write("func greeting() -> String { \"hello\" }\n", to: name)
    try fixture.write("print(greeting())\n", to: "main.swift")
    let app = try await fixture.build()
    #expect(try await ConfinedProgram.run(app.executable, []).output == "hello\n")
    #expect(!FileManager.default.fileExists(atPath: trace.path))
  }

  @Test func aLineBreakInAFilesNameIsRefused() async throws {
    let fixture = try ProjectFixture(["main.swift": "", "a\n-ld-path=x.swift": ""])
    fixture.style = .synchronized
    let failure = try await fixture.failure()
    #expect(failure.first?.message.contains("line break") == true, "\(failure)")
  }

  @Test(arguments: ["@used @section", "@_used @_section", "@used @`section`"])
  func aSourceTellsTheLinkerNothing(_ attributes: String) async throws {
    let (fixture, linker, trace) = try fixtureWithLinker()
    let entry = Array("--ld-path=\(linker.path)\0".utf8)
    try fixture.write(
      """
      print(1)

      \(attributes)(".swift1_autolink_entries")
      let flags: (\(entry.map { _ in "UInt8" }.joined(separator: ", "))) =
        (\(entry.map { "\($0)" }.joined(separator: ", ")))
      """, to: "main.swift")
    fixture.settings["OTHER_SWIFT_FLAGS"] = "-enable-experimental-feature SymbolLinkageMarkers"
    let failure = try await fixture.failure()
    #expect(!FileManager.default.fileExists(atPath: trace.path))
    #expect(failure.first?.line == 3, "\(failure)")
    #expect(failure.first?.message.contains("@section") == true, "\(failure)")
  }

  // MARK: Writing outside the project

  @Test(arguments: [
    ("WRAPPER_NAME", "../../Documents"), ("WRAPPER_NAME", "../../Documents/E.app"),
    ("WRAPPER_NAME", "/tmp/quince-hostile.app"), ("WRAPPER_NAME", "Documents"),
    ("WRAPPER_NAME", ".app"), ("WRAPPER_NAME", "a/b.app"), ("PRODUCT_NAME", "../../Documents/E"),
    ("PRODUCT_NAME", "a/b"), ("PRODUCT_NAME", ".."),
    ("EXECUTABLE_NAME", "../../../Documents/letter"),
    ("EXECUTABLE_NAME", "Info.plist"), ("EXECUTABLE_NAME", "a/b"),
    ("PRODUCT_BUNDLE_IDENTIFIER", "../../Documents"), ("PRODUCT_BUNDLE_IDENTIFIER", "a/b"),
  ])
  func aNameIsNoPath(_ setting: String, _ value: String) async throws {
    let neighbors = try Neighbors()
    neighbors.fixture.settings[setting] = value
    try await neighbors.expectRefusal {
      $0.element == setting || $0.element == "CFBundleIdentifier"
    }
  }

  @Test(arguments: ["../../Documents", "/tmp/quince-hostile", "a/../../../Documents"])
  func aCopyPhaseStaysInTheBundle(_ path: String) async throws {
    let neighbors = try Neighbors()
    try neighbors.fixture.write("evil", to: "letter.txt")
    neighbors.fixture.objects["copy"] = [
      "isa": "PBXCopyFilesBuildPhase", "dstPath": path, "dstSubfolderSpec": "7",
      "files": ["copied"],
    ]
    neighbors.fixture.objects["copied"] = ["isa": "PBXBuildFile", "fileRef": "letter"]
    neighbors.fixture.objects["letter"] = [
      "isa": "PBXFileReference", "path": "App/letter.txt", "sourceTree": "SOURCE_ROOT",
    ]
    neighbors.fixture.targetMembers["buildPhases"] = ["sources", "copy"]
    try await neighbors.expectRefusal { $0.element == "letter.txt" }
  }

  @Test(arguments: ["../../Documents", "/tmp/quince-hostile", "", "a/b", "en\\u0000"])
  func aLanguageIsNoPath(_ language: String) async throws {
    let neighbors = try Neighbors()
    try neighbors.fixture.write(
      """
      {"sourceLanguage": "en", "strings": {"a": {"localizations": {
        "\(language)": {"stringUnit": {"state": "translated", "value": "evil"}}}}}}
      """, to: "letter.xcstrings")
    try await neighbors.expectRefusal { $0.file?.hasSuffix("letter.xcstrings") == true }
  }

  @Test func whatIsNoAppIsNotReplaced() async throws {
    let fixture = try ProjectFixture(["main.swift": ""])
    let output = fixture.folder.deletingLastPathComponent().appendingPathComponent("output")
    let precious = output.appendingPathComponent("Fixture.app/letter.txt")
    try FileManager.default.createDirectory(
      at: precious.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("Dear Tom".utf8).write(to: precious)
    await #expect(throws: BuildFailure.self) { try await fixture.build(into: output) }
    #expect(try String(contentsOf: precious, encoding: .utf8) == "Dear Tom")
    #expect(try FileManager.default.contentsOfDirectory(atPath: output.path) == ["Fixture.app"])
  }

  @Test func aLinkInAFolderOfTheProjectIsNotWrittenThrough() async throws {
    let neighbors = try Neighbors()
    let fixture = neighbors.fixture
    try fixture.write("evil", to: "link/letter.txt")
    let catalog = fixture.sources.appendingPathComponent("Folder.xcassets")
    try FileManager.default.createDirectory(at: catalog, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: catalog.appendingPathComponent("link"), withDestinationURL: neighbors.documents)
    fixture.style = .synchronized
    _ = try? await fixture.build(into: neighbors.output)
    try neighbors.expectUntouched()
  }

  // MARK: Reading outside the project

  @Test(arguments: [
    "../../quince-secret.txt", "../.ssh/id_rsa", "../Documents/letter.txt", "../Documents",
    "/etc/passwd", "link.txt", "folder/link.txt",
  ])
  func whatIsElsewhereDoesNotGetIntoTheApp(_ place: String) async throws {
    let name = "quince-secret-\(UUID().uuidString).txt"
    let path = place.replacing("quince-secret.txt", with: name)
    let neighbors = try Neighbors()
    let fixture = neighbors.fixture
    let base = fixture.folder.deletingLastPathComponent()
    let secret = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    defer { try? FileManager.default.removeItem(at: secret) }
    try Data("secret".utf8).write(to: secret)
    try FileManager.default.createDirectory(
      at: base.appendingPathComponent(".ssh"), withIntermediateDirectories: true)
    try Data("secret".utf8).write(to: base.appendingPathComponent(".ssh/id_rsa"))
    try fixture.write("", to: "folder/empty.txt")
    for link in ["link.txt", "folder/link.txt"] {
      try FileManager.default.createSymbolicLink(
        at: fixture.sources.appendingPathComponent(link), withDestinationURL: secret)
    }
    fixture.objects["secret"] = [
      "isa": "PBXFileReference",
      "path": path.hasPrefix("../") || path.hasPrefix("/") ? path : "App/\(path)",
      "sourceTree": path.hasPrefix("/") ? "<absolute>" : "SOURCE_ROOT",
    ]
    fixture.objects["resource"] = ["isa": "PBXBuildFile", "fileRef": "secret"]
    fixture.objects["copy"] = ["isa": "PBXResourcesBuildPhase", "files": ["resource"]]
    fixture.targetMembers["buildPhases"] = ["sources", "copy"]
    try await neighbors.expectRefusal { $0.message.contains("can't read") }
    let message = try await fixture.failure().first?.message ?? ""
    #expect(message.contains("pass --also-read /"), "\(message)")
  }

  /// Returns a project with a resource in the folder next to its own.
  private func sharingFixture() throws -> ProjectFixture {
    let fixture = try ProjectFixture(["main.swift": "print(1)"])
    let shared = fixture.folder.deletingLastPathComponent().appendingPathComponent("Shared")
    try FileManager.default.createDirectory(at: shared, withIntermediateDirectories: true)
    try Data("shared".utf8).write(to: shared.appendingPathComponent("a.txt"))
    fixture.objects["shared"] = [
      "isa": "PBXFileReference", "path": "../Shared/a.txt", "sourceTree": "SOURCE_ROOT",
    ]
    fixture.objects["resource"] = ["isa": "PBXBuildFile", "fileRef": "shared"]
    fixture.objects["copy"] = ["isa": "PBXResourcesBuildPhase", "files": ["resource"]]
    fixture.targetMembers["buildPhases"] = ["sources", "copy"]
    return fixture
  }

  private func expectToShare(_ fixture: ProjectFixture, in place: URL? = nil) async throws {
    let app = try await fixture.build(place)
    #expect(FileManager.default.fileExists(atPath: app.bundle.appendingPathComponent("a.txt").path))
  }

  @Test func filesBesideTheProjectAreReadInAFolderThatTheUserNames() async throws {
    let fixture = try sharingFixture()
    let above = fixture.folder.deletingLastPathComponent()
    let message = try await fixture.failure().first?.message ?? ""
    #expect(message.hasSuffix("to allow it, pass --also-read \(above.path)/Shared"), "\(message)")
    fixture.readableFolders = [above.appendingPathComponent("Shared")]
    try await expectToShare(fixture)
    fixture.readableFolders = []
    try await expectToShare(fixture, in: above)
    #expect(try await fixture.failure(of: fixture.project).count == 1)
  }

  /// A build in a narrower area doesn't use anything that was built in a wider one.
  @Test func filesBesideTheProjectAreReadInItsRepository() async throws {
    let fixture = try sharingFixture()
    let above = fixture.folder.deletingLastPathComponent()
    let git = above.appendingPathComponent(".git")
    for folder in ["objects", "refs"] {
      try FileManager.default.createDirectory(
        at: git.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
    #expect(try await fixture.failure().count == 1)
    try Data("ref: refs/heads/main\n".utf8).write(to: git.appendingPathComponent("HEAD"))
    try await expectToShare(fixture)
    fixture.readingScope = .ownFolder
    #expect(try await fixture.failure().count == 1)
  }

  /// The project's own file determines the folder that its paths are relative to.
  @Test func whereAProjectsPathsStartDoesNotWidenIt() async throws {
    let fixture = try ProjectFixture(["main.swift": "print(1)"])
    try fixture.writeProject()
    let file = fixture.project.appendingPathComponent("project.pbxproj")
    var text = try String(contentsOf: file, encoding: .utf8)
    text = text.replacing(
      "<key>mainGroup</key>",
      with: "<key>projectDirPath</key><string>../..</string><key>mainGroup</key>")
    try text.write(to: file, atomically: true, encoding: .utf8)
    let failure = try await fixture.failure()
    #expect(failure.first?.element == "projectDirPath", "\(failure)")
  }
}
