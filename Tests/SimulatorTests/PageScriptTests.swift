import DeviceProtocol
import Foundation
import Testing

@testable import Simulator

/// The page's scripts, which are generated from declarations in Swift.
struct PageScriptTests {
  private static let commands: [PageCommand] = [
    .touches([]),
    .pointer(
      PointerGesture(kind: .wheel, phase: .began, location: .zero, timestamp: 0)),
    .key(KeyPress(isDown: true, code: "KeyA", characters: "a", modifiers: [], isRepeat: false)),
    .text(.unmark), .pasteboard(""),
    .accessibility(elementID: 1, launch: 2, action: .activate), .settle(1), .home, .switcher,
    .shake,
    .rotate(.portrait), .appearance(.dark), .textSize(""), .locale(""), .model(""),
    .system(.ios26), .kill,
    .relaunch, .gotFrame, .gotLog,
    .dismissCrash, .record(.stop), .enroll(true), .attempt(true), .location(.none),
    .network(.slow),
    .travel(gpx: ""), .resetSettings, .renewLink,
    .inspect(true), .inspectObject(1),
    .edit(InspectorEdit(object: 1, key: "", value: ""), launch: 2), .takePictures([]),
    .openPlace(1), .addDevice(""), .removeDevice(1), .fit(CGSize(width: 1, height: 1)), .lock,
    .unlock, .set(.boldText, isOn: true), .timeZone(""), .memoryWarning, .toggleKeyboard,
    .openURL(""), .launch(""), .addPhoto(Data()),
    .push("", bundleID: "a"),
    .permission(.photos, .limited, bundleID: "a"), .readPasteboard, .debug(.end),
    .perform("- back"), .film,
    .stopFilming(.gif),
    .zoom(.point),
    .finish(1),
  ]

  private static let entries: [TextEntry] = [
    .insert(""), .paste(""), .setMarked(""), .unmark, .select(0..<1),
  ]

  private static let actions: [AccessibilityAction] = [
    .activate, .increment, .decrement, .escape, .focus, .setValue(""), .reveal, .scroll(.end),
  ]

  private static let requests: [RecordingRequest] = [
    .start(erasing: true), .stop, .discard, .assert(.zero), .play(flow: ""),
    .save(flow: "", name: "", replacing: true),
  ]

  private static let locations: [DeviceLocation] = [
    .none, .fixed(.init(latitude: 0, longitude: 0)), .route(points: [], elapsed: 0),
  ]

  /// Returns the encoded names, each with the names of its values.
  private func encoded(_ values: [some Encodable]) throws -> [String: Set<String>] {
    try values.reduce(into: [:]) { names, value in
      let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(value))
      for (name, content) in try #require(json as? [String: [String: Any]]) {
        names[name] = Set(content.keys)
      }
    }
  }

  private func said<Key: PageVocabulary>(_ keys: Key.Type) -> [String: Set<String>] {
    Dictionary(uniqueKeysWithValues: keys.allCases.map { ($0.rawValue, Set($0.values)) })
  }

  @Test func thePageSaysWhatIsDecoded() throws {
    #expect(try encoded(Self.commands) == said(PageCommand.CodingKeys.self))
    #expect(try encoded(Self.entries) == said(TextEntry.CodingKeys.self))
    #expect(try encoded(Self.requests) == said(RecordingRequest.CodingKeys.self))
    #expect(try encoded(Self.locations) == said(DeviceLocation.CodingKeys.self))
    #expect(try encoded(Self.actions) == said(AccessibilityAction.CodingKeys.self))
  }

  /// Without its name, a command can't be sent, and `thePageSaysWhatIsDecoded` wouldn't notice that
  /// there's no sample of it.
  @Test func everyCommandHasAName() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/Simulator/Server/PageCommand.swift").standardized
    let text = try String(contentsOf: file, encoding: .utf8)
    let declaration = try #require(text.firstRange(of: "enum CodingKeys"))
    let cases = text[..<declaration.lowerBound].matches(of: /\n  case (\w+)/)
    #expect(
      Set(cases.map { String($0.output.1) }) == Set(PageCommand.CodingKeys.allCases.map(\.rawValue))
    )
  }

  @Test func messagesAreFunctionsAndNames() throws {
    let script = try #require(PageScript.named("messages.js"))
    #expect(script.contains("export const Packet = {\n  message: 1,"))
    #expect(script.contains("  device: \"device\",\n"))
    #expect(script.contains("  home: () => ({ home: {} }),\n"))
    #expect(
      script.contains(
        "  accessibility: (elementID, launch, action) => "
          + "({ accessibility: { elementID, launch, action } }),\n"))
  }

  /// The page waits for the screen after these commands, and performs them on all devices.
  @Test func whatCommandsDoIsKnown() throws {
    let script = try #require(PageScript.named("messages.js"))
    for (name, some, other) in [("INPUTS", "kill", "gotFrame"), ("SHARED", "touches", "rotate")] {
      let set = try #require(
        script.firstRange(of: "export const \(name) = new Set([").map { script[$0.upperBound...] })
      let members = set.prefix { $0 != "]" }
      #expect(members.contains("\"\(some)\""))
      #expect(!members.contains("\"\(other)\""))
    }
  }

  @Test func framesAreReadByFunctions() throws {
    let script = try #require(PageScript.named("frames.js"))
    #expect(
      script.contains(
        """
        export function shadow(r) {
          return { color: r.color(), x: r.float(), y: r.float(), blur: r.float() };
        }
        """))
    #expect(script.contains("    case 1: return { kind: \"save\" };\n"))
    #expect(
      script.contains(
        "{ kind: \"path\", usesEvenOddRule: r.bool(), elements: r.list(() => pathElement(r)) }"))
  }

  @Test func thereAreNoOthers() {
    #expect(PageScript.named("index.html") == nil)
  }
}
