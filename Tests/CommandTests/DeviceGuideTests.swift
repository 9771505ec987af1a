import DeviceProtocol
import Foundation
import Testing

@testable import Commands
@testable import Simulator

/// Each device command and switch must be in the guide, the menu, and `quince device`.
struct DeviceGuideTests {
  /// Returns the rows of a table in `docs/device.md`, with the contents of their cells.
  private func rows(under header: String) throws -> [[String]] {
    try MarkdownTable(header, in: "docs/device.md").rows
  }

  /// Returns the first word of each piece of code in a cell.
  private func actions(in cell: String) -> [String] {
    cell.matches(of: /`([a-z-]+)/).map { String($0.output.1) }
  }

  @Test func theGuideHasARowForEveryAction() throws {
    let cells = try (rows(under: "Action") + rows(under: "Switch")).compactMap(\.first)
    let named = Set(cells.flatMap(actions))
    #expect(DeviceAction.all.map(\.name).filter { !named.contains($0) } == [])
  }

  @Test func theGuideHasTheMenuItemOfEverySwitch() throws {
    let rows = try rows(under: "Menu item")
    for item in DeviceSwitch.allCases {
      let row = try #require(rows.first { $0[0] == item.title }, "\(item.title) has no row")
      #expect(row[1] == item.letters.map(String.init).joined(separator: " "), "\(item.title)")
      #expect(row[2] == item.code.map { $0.replacing("Key", with: "") } ?? "", "\(item.title)")
      #expect(actions(in: row[3]).contains(item.rawValue), "\(item.title)")
    }
  }

  @Test func theGuideHasTheMenuItemOfEveryPermission() throws {
    let rows = try rows(under: "Menu item")
    for permission in AppPermission.allCases {
      let row = try #require(rows.first { $0[0] == permission.title }, "\(permission) has no row")
      #expect(row[1] == permission.letters.map(String.init).joined(separator: " "))
      #expect(actions(in: row[3]) == ["permission"])
    }
  }

  @Test func theMenuHasOnlyPossibleAnswers() {
    for permission in AppPermission.allCases {
      let answers = permission.menuAnswers.map(\.0)
      #expect(permission.answers.filter(answers.contains).count == answers.count)
      #expect(answers.contains(.unset))
    }
  }

  /// The page's own tests compare these rows with the menu.
  @Test func everyActionHasAMenuItem() throws {
    let inMenu = Set(try rows(under: "Menu item").flatMap { actions(in: $0[3]) })
    // The page shows the status itself, and icons for the apps. Users tap, type, and swipe on it.
    #expect(
      Set(DeviceAction.all.map(\.name)).subtracting(inMenu) == [
        "status", "launch", "elements", "tap", "type", "swipe",
      ])
  }

  /// Returns the actions of `quince device` that send a command, or none if only a page sends it.
  private func actions(sending command: PageCommand.CodingKeys) -> [String] {
    switch command {
    case .home: ["home"]
    case .switcher: ["switcher"]
    case .shake: ["shake"]
    case .rotate: ["rotate"]
    case .appearance: ["appearance"]
    case .textSize: ["text-size"]
    case .locale: ["language"]
    case .model: ["model"]
    case .system: ["system"]
    case .kill: ["kill"]
    case .relaunch: ["relaunch"]
    case .enroll, .attempt: ["biometrics"]
    case .location, .travel: ["location"]
    case .network: ["network"]
    case .resetSettings: ["reset-settings"]
    case .renewLink: ["renew-link"]
    case .lock: ["lock"]
    case .unlock: ["unlock"]
    case .set: DeviceSwitch.allCases.map(\.rawValue)
    case .timeZone: ["time-zone"]
    case .memoryWarning: ["memory-warning"]
    case .toggleKeyboard: ["keyboard"]
    case .openURL: ["open-url"]
    case .launch: ["launch"]
    case .addPhoto: ["add-media"]
    case .push: ["push"]
    case .permission: ["permission"]
    case .readPasteboard, .pasteboard: ["clipboard"]
    case .film, .stopFilming: ["record"]
    case .zoom: ["zoom"]
    case .debug: ["debug"]
    case .perform: ["elements", "tap", "type", "swipe"]
    // These are the input, responses, and panels of a page, and the devices next to each other on
    // it.
    case .touches, .pointer, .key, .text, .accessibility, .settle, .gotFrame, .gotLog,
      .dismissCrash, .record, .addDevice, .removeDevice, .fit, .inspect, .inspectObject, .edit,
      .takePictures, .openPlace, .finish:
      []
    }
  }

  /// A new command doesn't compile until it's added to the switch above, so someone must decide
  /// whether it's an action.
  @Test func everyCommandHasItsActions() {
    let named = Set(PageCommand.CodingKeys.allCases.flatMap(actions(sending:)))
    let known = Set(DeviceAction.all.map(\.name))
    #expect(named.subtracting(known) == [])
    // These actions read files from the page's server.
    #expect(known.subtracting(named) == ["status", "screenshot", "logs"])
  }
}
