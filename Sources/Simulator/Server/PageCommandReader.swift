import DeviceProtocol
import DisplayList
import Foundation

/// Reads a page's messages, and rejects those that no page of this device could send.
package struct PageCommandReader {
  /// An error for a rejected message.
  package struct Refusal: Error, CustomStringConvertible {
    /// The limit that the message exceeds.
    package var description: String
  }

  /// The maximum size of a message in bytes.
  static let longestMessage = 64 << 20
  /// The maximum length of typed, pasted, or copied text, in UTF-8 bytes.
  static let longestText = 16 << 20
  /// The maximum length of a key's name or text, in UTF-8 bytes.
  static let longestKey = 64
  /// The maximum length of a control's new value, in UTF-8 bytes.
  static let longestValue = 1_000
  /// The maximum length of a flow, in UTF-8 bytes.
  static let longestFlow = 1 << 20
  /// The maximum length of a property's new value, in UTF-8 bytes.
  static let longestProperty = 20_000
  /// The maximum number of views whose images one message can request.
  static let mostPictures = 4000
  /// The maximum number of touches in one message.
  static let mostTouches = 64
  /// The range of finger numbers on one page.
  static let fingers = 0..<256
  /// The maximum distance from the screen's origin in either direction, in points.
  static let farthest = 100_000.0
  /// The range of a single pinch message's scale.
  static let scales = 0.01...100.0
  /// The range of a screen's side lengths, in points.
  static let screens = 1.0...10_000
  /// The latest time that a page can state in seconds, which is about three hundred years.
  static let latest = 1e10

  private let decoder = JSONDecoder()

  /// Creates a reader.
  package init() {}

  /// Checks a message without performing it, either before it's sent or to test the reader.
  /// - Throws: The same errors as `read(_:)`.
  package func check(_ message: Data) throws {
    _ = try read(message)
  }

  /// Returns the command in a page's message.
  /// - Throws: `Refusal`, or a decoding error.
  func read(_ message: Data) throws -> PageCommand {
    guard message.count <= Self.longestMessage else {
      throw Refusal(description: "A message can have at most \(Self.longestMessage) bytes.")
    }
    let command = try decoder.decode(PageCommand.self, from: message)
    try validate(command)
    return command
  }

  private func validate(_ command: PageCommand) throws {
    switch command {
    case .touches(let samples): try validate(samples)
    case .pointer(let gesture): try validate(gesture)
    case .key(let key):
      try validate(key.code, as: "The name of a key", longest: Self.longestKey)
      try validate(key.characters, as: "The text of a key", longest: Self.longestKey)
    case .text(.insert(let text)), .text(.paste(let text)), .text(.setMarked(let text)),
      .pasteboard(let text):
      try validate(text, as: "A text", longest: Self.longestText)
    case .textSize(let category):
      guard ContentSize.categories.contains(category) else {
        throw Refusal(description: "Unknown text size.")
      }
    case .locale(let name):
      try validate(name, as: "The name of a language", longest: Self.longestKey)
      guard DeviceLocale.existing(name) != nil else {
        throw Refusal(description: "Unknown language or region.")
      }
    case .fit(let size):
      guard Self.screens.contains(size.width), Self.screens.contains(size.height) else {
        throw Refusal(description: "A screen must have 1 to 10,000 points on each side.")
      }
    case .model(let name), .addDevice(let name):
      try validate(name, as: "The name of a device", longest: Self.longestKey)
      _ = try DeviceModel.named(name)
    case .accessibility(_, _, .setValue(let value)):
      try validate(value, as: "The value of a control", longest: Self.longestValue)
    case .text(.select(let range)):
      guard range.lowerBound >= 0 else {
        throw Refusal(description: "A selection must start at 0 or later.")
      }
    case .record(let request): try validate(request)
    case .edit(let edit, _):
      try validate(edit.key, as: "The name of a property", longest: Self.longestKey)
      try validate(edit.value, as: "The value of a property", longest: Self.longestProperty)
    case .takePictures(let views):
      guard views.count <= Self.mostPictures else {
        throw Refusal(description: "A message can request at most \(Self.mostPictures) images.")
      }
    case .location(let location):
      if let fault = location.fault { throw Refusal(description: fault) }
    case .perform(let steps): try validate(steps, as: "A flow", longest: Self.longestFlow)
    case .travel(let gpx): try validate(gpx, as: "A GPX file", longest: GPXReader.longest)
    case .text(.unmark), .accessibility, .settle, .home, .switcher, .shake, .rotate, .appearance,
      .kill, .relaunch, .gotFrame, .gotLog, .dismissCrash, .removeDevice, .inspect,
      .inspectObject, .openPlace, .enroll, .attempt, .network, .lock, .unlock, .set,
      .memoryWarning, .toggleKeyboard, .readPasteboard, .film, .stopFilming, .zoom, .finish,
      .resetSettings, .renewLink, .system, .debug:
      break
    case .timeZone(let name):
      try validate(name, as: "The name of a time zone", longest: Self.longestKey)
      guard name.isEmpty || TimeZone(identifier: name) != nil else {
        throw Refusal(
          description: "Unknown time zone “\(name)”: use a name such as Europe/Berlin.")
      }
    case .openURL(let url):
      try AppLimit.url.check(url.utf8.count)
      guard url.wholeMatch(of: /[A-Za-z][A-Za-z0-9+.\-]*:[^\s\p{Cc}]*/) != nil,
        URL(string: url) != nil
      else {
        throw Refusal(
          description: "Invalid URL “\(url)”: use one with a scheme, such as myapp://home.")
      }
    case .launch(let bundleID):
      try validate(bundleID, as: "A bundle identifier", longest: Self.longestValue)
    case .push(let payload, let bundleID):
      try validate(payload, as: "A notification", longest: PushPayload.longestFile)
      try validate(bundleID ?? "", as: "A bundle identifier", longest: Self.longestValue)
    case .permission(let permission, let answer, let bundleID):
      guard permission.answers.contains(answer) else {
        throw Refusal(
          description: "“\(permission.rawValue)” can't be “\(answer.rawValue)”: use "
            + permission.answers.map(\.rawValue).joined(separator: ", "))
      }
      try validate(bundleID ?? "", as: "A bundle identifier", longest: Self.longestValue)
    case .addPhoto(let data):
      _ = try ImageHeader(checking: data)
    }
  }

  private func validate(_ request: RecordingRequest) throws {
    switch request {
    case .assert(let point): try validate(point)
    case .play(let flow): try validate(flow, as: "A flow", longest: Self.longestFlow)
    case .save(let flow, let name, _):
      try validate(flow, as: "A flow", longest: Self.longestFlow)
      try validate(name, as: "The name of a flow", longest: Self.longestKey)
    case .start, .stop, .discard: break
    }
  }

  private func validate(_ text: String, as what: String, longest: Int) throws {
    guard text.utf8.count <= longest else {
      throw Refusal(description: "\(what) can have at most \(longest) bytes.")
    }
  }

  private func validate(_ samples: [TouchSample]) throws {
    guard samples.count <= Self.mostTouches else {
      throw Refusal(description: "A message can have at most \(Self.mostTouches) touches.")
    }
    for sample in samples {
      guard Self.fingers.contains(sample.finger) else {
        throw Refusal(
          description: "A finger's number must be from 0 to \(Self.fingers.upperBound - 1).")
      }
      try validate(sample.location)
      try validate(time: sample.timestamp)
    }
  }

  private func validate(_ gesture: PointerGesture) throws {
    try validate(gesture.location)
    try validate(gesture.translation)
    try validate(time: gesture.timestamp)
    guard Self.scales.contains(gesture.scale) else {
      throw Refusal(description: "A pinch must scale by 0.01 to 100.")
    }
  }

  private func validate(_ point: CGPoint) throws {
    let range = -Self.farthest...Self.farthest
    guard range.contains(point.x), range.contains(point.y) else {
      throw Refusal(description: "A point can be at most \(Self.farthest) points away.")
    }
  }

  private func validate(time: Double) throws {
    guard (0...Self.latest).contains(time) else {
      throw Refusal(description: "A time must be from 0 to \(Self.latest) seconds.")
    }
  }
}
