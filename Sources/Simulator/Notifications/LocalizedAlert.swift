import DeviceProtocol
import Foundation

/// The texts of a remote notification that the app's strings contain.
struct LocalizedAlert: Sendable, Equatable {
  private enum Part: CaseIterable {
    case title, subtitle, body

    /// The start of the part's keys in a payload.
    var prefix: String {
      switch self {
      case .title: "title-"
      case .subtitle: "subtitle-"
      case .body: ""
      }
    }

    var path: WritableKeyPath<NotificationContent, String> {
      switch self {
      case .title: \.title
      case .subtitle: \.subtitle
      case .body: \.body
      }
    }
  }

  private struct Text: Equatable {
    let key: String
    let arguments: [String]
  }

  private var texts: [Part: Text] = [:]

  /// Whether the alert contains its texts itself.
  var isEmpty: Bool { texts.isEmpty }

  /// Reads the value of `alert`.
  /// - Throws: `PushPayload.Invalid`.
  init(_ alert: Any?) throws {
    guard let alert = alert as? [String: Any] else { return }
    for part in Part.allCases {
      let key = try PushPayload.text(part.prefix + "loc-key", alert)
      guard !key.isEmpty else { continue }
      let arguments = try Self.arguments(part.prefix + "loc-args", alert)
      texts[part] = Text(key: key, arguments: arguments)
    }
  }

  private static func arguments(_ key: String, _ alert: [String: Any]) throws -> [String] {
    guard let value = alert[key], !(value is NSNull) else { return [] }
    guard let arguments = value as? [String] else {
      throw PushPayload.Invalid(description: "“\(key)” must be an array of strings.")
    }
    return arguments
  }

  /// Adds the texts to a notification.
  ///
  /// A text that the strings don't contain stays as it is, or becomes the key if it's empty.
  /// - Parameter strings: The app's strings, or `nil` if they aren't known yet.
  /// - Throws: `LimitExceeded`.
  func add(to content: inout NotificationContent, from strings: AppStrings?) throws {
    for (part, text) in texts {
      if let found = try strings?.text(for: text.key, text.arguments) {
        content[keyPath: part.path] = found
      } else if content[keyPath: part.path].isEmpty {
        content[keyPath: part.path] = text.key
      }
    }
  }
}
