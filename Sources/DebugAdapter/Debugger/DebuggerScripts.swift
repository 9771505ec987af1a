import DebuggerFiles
import EditorMessages
import Foundation
import Safeguards

/// The files that the debugger reads when it starts.
enum DebuggerScripts {
  /// The command after which the debugger's own signal isn't a reason to stop.
  static let ignoringOwnSignal = "process handle SIGSTOP --stop false --notify false --pass false"
  /// The command after which the debugger's own signal stops the app.
  static let heedingOwnSignal = "process handle SIGSTOP --stop true --notify true --pass false"

  /// The formatters' command that prints the place of an address.
  static let place = "quince-place"

  /// Returns the command that sets an environment variable of the debugger.
  static func setting(_ name: String, to value: String) -> String {
    "script import os; os.environ[\(quoted(name))] = \(quoted(value))"
  }

  /// Returns a text as a string of Python, which is also one of JSON.
  private static func quoted(_ text: String) -> String {
    String(decoding: JSONValue.string(text).data, as: UTF8.self)
  }

  /// Returns the command that loads the module that shows apps' objects.
  /// - Throws: `FileFailure`
  static func formatting() throws -> String {
    let file = DebuggerFile.formatters
    let root = try RootFolder(making: OwnFolder.cache.prepared())
    if (try? root.read("debugger/\(file.name)")) != Data(file.text.utf8) {
      try root.makeFolder("debugger")
      try root.replace("debugger/\(file.name)", with: Data(file.text.utf8))
    }
    let path = root.url.appendingPathComponent("debugger/\(file.name)").path
    return "command script import \"\(path)\""
  }
}
