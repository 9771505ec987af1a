import EditorMessages

/// The arguments of a request to launch an app.
struct LaunchArguments {
  /// An error for arguments that can't be used.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The arguments of the command `quince` that starts the device.
  let command: [String]
  /// The name of the device with its own data, if any.
  let deviceName: String?

  /// - Throws: `Failure` if an argument has the wrong type, or there's no project.
  init(_ arguments: JSONValue) throws {
    func text(_ name: String) throws -> String? {
      guard let value = arguments[name], value != .null else { return nil }
      guard let text = value.text, !text.hasPrefix("-") else {
        throw Failure(description: "Invalid “\(name)” in the launch configuration: use a string.")
      }
      return text
    }
    guard let project = try text("project") ?? text("program") else {
      throw Failure(
        description: "The launch configuration needs “project”: the path of an .xcodeproj, or of a "
          + "folder that contains one.")
    }
    deviceName = try text("deviceName")
    var command = ["run", project, "--no-open", "--embed", "--wait-for-debugger"]
    for (name, option) in [
      ("deviceName", "--device-name"), ("device", "--device"), ("target", "--target"),
      ("locale", "--locale"), ("appearance", "--appearance"),
    ] {
      if let value = try text(name) { command += [option, value] }
    }
    self.command = command
  }
}
