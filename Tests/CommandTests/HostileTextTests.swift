import Foundation
import Safeguards
import TestSupport
import Testing

/// Control characters are stripped from untrusted names and text before they reach the terminal.
struct HostileTextTests {
  /// Text that sets the terminal's title, clears the screen in two ways, and reverses the text
  /// after it.
  private static let attack = "\u{1B}]0;owned\u{7}\u{1B}[2J\u{9B}2J\u{202E}"

  private func expectSafe(
    _ outcome: Command.Outcome, code: Int32 = 1, saying part: String = "␛]0;owned",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let text = outcome.output + outcome.errors
    #expect(outcome.code == code, "\(text)", sourceLocation: sourceLocation)
    #expect(text.contains(part), "\(text.debugDescription)", sourceLocation: sourceLocation)
    #expect(
      text.withoutControls == text, "\(text.debugDescription)", sourceLocation: sourceLocation)
  }

  private func project(replacing old: String, with new: String) throws -> SpoiltProject {
    let project = try SpoiltProject()
    try project.replace(old, with: new, in: "HelloEnrique/ViewController.swift")
    return project
  }

  @Test func errorsOfTheCompiler() throws {
    let project = try project(
      replacing: "helperLabel.isHidden = true",
      with: "helperLabel.sparkle() // \(Self.attack)")
    expectSafe(try Command.run("build", project.path), saying: "sparkle() // ␛]0;owned␇")
    try project.replace(
      "helperLabel.sparkle()", with: "::add-mask::owned\nhelperLabel.sparkle()",
      in: "HelloEnrique/ViewController.swift")
    var environment = ProcessInfo.processInfo.environment
    environment["GITHUB_ACTIONS"] = "true"
    let onGitHub = try Command.run(["build", project.path], environment: environment)
    expectSafe(onGitHub, saying: "add-mask")
    let lines = onGitHub.errors.split(separator: "\n").filter { $0.contains("add-mask") }
    #expect(!lines.isEmpty)
    #expect(lines.allSatisfy { !$0.drop { $0 == " " }.hasPrefix("::") }, "\(lines)")
  }

  /// The screen, the flow, its name, and its file come from someone else.
  @Test func failuresOfFlows() throws {
    let project = try project(
      replacing: "super.viewDidLoad()",
      with: """
        super.viewDidLoad()
        title = "\\u{1B}[2J\\u{9B}2J\\u{202E}"
        let label = UILabel(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
        label.text = title
        view.addSubview(label)
        print(title!)
        """)
    let flow = project.url("\(Self.attack).yaml")
    try """
    name: "\\e]0;owned\\a"
    ---
    - launchApp
    - assertVisible: "\\e]0;owned\\a\\u202e"
    """.write(to: flow, atomically: true, encoding: .utf8)
    let arguments = [
      "play", flow.path, project.path, "--github", "--screenshots", project.url("shots").path,
    ]
    let played = try Command.run(arguments)
    expectSafe(played, saying: "UILabel “␛[2J␡2J<U+202E>”")
    #expect(played.output.contains("“␛]0;owned␇<U+202E>” is not visible"))
    #expect(played.errors.contains("␛[2J␡2J<U+202E>\n"), "\(played.errors.debugDescription)")
    #expect(played.errors.contains("::error file="))
    let json = try Command.run(arguments + ["--json"])
    expectSafe(json, saying: "\\u009b2J")
    let runs = try #require(
      JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])
    #expect(runs.first?["name"] as? String == "\u{1B}]0;owned\u{7}")
    expectSafe(
      try Command.run("elements", project.path), code: 0, saying: "␛[2J␡2J<U+202E>")
    expectSafe(
      try Command.run("survey", project.path, "--steps", "1"), code: 0, saying: "1 ran")
  }

  @Test(arguments: [
    ["build", attack], [attack], ["build", "a", "--\(attack)"], ["device", attack],
    ["device", "status", "--device-name", attack], ["run", "a", "--devices", attack],
    ["run", "a", "--record", "/\(attack)/flow.yaml"],
    ["screenshot", "a", "-o", "/\(attack)/a.png"],
    ["test", attack], ["play", attack, "a"], ["record", attack, "a", "-o", "a.gif"],
    ["report", "merge", attack, "--into", "a"], ["survey", attack], ["inspect", attack],
    ["play", "a", "b", "--points", attack, "--classroom", "c"],
  ])
  func arguments(_ arguments: [String]) throws {
    let folder = try TemporaryFolder()
    let process = ["-c", "cd \"$1\" && shift && exec \"$@\"", "sh", folder.url.path]
    let outcome = try Command.run(
      process + [Command.executable.path] + arguments, program: URL(filePath: "/bin/sh"))
    expectSafe(outcome, code: outcome.code)
    #expect([1, 64].contains(outcome.code))
  }

  /// On a terminal, only the sequences that erase the temporary line are added.
  @Test func progress() throws {
    let project = try SpoiltProject(suffix: Self.attack)
    let command = "stty -opost; '\(Command.executable.path)' build \"$PROJECT\""
    var environment = ProcessInfo.processInfo.environment
    environment["PROJECT"] = project.path
    let outcome = try Command.run(
      ["-q", "-e", "-c", command, "/dev/null"], program: URL(filePath: "/usr/bin/script"),
      environment: environment)
    #expect(outcome.code == 1)
    let erased = "\r\u{1B}[2K"
    #expect(outcome.output.contains(erased))
    let text = outcome.output.replacing(erased, with: "")
    #expect(text.contains("␛]0;owned␇"), "\(text.debugDescription)")
    #expect(text.withoutControls == text, "\(text.debugDescription)")
  }

  /// The command writes all output with `Terminal`.
  @Test func nothingElseWrites() throws {
    let folder = Command.repository.appendingPathComponent("Sources/Commands")
    let writing =
      #/(^|[^.\w])(print|debugPrint|dump|puts|fputs|putchar|fwrite|NSLog)\(|\bwrite\((STD|[12],)|FileHandle\.standard|TextOutputStream|\bstd(out|err)\b/#
    var count = 0
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where path.hasSuffix(".swift") && path != "Terminal.swift" {
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      count += 1
      for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        #expect(line.firstMatch(of: writing) == nil, "\(path):\(number + 1): \(line)")
      }
    }
    #expect(count > 30)
  }
}
