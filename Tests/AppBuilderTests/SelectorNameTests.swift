import Foundation
import Sandbox
import Testing

@testable import AppBuilder
@testable import BuildWork

/// The Objective-C names of methods.
struct SelectorNameTests {
  /// The compiler also knows these names on Linux, so the test asks it.
  @Test func namesAreThoseOfTheCompiler() async throws {
    let signatures: [(base: String, labels: [String?], effects: String)] = [
      ("tap", [], ""), ("tap", [nil], ""), ("tap", ["sender"], ""), ("tap", [nil, "event"], ""),
      ("tap", [nil, "forEvent"], ""), ("move", ["to"], ""), ("move", ["toPoint"], ""),
      ("moveTo", ["point"], ""), ("look", ["at", "with"], ""), ("a", [nil, nil], ""),
      ("load", [], " throws"), ("load", ["file"], " throws"), ("load", [], " async"),
      ("load", ["url"], " async"), ("load", ["from"], " async throws"), ("run", ["on"], ""),
      ("didTap", ["button", "at"], ""), ("use", ["using"], ""), ("x", ["URL"], ""),
      ("openURL", ["atIndex"], ""), ("isAbove", ["x"], ""), ("go", ["viaX"], ""),
      ("go", ["withinX"], ""), ("go", ["alongside"], ""), ("go", ["into"], ""),
      ("go", ["onto"], ""), ("go", ["inside"], ""), ("go", ["outside"], ""), ("go", ["per"], ""),
      ("go", ["towards"], ""), ("go", ["between"], ""), ("go", ["through"], ""),
      ("go", ["until"], ""), ("go", ["below"], ""), ("go", ["matching"], ""),
      ("go", ["passing"], ""), ("go", ["given"], ""), ("go", ["excluding"], ""),
      ("go", ["including"], ""), ("go", ["preceding"], ""), ("go", ["since"], ""),
      ("go", ["when"], ""), ("go", ["above"], ""), ("go", ["after"], ""), ("go", ["as"], ""),
      ("go", ["before"], ""), ("go", ["by"], ""), ("go", ["following"], ""), ("go", ["for"], ""),
      ("go", ["of"], ""), ("go", ["intoURLPath"], ""), ("send", [nil, "inOut"], ""),
      ("did_tap", ["the_button"], ""), ("playX", ["y", "z"], ""),
    ]
    var source = "class Base {\n"
    for (number, signature) in signatures.enumerated() {
      let parameters = signature.labels.enumerated().map { "\($1 ?? "_") p\($0): AnyObject" }
      source +=
        "@objc func q\(number)_\(signature.base)(\(parameters.joined(separator: ", ")))"
        + "\(signature.effects) {}\n"
    }
    source += "}\n"
    let fixture = try ProjectFixture(["names.swift": source])
    let file = fixture.sources.appendingPathComponent("names.swift")
    // An error in the middle of a line would hide a name.
    let result = try await ConfinedProgram.run(
      URL(fileURLWithPath: "/bin/sh"),
      [
        "-c", "exec \"$0\" \"$@\" 2>/dev/null", Toolchain.find().compiler.path,
        "-frontend", "-dump-ast",
        "-enable-objc-interop", "-parse-as-library",
        "-disable-objc-attr-requires-foundation-module", file.path,
      ])
    let lines = result.output.split(separator: "\n").filter {
      $0.contains("(func_decl") || $0.contains("(objc_attr")
    }
    var names: [Int: String] = [:]
    var current = -1
    for line in lines {
      if let match = line.firstMatch(of: /"q(\d+)_(\w+)\(([^)]*)\)"/) {
        current = Int(match.1) ?? -1
        let labels = match.3.split(separator: ":").map { $0 == "_" ? "" : String($0) }
        let pieces = labels.dropFirst().map { $0 + ":" }.joined()
        names[current] = "q\(match.1)_\(match.2)" + (labels.isEmpty ? "" : ":" + pieces)
      } else if let match = line.firstMatch(of: /name="([^"]+)"/) {
        names[current] = String(match.1)
      }
    }
    for (number, signature) in signatures.enumerated() {
      let name = SelectorName.of(
        baseName: "q\(number)_\(signature.base)", labels: signature.labels,
        isAsync: signature.effects.contains("async"),
        throwsErrors: signature.effects.contains("throws"))
      #expect(name == names[number])
    }
  }
}
