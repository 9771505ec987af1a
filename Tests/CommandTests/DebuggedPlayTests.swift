import Foundation
import TestSupport
import Testing

/// Flows whose app a debugger stops.
final class DebuggedPlayTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try """
    import UIKit

    class ViewController: UIViewController {
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
            DispatchQueue.global().async {
                Thread.sleep(forTimeInterval: 5)
                DispatchQueue.main.async { self.label.text = "Loaded" }
            }
        }
    }

    """.write(to: folder.file("Late.swift"), atomically: true, encoding: .utf8)
    try "- launchApp\n- assertVisible: Loaded\n"
      .write(to: folder.file("flow.yaml"), atomically: true, encoding: .utf8)
  }

  private struct Notice: Decodable {
    struct Process: Decodable {
      var pid: Int32
      var name: String
      var state: String
    }

    var debuggee: Process
  }

  /// Plays the flow, calls a closure with the app's process, and returns the exit code.
  private func play(
    _ options: [String], _ debug: (Notice.Process) async throws -> Void
  ) async throws -> Int32 {
    let (process, errors) = (Process(), Pipe())
    process.executableURL = Command.executable
    process.arguments =
      ["play", folder.file("flow.yaml").path, folder.file("Late.swift").path, "--timeout", "2"]
      + options
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    var lines = ""
    while case let bytes = errors.fileHandleForReading.availableData, !bytes.isEmpty {
      lines += String(decoding: bytes, as: UTF8.self)
      while let end = lines.firstIndex(of: "\n") {
        let line = Data(lines[..<end].utf8)
        lines.removeSubrange(...end)
        guard let notice = try? JSONDecoder().decode(Notice.self, from: line) else { continue }
        try await debug(notice.debuggee)
      }
    }
    process.waitUntilExit()
    return process.terminationStatus
  }

  @Test func aStepDoesntTimeOutWhileTheAppIsStopped() async throws {
    #expect(try await play([]) { _ in } == 1, "the app needs more time than the step has")
    let code = try await play(["--debugger", "\(getpid())"]) { app in
      #expect(app.name == "Late" && app.state == "waiting")
      let tracer = try Tracer(app.pid)
      try await Task.sleep(for: .seconds(0.5))
      try tracer.perform("continue")
      // By then, the app has been launched, and the step is waiting.
      try await Task.sleep(for: .seconds(1))
      try tracer.perform("stop")
      try await Task.sleep(for: .seconds(4.5))
      try tracer.perform("detach")
      tracer.end()
    }
    #expect(code == 0)
  }
}
