import EditorMessages
import Foundation

/// The arguments of a request to launch an app.
struct LaunchArguments {
  /// The arguments of the command `quince` that starts the device.
  let command: [String]
  /// The name of the device with its own data, if any.
  let deviceName: String?
  /// Whether the device has a page, and the app waits there for the debugger. Otherwise, a flow or a
  /// test uses the app, and the command reports each process that waits for the debugger.
  let hasPage: Bool

  /// - Throws: `SessionSettings.Failure` if a setting has the wrong type, settings contradict each
  ///   other, or there's no project.
  init(_ settings: SessionSettings) throws {
    guard let project = try settings.text("project") ?? settings.text("program") else {
      throw SessionSettings.Failure(
        description: "The launch configuration needs “project”: the path of an .xcodeproj, or of a "
          + "folder that contains one.")
    }
    deviceName = try settings.text("deviceName")
    let (flow, test) = (try settings.text("flow"), try settings.text("test"))
    hasPage = flow == nil && test == nil
    guard flow == nil || test == nil, hasPage || deviceName == nil else {
      throw SessionSettings.Failure(
        description: "“flow”, “test”, and “deviceName” in the launch configuration can't be used "
          + "together.")
    }
    var command = ["run", project, "--no-open", "--embed", "--wait-for-debugger"]
    let waiting = ["--debuggable", "--debugger", "\(getpid())"]
    if let flow { command = ["play", flow, project] + waiting }
    if let test { command = ["test", project, "--only", test] + waiting }
    for (name, option) in [
      ("deviceName", "--device-name"), ("device", "--device"), ("target", "--target"),
      ("locale", "--locale"), ("appearance", "--appearance"),
    ] {
      if let value = try settings.text(name) { command += [option, value] }
    }
    self.command = command
  }
}
