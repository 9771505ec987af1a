import ArgumentParser
import DeviceProtocol
import Flows
import Foundation
import Reports
import Simulator

/// Actions that look at the screen, and use the app as a flow does.
extension DeviceAction {
  /// The number of log entries that are printed.
  private static let logEntries = 50

  static let elements = DeviceAction(
    "elements", "", "List the elements on screen, with a selector for each."
  ) { values in
    try none(values, of: "elements")
    return { conversation in
      let screen = try await perform("", &conversation).after
      return DeviceAnswer(ScreenText(screen).text(), json: SelectorSuggestion.elements(of: screen))
    }
  }

  static let tap = DeviceAction(
    "tap", "TEXT|SELECTOR|X,Y", "Tap on an element or a point, and print what changed."
  ) { values in
    let target = try only(values, of: "tap", "an element or a point")
    return performing(StepText.tap(target))
  }

  static let type = DeviceAction(
    "type", "TEXT", "Type text into the field being edited, and print what changed."
  ) { values in
    performing(StepText.type(try only(values, of: "type", "a text")))
  }

  static let swipe: DeviceAction = {
    let words = SwipeDirection.allCases.map { $0.rawValue.lowercased() }
    return DeviceAction(
      "swipe", "\(words.joined(separator: "|")) [ELEMENT]",
      "Swipe in a direction, and print what changed."
    ) { values in
      guard let word = values.first, values.count <= 2 else {
        throw ValidationError("“swipe” requires a direction, and optionally an element.")
      }
      guard let direction = SwipeDirection(rawValue: word.uppercased()) else {
        throw unknown(word, of: "swipe", among: words)
      }
      return performing(StepText.swipe(direction, from: values.count == 2 ? values[1] : nil))
    }
  }()

  static let logs = DeviceAction(
    "logs", "[COUNT]", "Print the newest output of the apps."
  ) { values in
    let count = values.isEmpty ? logEntries : Int(try only(values, of: "logs", "a count"))
    guard let count, (1...300).contains(count) else {
      throw ValidationError("Invalid count “\(values[0])”: use a number from 1 to 300.")
    }
    return { conversation in
      let data = try await conversation.client.fetch("log.json")
      let entries = try JSONDecoder().decode(LogPage.self, from: data).entries.suffix(count)
      return DeviceAnswer(
        entries.map(\.entry.plainText).joined(separator: "\n"), json: Array(entries))
    }
  }

  private static func performing(_ steps: String) -> Work {
    { conversation in
      let screens = try await perform(steps, &conversation)
      let after = ScreenText(screens.after)
      let changes = after.changes(since: ScreenText(screens.before))
      return DeviceAnswer(changes, json: SelectorSuggestion.elements(of: screens.after))
    }
  }

  private static func perform(
    _ steps: String, _ conversation: inout PageConversation
  ) async throws -> PerformedSteps {
    try await conversation.perform(.perform(steps))
    guard let performed = conversation.performed else {
      throw PageConversation.Refused(description: "The device didn't send its elements.")
    }
    return performed
  }
}
