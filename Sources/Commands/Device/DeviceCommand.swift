import ArgumentParser
import Flows
import Foundation
import Simulator
import Suggestions

/// The command `quince device`.
struct DeviceCommand: AsyncParsableCommand {
  static let configuration: CommandConfiguration = CommandConfiguration(
    commandName: "device",
    abstract: "Control a running device.",
    usage: "quince device ACTION [VALUE…] [--device-name NAME] [--json]",
    discussion: """
      The device is the one that you started with “quince run” in another terminal.

      \(table)

      Exit codes: 0 success, 1 no device is running or the action failed, 64 incorrect usage.
      """)

  private static let listing = "list"

  private static var names: [String] { [listing] + DeviceAction.all.map(\.name) }

  private static var table: String {
    var rows = ["  \(listing)\n      List the running devices."]
    rows += DeviceAction.all.map { "  \($0.name) \($0.values)\n      \($0.abstract)" }
    return rows.joined(separator: "\n")
  }

  @Argument(
    help: "The action, from the list above.",
    completion: .list(names))
  var action: String

  @Argument(help: "The action's values.")
  var values: [String] = []

  @Option(
    help: "Control the device started with “quince run --device-name”.",
    transform: DeviceName.init)
  var deviceName: DeviceName?

  @Option(
    help: "With location: move the device along the path in this file.",
    completion: .file(extensions: ["gpx"]))
  var gpx: String?

  @Flag(
    help:
      "Print the output of actions that print something as JSON.")
  var json = false

  func run() async throws {
    let terminal = Terminal()
    guard gpx == nil || action == DeviceAction.location.name && values.isEmpty else {
      throw ValidationError("--gpx can be used only with “location”, without other values.")
    }
    let work = action == Self.listing || gpx != nil ? nil : try work()
    do {
      let answer: DeviceAnswer?
      if let gpx {
        let work = try DeviceAction.travel(alongFile: gpx)
        answer = try await talk { try await work(&$0) }
      } else if let work {
        answer = try await talk { try await work(&$0) }
      } else {
        try DeviceAction.none(values, of: Self.listing)
        answer = await list()
      }
      if let answer { terminal.print(try answer.printed(asJSON: json)) }
    } catch let error as ValidationError {
      throw error
    } catch is PageClient.NotRunning {
      terminal.tell(await advice())
      throw ExitCode.failure
    } catch {
      terminal.tell(error)
      throw ExitCode.failure
    }
  }

  private func work() throws -> DeviceAction.Work {
    guard let found = DeviceAction.all.first(where: { $0.name == action }) else {
      throw ValidationError(
        "Unknown action “\(action)”: \(Spelling.advice(for: action, among: Self.names))")
    }
    return try found.prepare(values)
  }

  private func talk(
    _ work: (inout PageConversation) async throws -> DeviceAnswer?
  ) async throws -> DeviceAnswer? {
    try await PageClient(storage: DeviceStorage.folder(of: deviceName)).talk(work)
  }

  // MARK: Running devices

  private static var running: [DeviceAnswer.Status] {
    get async {
      var running: [DeviceAnswer.Status] = []
      for name in [nil] + DeviceStorage.names.map(Optional.some) {
        let folder = DeviceStorage.folder(of: name)
        let status = try? await PageClient(storage: folder).talk { conversation in
          DeviceAnswer.Status(try await conversation.device(), name: name)
        }
        if let status { running.append(status) }
      }
      return running
    }
  }

  private func list() async -> DeviceAnswer {
    let running = await Self.running
    let text = running.map(\.line).joined(separator: "\n")
    return DeviceAnswer(text.isEmpty ? "No device is running." : text, json: running)
  }

  private func advice() async -> String {
    let running = await Self.running
    let start = "To start one, run “quince run PROJECT” in another terminal."
    guard !running.isEmpty else { return "No device is running. \(start)" }
    let known = running.map { status in
      status.deviceName.map { "--device-name \($0)" } ?? "the unnamed one"
    }
    let missing =
      deviceName.map { "No device named “\($0.text)” is running." }
      ?? "The unnamed device isn't running."
    return "\(missing) Running devices: \(known.joined(separator: ", ")). \(start)"
  }
}
