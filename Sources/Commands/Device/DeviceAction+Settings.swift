import ArgumentParser
import DeviceProtocol
import Flows
import Foundation
import Safeguards
import Simulator
import Suggestions

extension DeviceAction {
  static let status = DeviceAction("status", "", "Show the device's status.") { values in
    try none(values, of: "status")
    return { conversation in
      let status = DeviceAnswer.Status(try await conversation.device())
      return DeviceAnswer(status.lines, json: status)
    }
  }

  static let rotate: DeviceAction = {
    let around: [DeviceConfiguration.Orientation] = [
      .portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight,
    ]
    let words = ["left", "right"] + around.map(\.rawValue)
    let values = words.joined(separator: "|")
    return DeviceAction("rotate", values, "Rotate the device.") { given in
      let word = try only(given, of: "rotate", values)
      guard words.contains(word) else { throw unknown(word, of: "rotate", among: words) }
      return { conversation in
        let device = try await conversation.device()
        let step = word == "right" ? 1 : 3
        var index = around.firstIndex(of: device.heldOrientation)!
        repeat {
          index = (index + step) % around.count
        } while around[index] == .portraitUpsideDown && !device.isPad
        try await conversation.perform(
          .rotate(DeviceConfiguration.Orientation(rawValue: word) ?? around[index]))
        return nil
      }
    }
  }()

  static let textSize: DeviceAction = {
    let steps = ["larger": 1, "smaller": -1]
    let words = ["larger", "smaller"] + DeviceTextSize.allCases.map(\.rawValue)
    return DeviceAction("text-size", "SIZE|larger|smaller", "Set the text size.") { given in
      let word = try only(given, of: "text-size", "a size")
      guard words.contains(word) else { throw unknown(word, of: "text-size", among: words) }
      return { conversation in
        let current = DeviceTextSize(category: try await conversation.device().textSize) ?? .large
        let size = DeviceTextSize(rawValue: word) ?? current.larger(by: steps[word] ?? 0)
        try await conversation.perform(.textSize(size.category))
        return nil
      }
    }
  }()

  static let biometrics: DeviceAction = {
    let words = BiometricsAction.allCases.map(\.rawValue)
    let values = words.joined(separator: "|")
    return DeviceAction(
      "biometrics", values, "Enroll a face or finger, or present one to the device."
    ) { given in
      let word = try only(given, of: "biometrics", values)
      guard let action = BiometricsAction(rawValue: word) else {
        throw unknown(word, of: "biometrics", among: words)
      }
      return { conversation in
        switch action {
        case .enrolled: try await conversation.perform(.enroll(true))
        case .notEnrolled: try await conversation.perform(.enroll(false))
        case .matching, .nonMatching:
          guard try await conversation.device().isEnrolled else {
            throw PageConversation.Refused(
              description: "No face or finger is enrolled. To enroll one, run "
                + "“quince device biometrics enrolled”.")
          }
          try await conversation.perform(.attempt(action == .matching))
        }
        return nil
      }
    }
  }()

  static let location = DeviceAction(
    "location", "none|LATITUDE,LONGITUDE",
    "Set the location. With --gpx FILE, move along the path in that file."
  ) { given in
    let word = try only(given, of: "location", "none, or degrees, such as 52.52,13.405")
    if word == "none" { return work(.location(.none)) }
    let numbers = word.split(separator: ",", omittingEmptySubsequences: false).map {
      Double($0.trimmingCharacters(in: .whitespaces))
    }
    guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1] else {
      throw ValidationError(
        "Invalid location “\(word)”: use none, or degrees, such as 52.52,13.405.")
    }
    let place = DeviceLocation.fixed(.init(latitude: latitude, longitude: longitude))
    if let fault = place.fault { throw ValidationError(fault) }
    return work(.location(place))
  }

  /// Returns work that moves the device along the path in a GPX file.
  static func travel(alongFile path: String) throws -> Work {
    let data = try InputFile.read(URL(fileURLWithPath: path), atMost: GPXReader.longest)
    do {
      _ = try GPXReader.read(data)
    } catch {
      throw PageConversation.Refused(description: "Can't use “\(path)”: \(error)")
    }
    return work(.travel(gpx: String(decoding: data, as: UTF8.self)))
  }

  static let renewLink = DeviceAction(
    "renew-link", "", "Give the page a new URL. The old one stops working."
  ) { given in
    try none(given, of: "renew-link")
    return { conversation in
      try await conversation.perform(.renewLink)
      return conversation.link.map { DeviceAnswer($0, json: ["url": $0]) }
    }
  }

  static let debug = DeviceAction(
    "debug", "", "Print the process of the app in front, for a debugger."
  ) { given in
    try none(given, of: "debug")
    return { conversation in
      try await conversation.perform(.debug(.describe))
      let process = try await conversation.nextDebuggee()
      let lines = [
        "app: \(process.bundleID) (\(process.name))", "pid: \(process.pid)",
        "executable: \(process.executable)", "project: \(process.project)",
        "debugger: \(process.state?.rawValue ?? "none")",
      ]
      return DeviceAnswer(lines.joined(separator: "\n"), json: process)
    }
  }

  static let permission = DeviceAction(
    "permission", "[BUNDLE-ID] NAME ANSWER",
    "Answer an app's question for a permission, such as photos limited."
  ) { given in
    guard given.count == 2 || given.count == 3 else {
      throw ValidationError(
        "“permission” requires a permission and an answer, after an optional bundle identifier.")
    }
    let (name, text) = (given[given.count - 2], given[given.count - 1])
    guard let permission = AppPermission(rawValue: name) else {
      let names = AppPermission.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("Unknown permission “\(name)”: use \(names).")
    }
    guard let answer = AppPermission.Answer(rawValue: text), permission.answers.contains(answer)
    else {
      let answers = permission.answers.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("Invalid answer “\(text)” for “\(name)”: use \(answers).")
    }
    return work(.permission(permission, answer, bundleID: given.count == 3 ? given[0] : nil))
  }

  static let launch = DeviceAction("launch", "BUNDLE-ID", "Open an app.") { given in
    let bundleID = try only(given, of: "launch", "a bundle identifier")
    return { conversation in
      let apps = try await conversation.device().apps
      guard apps[bundleID] != nil else {
        throw PageConversation.Refused(
          description: "The device has no app “\(bundleID)”: "
            + Spelling.advice(for: bundleID, among: apps.keys))
      }
      try await conversation.perform(.launch(bundleID))
      return nil
    }
  }
}
