import ArgumentParser
import DeviceProtocol
import Flows
import Simulator

extension DeviceAction {
  static let status = DeviceAction("status", "", "Says how the device is.") { values in
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
    return DeviceAction("rotate", values, "Turns the device.") { given in
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
    return DeviceAction("text-size", "SIZE|larger|smaller", "Sets the size of text.") { given in
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

  static let launch = DeviceAction("launch", "BUNDLE-ID", "Opens an app.") { given in
    let bundleID = try only(given, of: "launch", "a bundle identifier")
    return { conversation in
      let apps = try await conversation.device().apps
      guard apps[bundleID] != nil else {
        throw PageConversation.Refused(
          description: "There is no app “\(bundleID)” on the device; "
            + Spelling.advice(for: bundleID, among: apps.keys))
      }
      try await conversation.perform(.launch(bundleID))
      return nil
    }
  }
}
