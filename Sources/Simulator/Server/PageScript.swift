import DeviceProtocol
import DisplayList

/// The page's generated scripts, with values that must match their declarations in Swift exactly.
enum PageScript {
  /// Returns the script with a name, if there's one.
  static func named(_ name: String) -> String? {
    switch name {
    case "frames.js": frames
    case "messages.js": messages
    default: nil
    }
  }

  // MARK: Messages

  /// The names of the messages between the page and the device.
  private static let messages = """
    \(notice)
    \(numbers("Packet", PacketKind.allCases))
    \(names("Message", PageMessage.CodingKeys.allCases))
    \(sayings("Command", PageCommand.CodingKeys.allCases))
    \(sayings("TextEntry", TextEntry.CodingKeys.allCases))
    \(sayings("Action", AccessibilityAction.CodingKeys.allCases))
    \(sayings("Location", DeviceLocation.CodingKeys.allCases))
    \(sayings("Recording", RecordingRequest.CodingKeys.allCases))
    \(set("INPUTS", of: \.isInput))
    \(set("SHARED", of: \.isShared))
    \(switches)
    \(permissions)

    """

  /// Returns the names of the commands that have a property.
  private static func set(_ name: String, of property: (PageCommand.CodingKeys) -> Bool) -> String {
    let names = PageCommand.CodingKeys.allCases.filter(property).map { "  \"\($0.rawValue)\",\n" }
    return "export const \(name) = new Set([\n" + names.joined() + "]);\n"
  }

  /// The switches in the menu, with the menu's text for each.
  private static var switches: String {
    let entries = DeviceSwitch.allCases.map { item in
      let code = item.code.map { ", code: \"\($0)\"" } ?? ""
      return
        "  { name: \"\(item.rawValue)\", section: \"\(item.section)\", title: \"\(item.title)\", "
        + "effect: \"\(item.effect)\", letters: \"\(item.letters)\"\(code) },\n"
    }
    return "export const SWITCHES = [\n" + entries.joined() + "];\n"
  }

  /// The permissions in the menu, with the menu's text for each answer.
  private static var permissions: String {
    let entries = AppPermission.allCases.map { permission in
      let answers = permission.menuAnswers.map { "[\"\($0.rawValue)\", \"\($1)\"]" }
      return
        "  { name: \"\(permission.rawValue)\", title: \"\(permission.title)\", "
        + "letters: \"\(permission.letters)\", answers: [\(answers.joined(separator: ", "))] },\n"
    }
    return "export const PERMISSIONS = [\n" + entries.joined() + "];\n"
  }

  private static let notice = "// Quince writes this script; what it says is declared in Swift.\n"

  private static func numbers(
    _ name: String, _ cases: [some RawRepresentable<UInt8>]
  ) -> String {
    object(name, cases.map { "\($0): \($0.rawValue)" })
  }

  private static func names(_ name: String, _ cases: [some RawRepresentable<String>]) -> String {
    object(name, cases.map { "\($0.rawValue): \"\($0.rawValue)\"" })
  }

  /// Returns functions that build messages from their values.
  private static func sayings(_ name: String, _ cases: [some PageVocabulary]) -> String {
    object(
      name,
      cases.map {
        let values = $0.values.joined(separator: ", ")
        let content = values.isEmpty ? "{}" : "{ \(values) }"
        return "\($0.rawValue): (\(values)) => ({ \($0.rawValue): \(content) })"
      })
  }

  private static func object(_ name: String, _ members: [String]) -> String {
    "export const \(name) = {\n" + members.map { "  \($0),\n" }.joined() + "};\n"
  }

  // MARK: Frames

  /// The page's code for reading frames: a function for each layout, based on a reader for single
  /// values.
  private static let frames = """
    \(notice)
    export const VERSION = \(DisplayList.encodingVersion);

    """ + FrameLayout.named.map { "\n" + function($0) }.joined()

  private static func function(_ layout: FrameLayout.Named) -> String {
    let body =
      if case .choice(let cases) = layout.layout {
        choice(cases, of: layout.name)
      } else {
        "  return \(expression(layout.layout));\n"
      }
    return "export function \(layout.name)(r) {\n\(body)}\n"
  }

  private static func choice(_ cases: [FrameLayout.Case], of name: String) -> String {
    let branches = cases.map {
      let fields = ["kind: \"\($0.name)\""] + $0.fields.map(member)
      return "    case \($0.number): return { \(fields.joined(separator: ", ")) };\n"
    }
    let end = "    default: throw new Error(\"The frame has an unknown \(name).\");\n"
    return "  switch (r.byte()) {\n\(branches.joined())\(end)  }\n"
  }

  private static func member(_ field: FrameLayout.Field) -> String {
    "\(field.name): \(expression(field.layout))"
  }

  private static func expression(_ layout: FrameLayout) -> String {
    switch layout {
    case .bool: "r.bool()"
    case .uint16: "r.uint16()"
    case .uint64: "r.uint64()"
    case .float: "r.float()"
    case .string: "r.string()"
    case .rect: "r.rect()"
    case .color: "r.color()"
    case .name(let names): "[\(names.map { "\"\($0)\"" }.joined(separator: ", "))][r.byte()]"
    case .fields(let fields): "{ \(fields.map(member).joined(separator: ", ")) }"
    case .optional(let layout): "r.bool() ? \(expression(layout)) : null"
    case .list(let layout): "r.list(() => \(expression(layout)))"
    case .reference(let name): "\(name)(r)"
    case .choice: preconditionFailure("A choice must have a name.")
    }
  }
}
