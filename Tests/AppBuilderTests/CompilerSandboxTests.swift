import Foundation
import Sandbox
import TestSupport
import Testing

@testable import AppBuilder
@testable import BuildWork

/// Whatever a project makes the compiler do, it affects only the folder for the project's
/// intermediate files.
struct CompilerSandboxTests {
  private let outside: ScratchFolder
  private let work: URL
  private let scratch: ScratchFolder
  private let modules: ScratchFolder
  private let sandbox: CompilerSandbox

  init() throws {
    outside = try ScratchFolder()
    scratch = try ScratchFolder()
    modules = try ScratchFolder()
    work = scratch.url
    sandbox = CompilerSandbox(
      settings: SandboxSettings(), toolchain: try .find(), library: try .find(),
      modules: ModuleCache(folder: modules.url.appendingPathComponent("modules")))
  }

  private func write(_ text: String, to name: String, mode: Int = 0o600) throws -> URL {
    let file = work.appendingPathComponent(name)
    try text.write(to: file, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
    return file
  }

  @Test func includesNothingFromOutside() async throws {
    let secret = outside.url.appendingPathComponent("key")
    try "PRIVATE".write(to: secret, atomically: true, encoding: .utf8)
    for path in [secret.path, "/etc/passwd", "/proc/1/environ"] {
      let file = try write("#include \"\(path)\"\n", to: "bridging.h")
      let result = try await sandbox.run("clang", ["-E", file.path], in: work)
      #expect(!result.output.contains("PRIVATE"))
      #expect(!result.output.contains("root:"))
      #expect(!result.output.contains("PATH="))
    }
    let seen = try await sandbox.run(
      "clang", ["-E", try write("PUBLIC\n", to: "own.h").path], in: work)
    #expect(seen.output.contains("PUBLIC"))
  }

  /// A build neither recompiles the system modules nor keeps a copy of them.
  @Test func theSystemsModulesAreSharedByAllBuilds() async throws {
    let file = try write("import UIKit\nlet color = UIColor.red\n", to: "main.swift")
    let result = try await sandbox.run(
      "swiftc",
      [
        "-typecheck", "-Onone", "-swift-version", "5", "-module-name", "Some", "-I",
        sandbox.library.modules.path, file.path,
      ] + sandbox.options(forTarget: nil), in: work)
    #expect(result.status == 0, "\(result.output)")
    let modules = sandbox.modules.folder
    let files = FileManager.default
    let made = (files.enumerator(atPath: modules.path)?.allObjects ?? []).compactMap {
      $0 as? String
    }
    .filter { $0.hasSuffix(".pcm") }
    let names = made.map { ($0 as NSString).lastPathComponent }
    #expect(names.contains { $0.hasPrefix("CPangoCairo-") })
    #expect(Set(names).count == names.count)
    sandbox.removeModules()
    #expect(!files.fileExists(atPath: modules.path))
  }

  /// A program that the compiler runs creates symbolic links wherever it can, and nothing follows
  /// them later.
  @Test func redirectsNothingThatComesAfterIt() async throws {
    try Data("Dear Tom".utf8).write(to: outside.url.appendingPathComponent("letter"))
    let script = try write(
      """
      #!/bin/bash
      for place in \(work.path) ${XDG_CACHE_HOME} ${XDG_CACHE_HOME%/*}; do
        for name in sources objects tmp modules c-modules; do
          rm -rf $place/$name; ln -s \(outside.url.path) $place/$name
        done
        ln -s \(outside.url.path)/letter $place/file
      done
      exit 1
      """, to: "program", mode: 0o700)
    let main = try write("print(1)\n", to: "main.swift")
    _ = try await sandbox.run(
      "swiftc", [main.path, "-o", "main", "-ld-path=\(script.path)"], in: work)
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(work.path)/sources")
    #expect(link == outside.url.path)
    let folder = try WorkFolder(making: work)
    for name in ["sources/letter", "file", "objects/a.json"] {
      try folder.write("own", to: work.appendingPathComponent(name))
    }
    try folder.makeFolder(work.appendingPathComponent("objects/a"))
    try folder.removeFiles(in: work.appendingPathComponent("sources"), except: [])
    let result = try await sandbox.run("swiftc", ["-typecheck", main.path], in: work)
    #expect(result.status == 0, "\(result.output)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside.url.path) == ["letter"])
    let letter = try Data(contentsOf: outside.url.appendingPathComponent("letter"))
    #expect(letter == Data("Dear Tom".utf8))
  }

  /// The ways in which the compiler runs a program: as its linker, or as the plug-in of a macro.
  private static let ways = [
    (["-ld-path=<program>"], "print(1)\n"),
    (
      ["-Xfrontend", "-load-plugin-executable", "-Xfrontend", "<program>#Evil"],
      """
      @freestanding(expression) macro evil() -> Int = #externalMacro(module: "Evil", type: "Evil")
      print(#evil)
      """
    ),
  ]

  @Test(arguments: ways)
  func confinesAProgramThatItIsBroughtToRun(_ flags: [String], _ source: String) async throws {
    let listener = try Listener()
    let script = try write(
      """
      #!/bin/bash
      echo it ran > \(work.path)/ran
      echo x > \(outside.url.path)/proof
      echo x > /usr/proof; echo x > /etc/proof
      ls -A /root /home \(outside.url.path) > \(work.path)/listed
      (exec 3<>/dev/tcp/127.0.0.1/\(listener.port)) 2>/dev/null && echo connected > \(work.path)/connected
      (setsid sleep 200; echo x > \(work.path)/late) > /dev/null 2>&1 &
      exit 1
      """, to: "program", mode: 0o700)
    let main = try write(source, to: "main.swift")
    let start = ContinuousClock.now
    let result = try await sandbox.run(
      "swiftc",
      [main.path, "-o", "main"] + flags.map { $0.replacing("<program>", with: script.path) },
      in: work)
    #expect(result.status != 0)
    #expect(ContinuousClock.now - start < .seconds(100))
    func text(_ name: String) -> String? {
      try? String(contentsOf: work.appendingPathComponent(name), encoding: .utf8)
    }
    #expect(text("ran") == "it ran\n", "\(result.output)")
    #expect(text("listed") == "")
    #expect(text("connected") == nil)
    #expect(listener.connections == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside.url.path) == [])
    #expect(!FileManager.default.fileExists(atPath: "/usr/proof"))
  }
}
