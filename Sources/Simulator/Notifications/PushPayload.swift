import DeviceProtocol
import DisplayList
import Foundation

/// A remote notification: a JSON dictionary in Apple's format.
package struct PushPayload: Sendable, Equatable {
  /// An error for an invalid payload.
  package struct Invalid: Error, CustomStringConvertible, Equatable {
    /// The problem and the requirement.
    package let description: String
  }

  /// The key in a file that specifies the app.
  ///
  /// It isn't sent to the app.
  package static let targetKey = "Simulator Target Bundle"
  /// The maximum size of a payload in bytes.
  package static let longest = 4096
  /// The maximum size of a file in bytes: a payload, with room for the target app and white space.
  package static let longestFile = 65_536

  /// The bundle identifier in the file, if any.
  package let bundleID: String?
  /// The entire payload, as JSON.
  package let json: String
  /// The entire payload, as a property list.
  package let userInfo: Data
  /// The visible notification, or `nil` if there's none.
  ///
  /// It doesn't contain texts from the app's strings, which `localizedRequest(for:language:)` adds.
  package let request: NotificationRequest?
  private let localized: LocalizedAlert
  /// Whether the payload is a background notification.
  package let isSilent: Bool

  /// Reads a file.
  /// - Throws: `Invalid`.
  package init(_ file: Data) throws {
    guard file.count <= Self.longestFile else {
      throw Invalid(description: "The file has more than \(Self.longestFile) bytes.")
    }
    var payload = try Self.dictionary(file)
    let target = payload.removeValue(forKey: Self.targetKey)
    guard target == nil || target is String else {
      throw Invalid(description: "“\(Self.targetKey)” must be a bundle identifier.")
    }
    bundleID = target as? String
    json = try Self.json(of: payload)
    guard let aps = (payload["aps"] as? [String: Any])?.filter({ !($0.value is NSNull) }) else {
      throw Invalid(description: "A payload must have the key “aps” with a dictionary.")
    }
    isSilent = try Self.number("content-available", aps) == 1
    guard let data = try PropertyListValue(payload)?.data() else {
      throw Invalid(description: "A payload must be a JSON dictionary.")
    }
    userInfo = data
    localized = try LocalizedAlert(aps["alert"])
    request = try Self.request(aps, localized, userInfo: userInfo)
  }

  /// Returns the visible notification in a user's language, or `nil` if there's none.
  /// - Throws: `Invalid`.
  func localizedRequest(for app: InstalledApp, language: String) throws -> NotificationRequest? {
    guard var request, !localized.isEmpty else { return self.request }
    let strings = AppStrings(
      in: app.bundle, developmentRegion: app.developmentRegion, language: language)
    do {
      try localized.add(to: &request.content, from: strings)
      try request.checkLimits()
    } catch {
      throw Invalid(description: "\(error)")
    }
    return request
  }

  private static func dictionary(_ file: Data) throws -> [String: Any] {
    let object: Any
    do {
      object = try JSONSerialization.jsonObject(with: file)
    } catch {
      throw Invalid(description: "Invalid JSON: \(error.localizedDescription)")
    }
    guard let dictionary = object as? [String: Any] else {
      throw Invalid(description: "A payload must be a JSON dictionary.")
    }
    return dictionary
  }

  private static func json(of payload: [String: Any]) throws -> String {
    let data = try JSONSerialization.data(
      withJSONObject: payload, options: [.withoutEscapingSlashes, .sortedKeys])
    guard data.count <= longest else {
      throw Invalid(
        description:
          "The payload has \(data.count) bytes. Apple's servers accept at most \(longest).")
    }
    return String(decoding: data, as: UTF8.self)
  }

  // MARK: - aps

  private static func request(
    _ aps: [String: Any], _ localized: LocalizedAlert, userInfo: Data
  ) throws -> NotificationRequest? {
    var content = NotificationContent()
    switch aps["alert"] {
    case nil: break
    case let body as String: content.body = body
    case let alert as [String: Any]:
      content.title = try text("title", alert)
      content.subtitle = try text("subtitle", alert)
      content.body = try text("body", alert)
    default: throw Invalid(description: "“alert” in “aps” must be a string or a dictionary.")
    }
    try localized.add(to: &content, from: nil)
    content.badge = try number("badge", aps)
    content.sound = try sound(aps["sound"])
    content.thread = try text("thread-id", aps)
    content.category = try text("category", aps)
    content.level = try level(aps)
    content.userInfo = userInfo
    guard content.hasText || content.badge != nil || content.sound != nil else { return nil }
    let request = NotificationRequest(
      identifier: UUID().uuidString, content: content, trigger: .push)
    do {
      try request.checkLimits()
    } catch {
      throw Invalid(description: "\(error)")
    }
    return request
  }

  static func text(_ key: String, _ dictionary: [String: Any]) throws -> String {
    guard let value = dictionary[key], !(value is NSNull) else { return "" }
    guard let text = value as? String else {
      throw Invalid(description: "“\(key)” must be a string.")
    }
    return text
  }

  private static func number(_ key: String, _ dictionary: [String: Any]) throws -> Int? {
    guard let value = dictionary[key] else { return nil }
    guard let number = value as? Int else {
      throw Invalid(description: "“\(key)” in “aps” must be a whole number.")
    }
    return number
  }

  private static func sound(_ value: Any?) throws -> String? {
    switch value {
    case nil: nil
    case let name as String: name == "default" ? "" : name
    case let sound as [String: Any]: try text("name", sound)
    default: throw Invalid(description: "“sound” in “aps” must be a string or a dictionary.")
    }
  }

  private static func level(_ aps: [String: Any]) throws -> NotificationContent.Level {
    switch try text("interruption-level", aps) {
    case "", "active": .active
    case "passive": .passive
    case "time-sensitive": .timeSensitive
    case "critical": .critical
    default:
      throw Invalid(
        description:
          "“interruption-level” in “aps” must be passive, active, time-sensitive, or critical.")
    }
  }
}
