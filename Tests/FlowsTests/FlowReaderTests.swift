import DeviceProtocol
import Flows
import Foundation
import Simulator
import Testing

/// The contents of flow files, and the messages about invalid ones.
struct FlowReaderTests {
  private func read(
    _ text: String, environment: [String: String] = [:],
    in folder: URL = FileManager.default.temporaryDirectory
  ) throws -> Flow {
    let file = folder.appendingPathComponent("\(UUID().uuidString).yaml")
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    return try FlowReader(environment: environment).read(file)
  }

  private func error(_ text: String) -> FlowError? {
    #expect(throws: FlowError.self) { try read(text) }
    do {
      _ = try read(text)
      return nil
    } catch {
      return error as? FlowError
    }
  }

  @Test func namesTheLineOfAThirdPart() {
    let error = error("appId: a\n---\n- launchApp\n---\n- back\n")
    #expect(error?.line == 5, "\(String(describing: error))")
  }

  @Test func readsSettingsAndSteps() throws {
    let flow = try read(
      """
      appId: com.example.app
      name: A story
      ---
      - launchApp
      - tapOn: "OK"
      """)
    #expect(flow.appID == "com.example.app")
    #expect(flow.name == "A story")
    #expect(flow.steps.map(\.line) == [4, 5])
    guard case .tapOn(.element(let selector, nil), let options) = flow.steps[1].command else {
      Issue.record("not a tap: \(flow.steps[1].command)")
      return
    }
    #expect(selector.description == "“OK”")
    #expect(options.times == 1)
  }

  @Test func readsTheSystem() throws {
    #expect(try read("os: 26.5\n---\n- launchApp").system?.release == .ios26)
    #expect(try read("os: '27'\n---\n- launchApp").system?.release == .ios27)
    #expect(try read("os: 18.6\n---\n- launchApp").system?.note?.contains("iOS 18.5") == true)
    #expect(try read("name: A\n---\n- launchApp").system == nil)
    let error = error("name: A\nos: 19.1\n---\n- launchApp")
    #expect(error?.line == 2)
    #expect(error?.message == "Unknown system “19.1”: use 18.5, 26.5, or 27.2.")
  }

  @Test func readsAFlowWithoutSettings() throws {
    #expect(try read("- launchApp").steps.count == 1)
  }

  @Test func readsANotification() throws {
    let flow = try read(
      """
      - sendPush:
          appId: com.example.app
          payload: { aps: { alert: { title: "${WHO}" }, badge: 2 }, cups: "2", isHot: true }
      """, environment: ["WHO": "Ada"])
    guard case .sendPush(let payload, "com.example.app") = flow.steps[0].command else {
      Issue.record("not a notification: \(flow.steps[0].command)")
      return
    }
    #expect(
      payload.json
        == #"{"aps":{"alert":{"title":"Ada"},"badge":2},"cups":"2","isHot":true}"#)
  }

  @Test(arguments: ["[red.png, \"${BLUE}\"]", "{ files: [red.png, blue.jpg] }"])
  func readsImages(_ files: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["red.png", "blue.jpg"] {
      try Data(name.utf8).write(to: folder.appendingPathComponent(name))
    }
    let flow = try read(
      "- addMedia: \(files)", environment: ["BLUE": "blue.jpg"],
      in: folder)
    guard case .addMedia(let images) = flow.steps[0].command else {
      Issue.record("not images: \(flow.steps[0].command)")
      return
    }
    #expect(images.map(\.path) == ["red.png", "blue.jpg"])
    #expect(images.map(\.data) == [Data("red.png".utf8), Data("blue.jpg".utf8)])
  }

