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
            print("loading")
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

  /// Plays the flow, calls a closure with each line of errors and of the app's output, and returns
  /// the exit code.
  private func play(
    _ options: [String], _ read: (_ line: String) async throws -> Void
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
        let line = String(lines[..<end])
        lines.removeSubrange(...end)
        try await read(line)
      }
    }
    process.waitUntilExit()
    return process.terminationStatus
  }

  @Test func aStepDoesntTimeOutWhileTheAppIsStopped() async throws {
    #expect(try await play([]) { _ in } == 1, "the app needs more time than the step has")
    var tracer: Tracer?
    let code = try await play(["--debugger", "\(getpid())"]) { line in
      if let notice = try? JSONDecoder().decode(Notice.self, from: Data(line.utf8)) {
        #expect(notice.debuggee.name == "Late" && notice.debuggee.state == "waiting")
        tracer = try Tracer(notice.debuggee.pid)
        try await Task.sleep(for: .seconds(0.5))
        try tracer?.perform("continue")
      } else if line == "loading" {
        // The app has been launched, or will be soon after the stop, and the step waits.
        try tracer?.perform("stop")
        try await Task.sleep(for: .seconds(4.5))
        try tracer?.perform("detach")
        tracer?.end()
      }
    }
    #expect(code == 0)
  }
}
