import Foundation
import Simulator

/// Shows a device with the given apps in a browser, for the browser tests.
///
/// Prints the page's address, and then executes each line of its input.
@main
struct DeviceFixture {
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    let storage = FileManager.default.temporaryDirectory
      .appendingPathComponent("device-fixture-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: storage) }
    let device = Device(storage: storage)
    for bundle in arguments { try await device.install(URL(fileURLWithPath: bundle)) }
    let server = WebServer(device: device)
    let group = DeviceGroup(first: device, server: server) { Device(model: $0.model, storage: $1) }
    await group.serve { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
    say(try await server.start().absoluteString)
    while let line = await Self.nextLine() {
      let words = line.split(separator: " ").map(String.init)
      switch words.first {
      case "launch": try? await device.launch(words[1], arguments: Array(words.dropFirst(2)))
      case "enter": await device.enter(.insert(words.dropFirst().joined(separator: " ")))
      case "pid": say(String(await device.processID(of: words[1]) ?? 0))
      case "home": await device.home()
      case "switcher": await device.openSwitcher()
      case "screenshot":
        try await device.screenshot().write(to: URL(fileURLWithPath: words[1]))
      case "silence":
        var limits = Device.Limits()
        limits.silence = Double(words[1])!
        await device.setLimits(limits)
      case "build":
        await server.show(Self.build(words[1], of: words.count > 2 ? words[2] : "HelloEnrique"))
      case "add": try await group.add(DeviceKind(words.dropFirst().joined(separator: " ")))
      case "remove": await group.remove(Int(words[1])!)
      case "share": try await share(server, on: words[1], showsLog: words.contains("log"))
      default: break
      }
      say("done \(line)")
    }
    await group.shutDown()
    await server.stop()
  }

  /// Prints the links for viewers and for users.
  private static func share(_ server: WebServer, on host: String, showsLog: Bool) async throws {
    let access = try await server.share(
      Sharing(place: .network(host: host, port: 0), hosts: [host], showsLog: showsLog))
    for word in [access.watchingWord, access.drivingWord] {
      say("http://\(host):\(access.port)/\(word)/")
    }
  }

  private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  private static func nextLine() async -> String? {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: readLine()) }
    }
  }

  private static func build(_ phase: String, of project: String) -> BuildStatus {
    let phase = BuildStatus.Phase(rawValue: phase)!
    let remark = BuildStatus.Remark(
      severity: "error", message: "cannot find 'color' in scope",
      file: "HelloEnrique/ViewController.swift", line: 24, column: 17,
      excerpt: ["  @IBAction func paint() {", "    view.backgroundColor = color", "  }"],
      firstLine: 23)
    return BuildStatus(
      project: project, phase: phase, remarks: phase == .failed ? [remark] : [],
      seconds: phase == .building ? nil : 1.4)
  }
}
