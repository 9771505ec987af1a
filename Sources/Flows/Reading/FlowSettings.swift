import DeviceProtocol
import Foundation
import Safeguards
import Suggestions
import Yams

/// The settings in a flow file above `---`.
struct FlowSettings {
  private static let names = ["appId", "name", "os", "tags", "env"]

  private(set) var name: String?
  private(set) var appID: String?
  private(set) var system: SystemRequest?
  private(set) var tags: [String] = []
  private(set) var environment: [String: String] = [:]

  /// - Throws: `FlowError` if there are unknown settings, or an unknown system.
  init(_ node: Node?, file: URL) throws {
    guard let node else { return }
    guard let mapping = node.mapping else {
      throw FlowError(
        file: file, line: node.mark?.line, message: "the settings above `---` must be a mapping")
    }
    for (key, value) in mapping {
      switch key.string {
      case "appId": appID = value.string
      case "name": name = value.string?.shortened
      case "os": system = try Self.system(value, file: file)
      case "tags": tags = value.array().compactMap(\.string)
      case "env":
        for (name, text) in value.pairs {
          if let name = name.string { environment[name] = text.string ?? "" }
        }
      default:
        let name = key.string ?? ""
        throw FlowError(
          file: file, line: key.mark?.line,
          message: "unknown setting “\(name)”: "
            + Spelling.advice(for: name, among: Self.names))
      }
    }
  }

  private static func system(_ value: Node, file: URL) throws -> SystemRequest {
    do {
      return try SystemRequest(value.string ?? "")
    } catch {
      throw FlowError(file: file, line: value.mark?.line, message: "\(error)")
    }
  }
}