  @Test func readsPermissions() throws {
    let flow = try read(
      """
      - setPermissions:
          appId: a.b
          permissions: { all: deny, location: inuse, camera: allow }
      """)
    guard case .setPermissions(let answers, "a.b") = flow.steps[0].command else {
      Issue.record("no permissions: \(flow.steps[0].command)")
      return
    }
    #expect(
      answers == [
        .notifications: .deny, .location: .inuse, .faceID: .deny, .photos: .deny, .camera: .allow,
        .microphone: .deny,
      ])
  }

  @Test func aLaunchSetsPermissionsOfWhichSpecificOnesReplaceAll() throws {
    let flow = try read("- launchApp: { permissions: { photos: limited, all: deny } }")
    guard case .launchApp(let launch) = flow.steps[0].command else {
      Issue.record("no launch: \(flow.steps[0].command)")
      return
    }
    #expect(launch.permissions[.photos] == .limited)
    #expect(launch.permissions[.location] == .deny)
  }

  @Test(arguments: DeviceNetwork.allCases)
  func readsTheNetwork(_ network: DeviceNetwork) throws {
    let flow = try read("- setNetwork: \(network.rawValue)")
    guard case .setNetwork(network) = flow.steps[0].command else {
      Issue.record("no network: \(flow.steps[0].command)")
      return
    }
  }

  @Test func readsAMock() throws {
    let flow = try read(
      """
      - mockNetwork:
          url: "*/a"
          method: put
          status: 201
          json: { id: 7, names: [Ann, "8"] }
          headers: { X-Page: 2 }
          delay: 500
          times: 3
      """)
    guard case .mockNetwork(let mock) = flow.steps[0].command else {
      Issue.record("no mock: \(flow.steps[0].command)")
      return
    }
    #expect(mock.url.description == "*/a" && mock.method == "PUT" && mock.times == 3)
    #expect(mock.response.status == 201 && mock.delay == 0.5)
    #expect(
      mock.response.headers.dictionary == ["X-Page": "2", "Content-Type": "application/json"])
    #expect(String(decoding: mock.response.body, as: UTF8.self) == #"{"id":7,"names":["Ann","8"]}"#)
  }

  @Test func readsAnExpectedRequest() throws {
    let flow = try read(
      """
      - assertRequest: { url: "*/a", method: post, json: { id: 7 }, count: 2 }
      - assertRequest: https://example.com/
      """)
    guard case .assertRequest(let first) = flow.steps[0].command,
      case .assertRequest(let second) = flow.steps[1].command
    else {
      Issue.record("no expectations: \(flow.steps.map(\.command))")
      return
    }
    #expect(first.method == "POST" && first.count == 2)
    #expect(first.json.map { String(decoding: $0, as: UTF8.self) } == #"{"id":7}"#)
    #expect(second.url.description == "https://example.com/" && second.count == nil)
  }

  @Test(arguments: [
    ("- mockNetwork: { status: 200 }", "must have url:"),
    ("- mockNetwork: { url: a, status: 99 }", "“status” must be from 100 to 599, not 99"),
    ("- mockNetwork: { url: a, json: 1, body: b }", "only one of json:, body:, and file:"),
    ("- mockNetwork: { url: a, file: none.png }", "can't read “none.png”"),
    ("- mockNetwork: { url: a, time: 2 }", "has no option “time”"),
    ("- assertRequest", "must have url:"),
    ("- assertRequest: { url: a, count: -1 }", "“count” must be 0 or more"),
  ])
  func saysWhatIsWrongWithRequests(_ text: String, _ reason: String) {
    let error = error(text)
    #expect(error?.message.contains(reason) == true, "\(String(describing: error))")
  }

  @Test(arguments: [
    ("- setNetwork: fast", "unknown state of the network “fast”: use online, slow, offline"),
    ("- setNetwork", "a state: online, slow, offline"),
    ("- setNetwork: { state: slow }", "has no option “state”"),
    ("- setAirplaneMode: enabled", "use setNetwork: offline"),
  ])
  func saysWhatIsWrongWithTheNetwork(_ text: String, _ reason: String) {
    let error = error(text)
    #expect(error?.message.contains(reason) == true, "\(String(describing: error))")
  }

  @Test(arguments: [
    ("- setPermissions: { permissions: { wings: allow } }", "unknown permission “wings”"),
    ("- setPermissions: { permissions: { faceid: always } }", "“faceid” can't be “always”"),
    ("- setPermissions: { permissions: { location: limited } }", "“location” can't be “limited”"),
    ("- launchApp: { permissions: { photos: always } }", "“photos” can't be “always”"),
    ("- setPermissions: { all: deny }", "has no option “all”"),
    ("- addMedia: nowhere.png", "can't read “nowhere.png”"),
    ("- addMedia: []", "must have a list of files"),
    ("- addMedia: [{ a: b }]", "must be a list of texts"),
    ("- addMedia: { file: a.png }", "has no option “file”"),
    ("- startRecording: movie", "quince record"),
  ])
  func saysWhatIsWrongWithImagesAndPermissions(_ text: String, _ reason: String) {
    let error = error(text)
    #expect(error?.message.contains(reason) == true, "\(String(describing: error))")
  }

  @Test(arguments: [
    ("- sendPush: { payload: { alert: A } }", "A payload must have the key “aps”"),
    ("- sendPush: { payload: A }", "“payload” must be a dictionary"),
    ("- sendPush: nowhere.apns", "can't read “nowhere.apns”"),
    ("- sendPush: { appId: a }", "either payload: or file:"),
    ("- sendPush: ../../../../../../etc/hostname", "can't read"),
  ])
  func saysWhyItIsNoNotification(_ text: String, _ reason: String) {
    let error = error(text)
    #expect(error?.message.contains(reason) == true, "\(String(describing: error))")
  }

  @Test func namesAnUnknownCommandAndOneLikeIt() {
    let error = error("- launchApp\n- tapOm: OK")
    #expect(error?.line == 2)
    #expect(error?.message.contains("tapOm") == true)
    #expect(error?.message.contains("tapOn") == true)
  }

  @Test func namesAMisspelledKey() {
    let error = error("- tapOn:\n    text: OK\n    indx: 2")
    #expect(error?.line == 3)
    #expect(error?.message.contains("indx") == true)
  }

  @Test(arguments: [
    ("- tapOn:\n    point: 1,2\n    repaet: 2", "repeat"),
    ("- assertVisible:\n    text: OK\n    enabeld: true", "enabled"),
    ("- repeat:\n    commands: []\n    tmies: 3", "times"),
    ("- runFlow:\n    commands: []\n    wehn: { visible: OK }", "when"),
  ])
  func meansAKeyThatIsNear(_ text: String, _ meant: String) {
    let error = error(text)
    #expect(error?.line == 3)
    #expect(error?.message.contains("did you mean \(meant)?") == true, "\(error as Any)")
  }

  @Test(arguments: [("taoOn: OK", "tapOn"), ("assertNotVisble: OK", "assertNotVisible")])
  func meansACommandThatIsNear(_ step: String, _ meant: String) {
    let error = error("- launchApp\n- \(step)")
    #expect(error?.line == 2)
    #expect(error?.message.contains("did you mean \(meant)?") == true, "\(error as Any)")
  }

  @Test func namesAMisspelledSetting() {
    let error = error("name: A story\nappID: com.example\n---\n- launchApp")
    #expect(error?.line == 2)
    #expect(error?.message.contains("did you mean appId?") == true, "\(error as Any)")
  }

  @Test func saysWhyACommandOfMaestrosIsMissing() {
    let error = error("- launchApp\n- evalScript: ${output.a = 1}")
    #expect(error?.line == 2)
    #expect(error?.message.contains("JavaScript") == true, "\(error as Any)")
  }

  @Test(arguments: ["${maestro.copiedText}", "${A == 'b'}", "${'Hello ' + WHO}", "${WHO || 'me'}"])
  func refusesJavaScript(_ expression: String) {
    let error = error("- launchApp\n- inputText: \"\(expression)\"")
    #expect(error?.line == 2)
    #expect(error?.message.contains("JavaScript") == true, "\(error as Any)")
  }

  @Test func leavesAnEscapedDollarAlone() throws {
    let flow = try read("- inputText: 'costs \\${PRICE}'")
    guard case .inputText(let text) = flow.steps[0].command else {
      Issue.record("no text: \(flow.steps[0].command)")
      return
    }
    #expect(text == "costs ${PRICE}")
  }

  @Test func givesStepsWithinStepsTheirValues() throws {
    let flow = try read(
      """
      - runFlow:
          env: { WHO: Roy }
          commands:
            - inputText: ${WHO}
      """)
    guard case .runFlow(let steps, nil) = flow.steps[0].command,
      case .inputText(let text) = steps[0].command
    else {
      Issue.record("no text: \(flow.steps[0].command)")
      return
    }
    #expect(text == "Roy")
  }

  @Test func refusesASelectorThatSelectsNothing() {
    #expect(error("- tapOn: {}")?.line == 1)
  }

  @Test(arguments: [
    "tapOn", "doubleTapOn", "longPressOn", "assertVisible", "assertNotVisible", "inputText",
    "takeScreenshot", "assertColor", "assertTrue", "swipe", "pinch", "repeat", "runFlow",
    "pressKey",
    "scrollUntilVisible", "copyTextFrom", "openLink", "setOrientation",
  ])
  func namesTheLineOfACommandThatLacksEverything(_ command: String) {
    for text in ["- launchApp\n- \(command)\n", "- launchApp\n- \(command):\n"] {
      #expect(error(text)?.line == 2, "\(text)")
    }
  }

  @Test(arguments: [
    "- swipe: { direction: SIDEWAYS }", "- assertColor: { id: a, textColor: reddish }",
    "- eraseText: many", "- pressKey: Snooze", "- tapOn: { point: middle }",
    "- setOrientation: DIAGONAL", "- assertColor: { id: a }", "- tapOn: { text: a, enabled: 3 }",
    "- eraseText: -1", "- tapOn: { text: a, repeat: -2 }",
    "- swipe: { direction: UP, duration: -1 }", "- pinch: { scale: 2 }", "- pinch: { id: map }",
    "- pinch: { id: map, scale: 0 }", "- pinch: { id: map, scale: 11 }",
    "- pinch: { id: map, scale: 1 }",
    "- retry: { maxRetries: 4, commands: [] }", "- repeat: { commands: [] }",
    "- swipe: { direction: UP, start: '1,1', end: '2,2' }", "- swipe: { start: '1,1' }",
    "- runFlow: { commands: [], file: a.yaml }", "- back: twice", "- tapOn: [a, b]",
    "- extendedWaitUntil: { timeout: 100 }", "- extendedWaitUntil: { visible: a, timeout: .inf }",
    "- scrollUntilVisible: { element: a, visibilityPercentage: 200 }", "- tapOn: { a: 1, a: 2 }",
  ])
  func refusesAWrongValue(_ text: String) {
    #expect(error(text)?.line == 1)
  }

  @Test func refusesBrokenYAML() {
    #expect(error("- tapOn: [\n- x: \"")?.line != nil)
  }

  @Test func putsInValues() throws {
    let flow = try read(
      "env:\n  WHO: Roy\n  WHAT: Hello\n---\n- inputText: \"${WHAT} ${WHO}\"",
      environment: ["WHO": "Enrique"])
    guard case .inputText(let text) = flow.steps[0].command else {
      Issue.record("no text: \(flow.steps[0].command)")
      return
    }
    #expect(text == "Hello Enrique")
  }

  @Test func namesAMissingValue() {
    #expect(error("- inputText: \"${NOBODY}\"")?.message.contains("NOBODY") == true)
  }

  @Test(arguments: [
    ("platform: iOS", true), ("platform: Android", false), ("true: '${YES}'", true),
    ("true: '${NO}'", false), ("true: ''", false),
  ])
  func knowsWhatHoldsBeforehand(_ condition: String, _ holds: Bool) throws {
    let flow = try read(
      "- runFlow: { when: { \(condition) }, commands: [] }",
      environment: ["YES": "yes", "NO": "0"])
    guard case .runFlow(_, let condition?) = flow.steps[0].command else {
      Issue.record("no condition: \(flow.steps[0].command)")
      return
    }
    #expect(condition.isPossible == holds)
  }

  @Test func refusesAFlowThatRunsItself() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).yaml")
    try "- runFlow: \(file.lastPathComponent)".write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(throws: FlowError.self) { try FlowReader().read(file) }
  }
}
